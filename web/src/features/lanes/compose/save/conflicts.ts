import type { Schema } from "@marsa/api-spec/client-problem";
import { toMs } from "@marsa/api-spec/dates";

export type Auctioneer = Schema<"Auctioneer">;
type OtherLane = Auctioneer["lanes"][number];

/** From when to when a lane is expected to run, ms since 1970. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Whoever closes one lane needs this long before the next, ms. */
const CHANGE_OVER_MS = 10 * 60_000;
/** How long a lane without lots is taken to last, ms. */
const UNKNOWN_MS = 3_600_000;

/** The other lanes that want this person in the same time, or so close to it that he cannot be in both halls. */
export function conflictsOf(person: Auctioneer, span: Span | null, queueId: number): readonly OtherLane[] {
  if (!span) return [];
  return person.lanes.filter((lane) => {
    if (lane.id_queue === queueId) return false;
    const { from, to } = spanOf(toMs(lane.start), lane.ends === null ? null : toMs(lane.ends));
    return from < span.to + CHANGE_OVER_MS && span.from < to + CHANGE_OVER_MS;
  });
}

/** A lane's time, also while it has no lots yet. */
export function spanOf(from: number, to: number | null): Span {
  return { from, to: Math.max(to ?? 0, from + (to === null ? UNKNOWN_MS : 0)) };
}
