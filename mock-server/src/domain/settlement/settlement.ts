/** Settles a sale between its end and the handover. */
import { aedToFils, filsToAed, priceBreakdown, sellerProceeds } from "@marsa/api-spec/money";
import type { Refused } from "../lot/decision.ts";
import { claimTerms, priceTerms, type AuctionTerms } from "../lot/terms.ts";

/**
 * The states after a sale: due -> paid -> handed over, or defaulted, and then released or forfeited. An extension
 * makes it due again.
 */
export type SettlementState = "due" | "paid" | "handed_over" | "defaulted" | "released" | "forfeited";

export interface Settlement {
  readonly lotId: number;
  readonly buyerId: number;
  readonly sellerId: number;
  readonly state: SettlementState;
  /** AED. */
  readonly price: number;
  readonly feeFils: number;
  readonly vatOnFeeFils: number;
  /** Total for the buyer: price, buyer's fee, VAT on the fee. */
  readonly allInFils: number;
  /** Kept from the seller's proceeds, as agreed at the sale. */
  readonly sellerFeeFils: number;
  readonly vatOnSellerFeeFils: number;
  /** ms since 1970 UTC, like every instant here. */
  readonly soldAt: number;
  readonly dueAt: number;
  /** Next reminder to the buyer; null: no more reminders. */
  readonly remindAt: number | null;
  readonly paidAt: number | null;
  readonly handedOverAt: number | null;
  /** The seller's proceeds that wait for a claim or its decision. Fils. */
  readonly heldProceedsFils: number;
  /** When the held proceeds become free; null: none are held, or a claim is open. */
  readonly proceedsFreeAt: number | null;
}

export interface Sale {
  readonly lotId: number;
  readonly buyerId: number;
  readonly sellerId: number;
  /** AED. */
  readonly price: number;
  readonly soldAt: number;
}

/** The money that a settlement moves, in fils. */
export interface Settled {
  readonly ok: true;
  readonly settlement: Settlement;
  /** From the buyer's hold on the lot: free again. */
  readonly releasedFils: number;
  /** From the buyer's deposit: paid or forfeited; below 0: paid back. */
  readonly takenFils: number;
  /** To the seller's deposit; below 0: taken back. */
  readonly creditedFils: number;
  /** Of the seller's deposit: held; below 0: free again. */
  readonly keptFils: number;
}

type Stale = Refused<"STALE">;
const stale: Stale = { ok: false, code: "STALE", details: {} };

/** Returns the settlement of a lot that has just been sold, by the terms of the sale (`termsOfSale`). */
export function openSettlement(sale: Sale, terms: AuctionTerms): Settlement {
  // VAT inside the price does not change what both sides pay and get.
  const prices = priceTerms(terms, "without");
  const { feeFils, vatOnFeeFils, allInFils } = priceBreakdown(sale.price, prices);
  const proceeds = sellerProceeds(sale.price, { feeRate: terms.sellerFeeShare, vat: prices.vat });
  const dueAt = sale.soldAt + terms.paymentMs;
  return {
    ...sale,
    state: "due",
    feeFils,
    vatOnFeeFils,
    allInFils,
    sellerFeeFils: proceeds.feeFils,
    vatOnSellerFeeFils: proceeds.vatOnFeeFils,
    dueAt,
    remindAt: nextReminder(dueAt, sale.soldAt, terms),
    paidAt: null,
    handedOverAt: null,
    heldProceedsFils: 0,
    proceedsFreeAt: null,
  };
}

/**
 * Pays a won lot with the available amount and the hold, in one step. The buyer tops up a missing amount first.
 * @param heldFils this lot's hold.
 * @param now ms; the settlement must still be due. After the deadline only the staff can extend it.
 */
export function pay(
  settlement: Settlement,
  { availableFils, heldFils }: { readonly availableFils: number; readonly heldFils: number },
  now: number,
): Settled | Stale | Refused<"DEPOSIT_REQUIRED"> {
  if (settlement.state !== "due" || now >= settlement.dueAt) return stale;
  const missing = settlement.allInFils - availableFils - heldFils;
  if (missing > 0) {
    const details = { top_up: Math.ceil(filsToAed(missing)), purpose: "payment" };
    return { ok: false, code: "DEPOSIT_REQUIRED", details };
  }
  return settled(
    { ...settlement, state: "paid", remindAt: null, paidAt: now },
    {
      releasedFils: heldFils,
      takenFils: settlement.allInFils,
    },
  );
}

/** Records the handover: the seller is credited the price less their fee, which is held while the buyer may claim. */
export function handOver(settlement: Settlement, now: number): Settled | Stale {
  if (settlement.state !== "paid") return stale;
  const creditedFils = proceedsFils(settlement);
  const held = { heldProceedsFils: creditedFils, proceedsFreeAt: claimUntil(now) };
  return settled(
    { ...settlement, state: "handed_over", handedOverAt: now, ...held },
    { creditedFils, keptFils: creditedFils },
  );
}

/** Returns the instant (ms) until which the buyer of a lot handed over at `handedOverAt` (ms) may claim. */
export function claimUntil(handedOverAt: number): number {
  return handedOverAt + claimTerms.openMs;
}

/** Returns what became of the seller's proceeds. */
export function proceedsState({
  state,
  heldProceedsFils,
  proceedsFreeAt,
}: Settlement): "none" | "held" | "claimed" | "free" {
  if (state !== "handed_over") return "none";
  if (heldProceedsFils === 0) return "free";
  return proceedsFreeAt === null ? "claimed" : "held";
}

/** Frees the seller's proceeds when the time for a claim is over. */
export function freeProceeds(settlement: Settlement, now: number): Settled | Stale {
  const { heldProceedsFils, proceedsFreeAt } = settlement;
  if (proceedsFreeAt === null || now < proceedsFreeAt) return stale;
  return settled(
    { ...settlement, heldProceedsFils: 0, proceedsFreeAt: null },
    { keptFils: -heldProceedsFils },
  );
}

/** Returns the seller's credit for a sale: the price less the seller's fee and the VAT on it. Fils. */
export function proceedsFils({
  price,
  sellerFeeFils,
  vatOnSellerFeeFils,
}: Pick<Settlement, "price" | "sellerFeeFils" | "vatOnSellerFeeFils">): number {
  return aedToFils(price) - sellerFeeFils - vatOnSellerFeeFils;
}

/** What an unpaid sale, or more time to pay, makes of its lot. */
export interface LotAfter {
  readonly status: "sold" | "notSold";
  readonly kind: "sold" | "not_sold";
  readonly cause: string;
}

/** Returns what becomes of the lot when its settlement changes; null: it stays as it is. */
export function lotAfter(before: Settlement, after: Settlement): LotAfter | null {
  if (isUnpaid(before) === isUnpaid(after)) return null;
  if (isReturned(after))
    return { status: "notSold", kind: "not_sold", cause: "The lot was returned after a claim" };
  return isUnpaid(after)
    ? { status: "notSold", kind: "not_sold", cause: "The buyer did not pay in time" }
    : { status: "sold", kind: "sold", cause: "The buyer got more time to pay" };
}

/** Whether the buyer gave the lot back, after a claim. */
export function isReturned({ state, handedOverAt }: Pick<Settlement, "state" | "handedOverAt">): boolean {
  return state === "released" && handedOverAt !== null;
}

/** Whether the buyer did not pay in time, or gave the lot back; such a lot is not sold. */
export function isUnpaid({ state }: Pick<Settlement, "state">): boolean {
  return state === "defaulted" || state === "released" || state === "forfeited";
}

/** Defaults an unpaid settlement at its deadline; the hold stays until the staff decide. */
export function fallDue(settlement: Settlement, now: number): Settled | Stale {
  if (settlement.state !== "due" || now < settlement.dueAt) return stale;
  return settled({ ...settlement, state: "defaulted", remindAt: null });
}

/** Gives the buyer more time: from the deadline, or from now if the deadline is past. */
export function extend(settlement: Settlement, now: number, terms: AuctionTerms): Settled | Stale {
  if (settlement.state !== "due" && settlement.state !== "defaulted") return stale;
  const dueAt = Math.max(settlement.dueAt, now) + terms.paymentExtensionMs;
  return settled({ ...settlement, state: "due", dueAt, remindAt: nextReminder(dueAt, now, terms) });
}

/** Releases a buyer who did not pay: the hold is free. */
export function release(settlement: Settlement, heldFils: number): Settled | Stale {
  if (settlement.state !== "defaulted") return stale;
  return settled({ ...settlement, state: "released" }, { releasedFils: heldFils });
}

/** Forfeits the hold of a buyer who did not pay. */
export function forfeit(settlement: Settlement, heldFils: number): Settled | Stale {
  if (settlement.state !== "defaulted") return stale;
  return settled({ ...settlement, state: "forfeited" }, { releasedFils: heldFils, takenFils: heldFils });
}

/**
 * Records a reminder to the buyer, and sets the next one.
 * @returns STALE when no reminder is due at `now` (ms).
 */
export function remind(settlement: Settlement, now: number, terms: AuctionTerms): Settled | Stale {
  const { state, remindAt, dueAt } = settlement;
  if (state !== "due" || remindAt === null || now < remindAt) return stale;
  return settled({ ...settlement, remindAt: nextReminder(dueAt, now, terms) });
}

/** Returns the reminders still to come, ms, the next one first. */
export function remindersAhead(
  { dueAt, remindAt }: Settlement,
  { paymentRemindersMs }: AuctionTerms,
): number[] {
  if (remindAt === null) return [];
  return paymentRemindersMs
    .map((before) => dueAt - before)
    .filter((at) => at >= remindAt)
    .toSorted((a, b) => a - b);
}

/** Whether the staff gave the buyer more time than the terms do. */
export function isExtended({ soldAt, dueAt }: Settlement, { paymentMs }: AuctionTerms): boolean {
  return dueAt > soldAt + paymentMs;
}

function nextReminder(dueAt: number, now: number, { paymentRemindersMs }: AuctionTerms): number | null {
  const ahead = paymentRemindersMs.map((before) => dueAt - before).filter((at) => at > now);
  return ahead.length === 0 ? null : Math.min(...ahead);
}

/** Returns a changed settlement with the money that it moves; left out: none. */
export function settled(
  settlement: Settlement,
  moves: Partial<Omit<Settled, "ok" | "settlement">> = {},
): Settled {
  return { ok: true, settlement, releasedFils: 0, takenFils: 0, creditedFils: 0, keptFils: 0, ...moves };
}
