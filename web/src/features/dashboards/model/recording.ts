import type { Schema } from "@marsa/api-spec/client-problem";
import type { LaneLot, LaneState } from "#/realtime/lanes/lanes-store.ts";
import type { LotLive } from "#/realtime/lots/live-store.ts";
import { type HistoryRow, isBid } from "./wall-view.ts";

export type LaneEvent = Schema<"LaneEvent">;
export type LotEvent = Schema<"LotEvent">;
type LaneRow = Schema<"LaneRow">;

/** The events of two topics in their order. `at`: server ms. */
export type RecordedEvent = { readonly at: number } & (
  | { readonly lane: LaneEvent }
  | { readonly lot: LotEvent }
);

/** The state of a lane at one moment of a replay. */
export interface Scene {
  /** Null before the lane's first event. */
  readonly state: LaneState | null;
  readonly lots: ReadonlyMap<number, LotLive>;
  /** Bids on each lot, newest first. */
  readonly bids: ReadonlyMap<number, readonly HistoryRow[]>;
  /** The last line of the log. */
  readonly row: LaneRow | null;
}

/**
 * Joins all events in order, each once: by time, and within one commit the lots' events before the lane's, which names
 * their seq. Pages may overlap and come in any order.
 */
export function stepsOf(lane: readonly LaneEvent[], lots: readonly LotEvent[]): RecordedEvent[] {
  const events = new Map<string, RecordedEvent>();
  for (const event of lots)
    events.set(`lot ${event.id_auction} ${event.epoch} ${event.seq}`, { at: event.at, lot: event });
  for (const event of lane) events.set(`lane ${event.epoch} ${event.seq}`, { at: event.at, lane: event });
  return [...events.values()].toSorted(
    (one, other) => one.at - other.at || rank(one) - rank(other) || seqOf(one) - seqOf(other),
  );
}

const rank = (step: RecordedEvent) => ("lot" in step ? 0 : 1);
const seqOf = (step: RecordedEvent) => ("lot" in step ? step.lot.seq : step.lane.seq);

/** The number of steps up to a moment, ms. */
export function stepsUntil(steps: readonly RecordedEvent[], at: number): number {
  let [low, high] = [0, steps.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (steps[middle]!.at <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the lane after its first `count` steps. Events carry whole states, so each one replaces the state before. */
export function sceneAfter(steps: readonly RecordedEvent[], count: number): Scene {
  let state: LaneState | null = null;
  let row: LaneRow | null = null;
  const lots = new Map<number, LotLive>();
  const bids = new Map<number, HistoryRow[]>();
  for (const step of steps.slice(0, count)) {
    if ("lane" in step) {
      const { epoch, seq, rows } = step.lane;
      state = { ...step.lane.state, epoch, seq };
      row = rows.at(-1) ?? row;
    } else {
      const { id_auction: id, state: live, rows } = step.lot;
      const placed = rows.filter(isBid).toSorted((one, other) => other.seq - one.seq);
      lots.set(id, live);
      if (placed.length > 0) bids.set(id, [...placed, ...(bids.get(id) ?? [])]);
    }
  }
  return { state, lots, bids, row };
}

/** The state of a lot before its first event: open, without a bid. */
export function unopened(steps: readonly RecordedEvent[], lot: LaneLot): LotLive {
  const first = steps.find((step) => "lot" in step && step.lot.id_auction === lot.id_auction);
  const known = first && "lot" in first ? first.lot.state : lot.live;
  return { ...known, price: null, leader: null, bids: 0, bidders: 0 };
}
