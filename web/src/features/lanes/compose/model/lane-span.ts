import { type Composed, startMs } from "./composed.ts";
import { type Span, spanOf } from "./conflicts.ts";
import { runMs } from "./times.ts";

/** The expected time of the lane in the form; null without a start. */
export function laneSpan(mine: Composed): Span | null {
  const from = startMs(mine);
  if (from === null) return null;
  const lasts = mine.lots.length === 0 ? null : runMs(mine);
  return spanOf(from, lasts === null ? null : from + lasts);
}
