import type { Schema } from "@marsa/api-spec/client-problem";
import type { LotLive } from "#/realtime/lots/live-store.ts";
import type { LaneLot, LaneState, LaneTurn } from "#/realtime/lanes/lanes-store.ts";

export type Timers = Schema<"Timers">;
export type Phase = LaneTurn["phase"];

/** The state of the desk at one moment, from which the controls are derived. The server decides. */
export interface DeskView {
  readonly idQueue: number;
  readonly state: LaneState["state"];
  /** The reason for the lane's pause. */
  readonly paused: string | null;
  readonly timers: Timers;
  readonly turn: LaneTurn | null;
  /** The current lot with its prices. */
  readonly lot: LaneLot | null;
  readonly live: LotLive | null;
  /** AED; null: none; undefined: not read yet. */
  readonly minPrice: number | null | undefined;
  /** From this amount the seller lets the lot go, AED; null: not given. */
  readonly authority: number | null;
  /** Whether the seller decides about a bid below the minimum. */
  readonly subject: boolean;
  /** The holder of the desk. barred: the reader may not run this lane. clerk: the reader sits in the second seat. */
  readonly desk: "mine" | "other" | "free" | "barred" | "clerk" | "unknown";
  /** Whether the state is current. */
  readonly inSync: boolean;
  /** All lots in their order, by id. */
  readonly run: readonly number[];
  /** Whether that order is current: it is read after each change. */
  readonly runIsNew: boolean;
  /** Whether the desk takes bids of the room and sets the ask. */
  readonly hasRoom: boolean;
  /** Whether the auctioneer ends each lot, and no timer. */
  readonly byHand: boolean;
  /** Whether the current lot is the last one. */
  readonly isLast: boolean;
}

/** Whether the current lot takes bids, apart from a pause. */
export function isBidding(phase: Phase | undefined): boolean {
  return phase === "waiting_for_bid" || phase === "running" || phase === "final_call";
}

/** Whether a lane has ended or was cancelled. */
export function isOver(state: LaneState["state"]): boolean {
  return state === "finished" || state === "cancelled";
}

/** The reason why all controls are off; null: they are on. */
export function whyNone({ desk, state, inSync }: DeskView): string | null {
  if (desk === "barred") return "You do not run this lane";
  if (desk === "clerk" && inSync) return isOver(state) ? "The lane is over" : "The auctioneer does this";
  if (!inSync) return "Waiting for the connection";
  if (desk === "unknown") return "Taking the desk";
  if (desk === "free") return "Nobody holds the desk";
  if (desk === "other") return "Another operator holds the desk";
  if (isOver(state)) return "The lane is over";
  return null;
}
