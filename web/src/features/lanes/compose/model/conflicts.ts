import type { Schema } from "@marsa/api-spec/client-problem";
import { toMs } from "@marsa/api-spec/dates";
import { type Composed, startMs } from "./composed.ts";
import { runMs } from "./times.ts";

export type Auctioneer = Schema<"Auctioneer">;
type OtherLane = Auctioneer["lanes"][number];

/** The expected time of a lane, ms since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** An auctioneer needs this long between two lanes, ms. */
const CHANGE_OVER_MS = 10 * 60_000;
/** The assumed duration of a lane without lots, ms. */
const UNKNOWN_MS = 3_600_000;

/** Returns the other lanes of this person at the same time, or within the time between two lanes. */
export function conflictsOf(person: Auctioneer, span: Span | null, queueId: number): readonly OtherLane[] {
  if (!span) return [];
  return person.lanes.filter((lane) => {
    if (lane.id_queue === queueId) return false;
    const { from, to } = spanOf(toMs(lane.start), lane.ends === null ? null : toMs(lane.ends));
    return from < span.to + CHANGE_OVER_MS && span.from < to + CHANGE_OVER_MS;
  });
}

/** The time of a lane, also without lots. */
export function spanOf(from: number, to: number | null): Span {
  return { from, to: Math.max(to ?? 0, from + (to === null ? UNKNOWN_MS : 0)) };
}

/** The expected time of the lane in the form; null without a start. */
export function laneSpan(mine: Composed): Span | null {
  const from = startMs(mine);
  if (from === null) return null;
  const lasts = mine.lots.length === 0 ? null : runMs(mine);
  return spanOf(from, lasts === null ? null : from + lasts);
}
