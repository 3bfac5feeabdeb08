import type { Schema } from "@marsa/api-spec/client-problem";
import type { LotLive, MyLot, MyStatus } from "../../../realtime/lots/live-store.ts";
import type { Gate } from "./gate.ts";
import type { Offer, Funds } from "../offers/offer.ts";
import type { Phase } from "../../../realtime/lots/phase.ts";

/** How the lot's state gets here: waiting: not in sync, bidding waits; slow: read every 3 s, bids allowed. */
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
  /** Null: loading. "failed": no fee data, so nobody could tell what a bid costs. */
  readonly conditions: Schema<"Conditions"> | "failed" | null;
  readonly sync: Sync;
  /** Why the staff let all auctions stand still; null: they don't. */
  readonly paused: string | null;
  /** Since when the reader stands as he does, server ms; null where the history does not tell. */
  readonly since: number | null;
}

/** What can be pressed, or the one reason why nothing can. */
export type Bidding =
  | { readonly kind: "closed" }
  | { readonly kind: "loading" }
  | { readonly kind: "no-terms" }
  /** The link is lost: nobody here knows the price. */
  | { readonly kind: "paused"; readonly hasMaximum: boolean }
  /** The staff have stopped all auctions. */
  | { readonly kind: "auctions-paused"; readonly reason: string; readonly hasMaximum: boolean }
  /** Before its turn in a live lane: stored maxima alone. */
  | { readonly kind: "lane-maxima" }
  /** In its turn, but the lane takes no bids just now. */
  | { readonly kind: "lane-waits"; readonly reason: string | null }
  | { readonly kind: "watching" }
  | { readonly kind: "gate"; readonly gate: Gate; readonly offers: readonly Offer[] }
  | { readonly kind: "short"; readonly offer: Offer; readonly offers: readonly Offer[] }
  | { readonly kind: "buy-now-only" }
  | { readonly kind: "offers"; readonly offers: readonly Offer[] }
  | { readonly kind: "leading" };
