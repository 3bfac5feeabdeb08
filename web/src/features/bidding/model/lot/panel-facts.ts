import type { Schema } from "@marsa/api-spec/client-problem";
import type { LotLive, MyLot, MyStatus } from "#/realtime/lots/live-store.ts";
import type { Gate } from "./gate.ts";
import type { Funds, Offer } from "./offer.ts";
import type { Phase } from "#/realtime/lots/phase.ts";

/** How the lot's state arrives. waiting: not in sync, bids wait. slow: read every 3 s, bids work. */
export type Sync = "waiting" | "live" | "slow";

export interface PanelFacts {
  readonly live: LotLive;
  readonly mine: MyLot | null;
  readonly status: MyStatus;
  readonly phase: Phase;
  readonly view: "public" | "owner" | "staff";
  /** Null: a visitor. Undefined: not known yet. */
  readonly me: Schema<"Me"> | null | undefined;
  /** Null while the deposit is not known, and for visitors. */
  readonly funds: Funds | null;
  /** Null: loading. "failed": without fee data the cost of a bid is not known. */
  readonly conditions: Schema<"Conditions"> | "failed" | null;
  readonly sync: Sync;
  /** The reader's maximum that sleeps on this lot in a group, whole AED; null: none. */
  readonly asleep: number | null;
  /** Whether this device has no network. */
  readonly offline: boolean;
  /** The reason for a pause of all auctions; null: none. */
  readonly paused: string | null;
  /** The time of the reader's present state, server ms; null where the history does not show it. */
  readonly since: number | null;
}

/** The actions, or the reason why there are none. */
export type Bidding =
  | { readonly kind: "closed" }
  | { readonly kind: "loading" }
  | { readonly kind: "no-terms" }
  /** The connection is lost, so the price is not known. */
  | { readonly kind: "paused"; readonly hasMaximum: boolean }
  /** The staff paused all auctions. */
  | { readonly kind: "auctions-paused"; readonly reason: string; readonly hasMaximum: boolean }
  /** Before its turn in a live lane: maxima only. */
  | { readonly kind: "lane-maxima" }
  /** In its turn, while the lane takes no bids. */
  | { readonly kind: "lane-waits"; readonly reason: string | null }
  | { readonly kind: "watching" }
  | { readonly kind: "gate"; readonly gate: Gate; readonly offers: readonly Offer[] }
  | { readonly kind: "short"; readonly offer: Offer; readonly offers: readonly Offer[] }
  /** The reader's maximum sleeps in a group: no bid by hand is taken. */
  | { readonly kind: "asleep"; readonly max: number }
  | { readonly kind: "buy-now-only" }
  | { readonly kind: "offers"; readonly offers: readonly Offer[] }
  | { readonly kind: "leading" };

/** Whether a lot waits for its turn in a live lane, where it takes maxima only. */
export function isBeforeTurn({ lane, status }: Pick<LotLive, "lane" | "status">): boolean {
  return lane !== null && status === "active" && lane.bids === "maxima";
}

/**
 * Returns whether the leader can lower their maximum to the price: it is above the price, and the closing window has
 * not begun, since others then bid against it.
 */
export function lowerable(live: LotLive, mine: MyLot | null, status: MyStatus, inWindow: boolean): boolean {
  const max = mine?.max ?? null;
  return status === "leading" && live.price !== null && max !== null && max > live.price && !inWindow;
}
