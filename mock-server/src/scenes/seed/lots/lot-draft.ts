import { NOTHING_HAPPENED, type LotKind, type LotState } from "../../../domain/lot.ts";
import type { Deal } from "./deals.ts";
import type { Programme } from "../programme.ts";
import type { Slot } from "../schedule.ts";
import type { BidSeed, LotSeed, NoteSeed } from "../types.ts";

/** A lot on its way into a scene: everything but its number, its pictures and its words. */
export interface LotDraft {
  readonly kind: LotKind;
  /** Names the draft's own source of chance; stable for a seed. */
  readonly key: string;
  readonly slot: Slot;
  readonly deal: Deal;
  readonly sellerId: number;
  readonly bids: readonly BidSeed[];
  readonly favoriteOf: readonly number[];
  readonly notes: readonly NoteSeed[];
}

/** How many lots of a kind are drafted, for what, and when. */
export interface Batch {
  /** Keeps the batches of a house apart. */
  readonly key: string;
  readonly count: number;
  readonly programme: Programme;
  /** ms since 1970 UTC. */
  readonly now: number;
}

/** Ids and number of a lot in its scene. */
export interface LotNumbers {
  readonly id: number;
  readonly number: number;
}

type Opening = Pick<
  LotSeed,
  | "id"
  | "kind"
  | "sellerId"
  | "opensAt"
  | "endsAt"
  | "startPrice"
  | "step"
  | "reserve"
  | "buyNow"
  | "reviewDays"
>;

/** An approved lot as the engine sees it before its first bid. */
export function openingState(lot: Opening): LotState {
  const { id, kind, sellerId, opensAt, endsAt, startPrice, step, reserve, buyNow, reviewDays } = lot;
  return {
    id,
    kind,
    sellerId,
    opensAt,
    endsAt,
    startPrice,
    step,
    reserve,
    buyNow,
    reviewDays,
    status: "active",
    ...NOTHING_HAPPENED,
    reviewEndsAt: null,
    seq: 0,
    lane: null,
  };
}

/** When a list that shows what ends soonest shows a lot: open and upcoming ones by their end, then the ended. */
export function byListOrder(a: LotDraft, b: LotDraft): number {
  const ended = ({ slot: { plan } }: LotDraft): number => (plan === "open" || plan === "upcoming" ? 0 : 1);
  return ended(a) - ended(b) || a.slot.endsAt - b.slot.endsAt;
}
