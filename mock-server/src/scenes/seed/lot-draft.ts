/** Types of lots during their creation. */
import { NOTHING_HAPPENED, type LotKind, type LotState } from "../../domain/lot/lot.ts";
import { contest } from "../../domain/lot/price.ts";
import type { Deal } from "./deals.ts";
import type { Programme } from "./programme.ts";
import type { Slot } from "./schedule.ts";
import type { BidSeed, LotSeed, NoteSeed } from "./types.ts";

/** A lot during its creation: all facts except number, pictures and texts. */
export interface LotDraft {
  readonly kind: LotKind;
  /** Names the lot's own random source; stable for a seed. */
  readonly key: string;
  readonly slot: Slot;
  readonly deal: Deal;
  readonly sellerId: number;
  readonly bids: readonly BidSeed[];
  readonly favoriteOf: readonly number[];
  readonly notes: readonly NoteSeed[];
}

/** Number, plans and times of the lots of one kind. */
export interface Batch {
  /** Distinguishes the batches of a scene. */
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

/** Returns an approved lot as the engine sees it before its first bid. */
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

/** Sorts by the list of earliest ends: open and upcoming lots by end, then ended ones. */
export function byListOrder(a: LotDraft, b: LotDraft): number {
  const ended = ({ slot: { plan } }: LotDraft): number => (plan === "open" || plan === "upcoming" ? 0 : 1);
  return ended(a) - ended(b) || a.slot.endsAt - b.slot.endsAt;
}

/** Returns the price that lists show: the highest bid by the engine's rule, or the start price. AED. */
export function priceOf({ kind, deal, sellerId, slot, bids }: LotDraft): number {
  const opening = openingState({ id: 0, kind, sellerId, ...slot, ...deal, reviewDays: 2 });
  const inOrder = bids.toSorted((a, b) => a.at - b.at);
  const last = inOrder.reduce((lot, bid): LotState => ({ ...lot, lead: contest(lot, bid).lead }), opening);
  return last.lead?.price ?? deal.startPrice;
}
