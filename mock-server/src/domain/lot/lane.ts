/** The state of a live lane. */
import type { ClerkSeat, LanePhase } from "./via.ts";
import type { LaneFees } from "./fees.ts";
import type { LotState } from "./lot.ts";
import type { Pause } from "./pause.ts";

/**
 * A live lane: lots one after another under an auctioneer. Pure data; instants in ms since 1970 UTC, durations in
 * ms. Each state has a deadline (`dueAt`) or waits for an operator or the staff.
 */
export type LaneStatus = "draft" | "scheduled" | "open" | "running" | "paused" | "finished" | "cancelled";

export type { LanePhase };

export type Hammer = "clock" | "hand";

/** How long each phase lasts, ms. */
export interface LaneTimers {
  /** From one lot's card to the next lot. */
  readonly betweenMs: number;
  readonly waitingMs: number;
  /** After the start price was lowered. */
  readonly loweredMs: number;
  /** After each change of price or leader. */
  readonly runningMs: number;
  readonly finalCallMs: number;
  /** The result is shown, and may still be revoked. */
  readonly cardMs: number;
}

export type LaneResult = "sold" | "notSold" | "summarizing" | "withdrawn";

/** A lot's place in the run. `bought`: at its buy-now price, before its turn. */
export interface RunEntry {
  readonly lotId: number;
  /**
   * The lot's number in its lane, from 1: its place in the first composition by the staff. The number never
   * changes.
   */
  readonly number: number;
  readonly state: "pending" | "current" | "ended" | "disabled" | "bought";
  readonly skips: number;
  /** How often the hammer was revoked for this lot. */
  readonly reopens: number;
  readonly result: LaneResult | null;
}

export interface CurrentLot {
  readonly lotId: number;
  readonly phase: LanePhase;
  /** End of the phase; null while the lane is paused, and while a lot takes bids under a hammer by hand. */
  readonly deadline: number | null;
  /** Remaining time of the phase when the lane paused; null while the lane runs, and where no time ran. */
  readonly leftMs: number | null;
  /** A result can be revoked once. */
  readonly reopened: boolean;
  /** When the hammer fell; null before. */
  readonly hammerAt: number | null;
}

/** The operator who runs the lane now. `askedBy`: another operator who asks to take over. */
export interface Desk {
  readonly operatorId: number;
  readonly seenAt: number;
  readonly askedBy: number | null;
}

export interface LaneState {
  readonly id: number;
  readonly status: LaneStatus;
  readonly startsAt: number;
  readonly timers: LaneTimers;
  /** Whether the desk takes bids from the room and from phones. */
  readonly room: boolean;
  /** `hand`: no timer ends the bidding on a lot. Only in a lane with the room. */
  readonly hammer: Hammer;
  /** Left out: none of its own. */
  readonly fees?: LaneFees;
  /** Users with the role auctioneer who may take the desk. */
  readonly operators: readonly number[];
  readonly run: readonly RunEntry[];
  readonly current: CurrentLot | null;
  readonly desk: Desk | null;
  /** The second seat of a lane with the room. */
  readonly clerk: ClerkSeat | null;
  /** Reason for the pause; null while the lane runs. */
  readonly paused: Pause | null;
  /** Increases by one with each committed change that others can see. */
  readonly seq: number;
}

const LONGEST_LANE_MS = 7 * 86_400_000;

/**
 * Returns the end (ms) that a lot has until its lane ends it. A lane lot has no end of its own; no list may show it
 * as ended before.
 */
export function lastEndOf(startsAt: number): number {
  return startsAt + LONGEST_LANE_MS;
}

/** Returns when bidding on a lot may end, ms: the start of its lane before the lane has ended it, else its own end. */
export function firstEndOf({ lane, status, endsAt }: Pick<LotState, "lane" | "status" | "endsAt">): number {
  const isInLane = lane !== null && (status === "active" || status === "inProgress");
  return isInLane ? endsAt - LONGEST_LANE_MS : endsAt;
}

export type CurrentLane = LaneState & { readonly current: CurrentLot };

/** Whether a bid counts at once in this phase. */
export function isBidding(phase: LanePhase): boolean {
  return phase === "waiting_for_bid" || phase === "running" || phase === "final_call";
}

/** Whether the auctioneer alone ends this phase. */
export function isByHand({ hammer }: Pick<LaneState, "hammer">, phase: LanePhase): boolean {
  return hammer === "hand" && isBidding(phase);
}

export function hasCurrent(lane: LaneState): lane is CurrentLane {
  return lane.current !== null;
}

export function entryOf(lane: LaneState, lotId: number): RunEntry | null {
  return lane.run.find((entry) => entry.lotId === lotId) ?? null;
}

/** Returns the run with a changed entry for one lot. */
export function withEntry(
  lane: LaneState,
  lotId: number,
  change: Partial<Omit<RunEntry, "lotId">>,
): readonly RunEntry[] {
  return lane.run.map((entry) => (entry.lotId === lotId ? { ...entry, ...change } : entry));
}
