/** The result of a command on a lane, as plain data. */
import type { Decision, Refused } from "./decision.ts";
import type { LotState, Stake } from "./lot.ts";
import type { LaneState } from "./lane.ts";

/** The kinds of lane events, as named in the log and in events. */
export type LaneEventKind =
  | "published"
  | "opened"
  | "started"
  | "lot_waiting"
  | "lot_opened"
  | "bid"
  | "taken_back"
  | "final_call"
  | "held"
  | "hammer"
  | "result"
  | "reopened"
  | "released"
  | "min_price_changed"
  | "start_price_lowered"
  | "step_changed"
  | "ask_set"
  | "skipped"
  | "disabled"
  | "enabled"
  | "moved"
  | "bought"
  | "withdrawn"
  | "paused"
  | "resumed"
  | "desk"
  | "message"
  | "finished"
  | "cancelled";

/**
 * All changes that one command makes to a lane and, at most, one of its lots. Written in one transaction, or not at
 * all.
 */
export interface LaneDecision {
  readonly ok: true;
  readonly lane: LaneState;
  /** The change of the lot; null where only the lane changed. */
  readonly lot: Decision<unknown> | null;
  /** Null where nothing changed that others can see. */
  readonly kind: LaneEventKind | null;
  /** The lot of the log entry and its words; null where there is nothing to add. */
  readonly lotId: number | null;
  readonly text: string | null;
  /** The actor, where the kind does not name one. */
  readonly by?: LaneActor;
}

/** The person who gives a command to a lane. */
export type LaneActor = "operator" | "staff";

/** `STALE`: the lane is not in the state that the command expects. */
export type LaneCode = "STALE" | "LOT_HAS_BIDS" | "NOT_FOUND";

/** A lane, the lot of a command or a deadline, and the stake of that lot's leader. */
export interface LaneView {
  readonly lane: LaneState;
  readonly lot: LotState | null;
  readonly leader: Stake | null;
}

interface What {
  readonly kind: LaneEventKind;
  readonly lot?: Decision<unknown>;
  readonly lotId?: number | null;
  readonly text?: string | null;
  readonly by?: LaneActor | undefined;
}

/** Returns a lane after a command: the change, the next seq, and the events. */
export function laneChange(
  lane: LaneState,
  change: Partial<Omit<LaneState, "id" | "seq">>,
  { kind, lot, lotId = null, text = null, by }: What,
): LaneDecision {
  return {
    ok: true,
    lane: { ...lane, ...change, seq: lane.seq + 1 },
    lot: lot ?? null,
    kind,
    lotId,
    text,
    ...(by && { by }),
  };
}

/** Returns a lane whose change nobody else sees: the presence of a person. */
export function unseen(lane: LaneState): LaneDecision {
  return { ok: true, lane, lot: null, kind: null, lotId: null, text: null };
}

/** Refuses a command that expects another lane state; `why` is for the operator's screen. */
export function stale(why: string, facts: Refused["details"] = {}): Refused<"STALE"> {
  return { ok: false, code: "STALE", details: { why, ...facts } };
}
