import type { Decision, Refused } from "../decision.ts";
import type { LotState, Stake } from "../lot.ts";
import type { LaneState } from "./lane.ts";

/** What happened in a lane, as its log and its events call it. */
export type LaneEventKind =
  | "published"
  | "opened"
  | "started"
  | "lot_waiting"
  | "lot_opened"
  | "bid"
  | "final_call"
  | "hammer"
  | "result"
  | "reopened"
  | "released"
  | "min_price_changed"
  | "start_price_lowered"
  | "step_changed"
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

/** What one command did to a lane and, at most, to one of its lots. Written in one transaction, or not at all. */
export interface LaneDecision {
  readonly ok: true;
  readonly lane: LaneState;
  /** What became of the lot concerned; null where only the lane changed. */
  readonly lot: Decision<unknown> | null;
  /** Null where nothing changed that others can see. */
  readonly kind: LaneEventKind | null;
  /** Which lot it is about, and words for the log; null where there is nothing to add. */
  readonly lotId: number | null;
  readonly text: string | null;
  /** Who did it, where that does not follow from the kind. */
  readonly by?: LaneActor;
}

/** Who gives a word at a lane. */
export type LaneActor = "operator" | "staff";

/** `STALE`: the lane is not where the command takes it to be. */
export type LaneCode = "STALE" | "LOT_HAS_BIDS" | "NOT_FOUND";

/** A lane, the lot that a command or a deadline is about, and what the lot's leader has on it. */
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

/** A lane after a command: the change, one seq later, and what to tell of it. */
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

/** The lane is not where the command takes it to be; `why` is for the operator's screen. */
export function stale(why: string, facts: Refused["details"] = {}): Refused<"STALE"> {
  return { ok: false, code: "STALE", details: { why, ...facts } };
}
