import type { Schema } from "@marsa/api-spec/client-problem";
import type { LotLive } from "../../../../realtime/lots/live-store.ts";
import type { LaneLot, LaneState, LaneTurn } from "../../../../realtime/lanes/lanes-store.ts";

export type Timers = Schema<"Timers">;
export type Phase = LaneTurn["phase"];

/**
 * What stands before the auctioneer at one moment: all that a control is judged by before it is sent. Only the server
 * judges it for good.
 */
export interface DeskView {
  readonly idQueue: number;
  readonly state: LaneState["state"];
  /** Why the lane stands still. */
  readonly paused: string | null;
  readonly timers: Timers;
  readonly turn: LaneTurn | null;
  /** The lot whose turn it is, and its prices. */
  readonly lot: LaneLot | null;
  readonly live: LotLive | null;
  /** AED; null: there is none; undefined: not read yet. */
  readonly minPrice: number | null | undefined;
  /** Whose the desk is. barred: the reader does not run this lane. */
  readonly desk: "mine" | "other" | "free" | "barred" | "unknown";
  /** Whether what is shown is known to be true now. */
  readonly inSync: boolean;
  /** All lots in their order, by id. */
  readonly run: readonly number[];
  /** Whether that order is of now: it is read after each change. */
  readonly runIsNew: boolean;
  /** Whether no lot comes after the one that is up. */
  readonly isLast: boolean;
}

/** Whether the current lot takes bids, were it not for a pause. */
export function isBidding(phase: Phase | undefined): boolean {
  return phase === "waiting_for_bid" || phase === "running" || phase === "final_call";
}

/** Whether a lane has ended, in one way or the other. */
export function isOver(state: LaneState["state"]): boolean {
  return state === "finished" || state === "cancelled";
}

/** Why no control acts at all; null: they do. */
export function whyNone({ desk, state, inSync }: DeskView): string | null {
  if (desk === "barred") return "You do not run this lane";
  if (!inSync) return "Waiting for the connection";
  if (desk === "unknown") return "Taking the desk";
  if (desk === "free") return "Nobody holds the desk";
  if (desk === "other") return "Another operator holds the desk";
  if (isOver(state)) return "The lane is over";
  return null;
}
