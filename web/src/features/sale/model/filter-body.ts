import type { Schema } from "@marsa/api-spec/client-problem";
import { dubaiDate } from "@marsa/api-spec/dates";
import type { Period, SaleFilter } from "./sale-search.ts";

const DAY_MS = 86_400_000;
/** First and last day of a period, counted from today. */
const DAYS: Readonly<Record<Period, readonly [from: number, to: number]>> = {
  today: [0, 0],
  next7: [0, 7],
  last7: [-7, 0],
  last30: [-30, 0],
};

/** Returns the filter as the server wants it; an empty one restricts nothing. `now`: ms, for the days of a period. */
export function filterBody({ q, kind, ends }: SaleFilter, now: number): Schema<"Filter"> {
  const dayIn = (days: number) => dubaiDate(now + days * DAY_MS);
  return {
    ...(q !== "" && { q }),
    ...(kind && { kind: [kind] }),
    ...(ends && { ends: { from: dayIn(DAYS[ends][0]), to: dayIn(DAYS[ends][1]) } }),
  };
}
