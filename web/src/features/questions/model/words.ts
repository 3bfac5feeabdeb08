/** The sentences about a seller and about questions. */
import { dubaiDate, minute, monthYear, shortInstant } from "@marsa/api-spec/dates";
import { initials } from "#/components/ui/avatar.tsx";
import { count } from "#/lib/format/counts.ts";
import type { Question, Seller } from "./queries.ts";

/** A number about a seller, and its words. */
export interface Figure {
  readonly value: string;
  readonly words: string;
}

/** Returns the numbers about a seller; what too few cases stand for is left out. */
export function figuresOf({ sold, accepted_below, answer_minutes, fell_through }: Seller): Figure[] {
  return [
    { value: count(sold), words: sold === 1 ? "lot sold" : "lots sold" },
    ...(accepted_below === null
      ? []
      : [{ value: `${accepted_below} %`, words: "accepted below the minimum" }]),
    ...(answer_minutes === null ? [] : [{ value: timeOf(answer_minutes), words: "median time to answer" }]),
    {
      value: count(fell_through),
      words: fell_through === 1 ? "sale that fell through" : "sales that fell through",
    },
  ];
}

/** "12 min", "5 h", "3 days". */
function timeOf(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 48 * 60) return `${Math.round(minutes / 60)} h`;
  return `${Math.round(minutes / (24 * 60))} days`;
}

/** "Company, selling here since Jan 2023". */
export function sellerLine({ form, verified_since: since }: Seller): string {
  const who = form === "company" ? "Company" : "Private seller";
  return since === null ? who : `${who}, selling here since ${monthYear(since)}`;
}

/** "WL" for "Wadi Leasing PJSC"; a private person has no letters. */
export function initialsOf(name: string | null): string {
  const words = (name ?? "").match(/\p{L}\S*/gu) ?? [];
  return initials(words.slice(0, 2).join(" "));
}

/** "Seller · Nov 23, 17:20", "Marsa · Nov 23, 17:20". */
export function answeredLine({ by, at }: NonNullable<Question["answer"]>): string {
  return `${by === "seller" ? "Seller" : "Marsa"} · ${shortInstant(at)}`;
}

/** Until when questions are taken, or that they are not. `now` in ms. */
export function closingLine(
  { open, closes_at: closesAt }: { readonly open: boolean; readonly closes_at: string | null },
  now: number,
): string {
  if (!open)
    return closesAt === null || Date.parse(closesAt) > now
      ? "Questions are closed."
      : `Questions closed ${when(closesAt, now)}.`;
  if (closesAt === null) return "Questions close when the live lane opens. Watchers are told of each answer.";
  return `Questions close ${when(closesAt, now)}, one hour before the end. Watchers are told of each answer.`;
}

function when(instant: string, now: number): string {
  return dubaiDate(instant) === dubaiDate(now) ? `at ${minute(instant)}` : shortInstant(instant);
}
