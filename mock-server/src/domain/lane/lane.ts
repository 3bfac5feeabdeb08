import type { Pause } from "../pause.ts";

/**
 * A live lane: lots one after another under an auctioneer. Pure data; instants in ms since 1970 UTC, spans in ms.
 * Each state either has a deadline (`dueAt`) or waits for a person with a name: an operator or the staff.
 */
export type LaneStatus = "draft" | "scheduled" | "open" | "running" | "paused" | "finished" | "cancelled";

export type LanePhase = "waiting_to_start" | "waiting_for_bid" | "running" | "final_call" | "finished";

/** How long each phase lasts by itself. */
export interface LaneTimers {
  /** From one lot's card to the next lot. */
  readonly betweenMs: number;
  readonly waitingMs: number;
  /** After the start price was lowered. */
  readonly loweredMs: number;
  /** After each change of price or leader. */
  readonly runningMs: number;
  readonly finalCallMs: number;
  /** The result is shown, and may still be taken back. */
  readonly cardMs: number;
}

export type LaneResult = "sold" | "notSold" | "summarizing" | "withdrawn";

/** A lot's place in the run. `bought`: at its buy-now price, before its turn came. */
export interface RunEntry {
  readonly lotId: number;
  /** What the lot is called by in its lane, from 1: its place when the staff composed it. It stays, wherever the lot goes. */
  readonly number: number;
  readonly state: "pending" | "current" | "ended" | "disabled" | "bought";
  readonly skips: number;
  /** How often the hammer was taken back on it. */
  readonly reopens: number;
  readonly result: LaneResult | null;
}

export interface CurrentLot {
  readonly lotId: number;
  readonly phase: LanePhase;
  /** When the phase ends by itself; null while the lane is paused. */
  readonly deadline: number | null;
  /** What was left of the phase when the lane paused; null while it goes on. */
  readonly leftMs: number | null;
  /** A result can be taken back once. */
  readonly reopened: boolean;
  /** When the hammer fell; null before. */
  readonly hammerAt: number | null;
}

/** Who runs the lane now. `askedBy`: another operator who would like to take over. */
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
  /** Users with the role auctioneer who may take the desk. */
  readonly operators: readonly number[];
  readonly run: readonly RunEntry[];
  readonly current: CurrentLot | null;
  readonly desk: Desk | null;
  /** Why nothing goes on; null while it does. */
  readonly paused: Pause | null;
  /** Grows by one with each committed change that others can see. */
  readonly seq: number;
}

export type CurrentLane = LaneState & { readonly current: CurrentLot };

/** Phases in which a bid counts at once. */
export function isBidding(phase: LanePhase): boolean {
  return phase === "waiting_for_bid" || phase === "running" || phase === "final_call";
}

export function hasCurrent(lane: LaneState): lane is CurrentLane {
  return lane.current !== null;
}

export function entryOf(lane: LaneState, lotId: number): RunEntry | null {
  return lane.run.find((entry) => entry.lotId === lotId) ?? null;
}

/** The run with another entry for one lot, in its place. */
export function withEntry(
  lane: LaneState,
  lotId: number,
  change: Partial<Omit<RunEntry, "lotId">>,
): readonly RunEntry[] {
  return lane.run.map((entry) => (entry.lotId === lotId ? { ...entry, ...change } : entry));
}
