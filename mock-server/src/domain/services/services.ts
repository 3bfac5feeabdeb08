/** Decides about transport and insurance of a won vehicle, sold by partners. Instants: ms since 1970 UTC. */
import { filsToAed } from "@marsa/api-spec/money";
import { canBook } from "../pickup/pickup.ts";
import { serviceTerms } from "../lot/terms.ts";
import type { Refused } from "../lot/decision.ts";
import type { Settlement } from "../settlement/settlement.ts";

/** What a partner offers for a vehicle. */
export interface ServiceOffer {
  readonly kind: "transport" | "insurance";
  readonly name: string;
  readonly partner: string;
  /** With VAT. */
  readonly priceFils: number;
  readonly included: readonly string[];
  readonly term: string;
  /** Where the price comes from. */
  readonly source: string;
}

/** The times of a quote. */
export interface ServiceTimes {
  /** Until then the quote can be ordered. */
  readonly validUntil: number;
  readonly orderedAt: number | null;
  /** Until then cancelling is free; null: not ordered. */
  readonly freeUntil: number | null;
  readonly cancelledAt: number | null;
}

type Stale = Refused<"STALE">;
const stale: Stale = { ok: false, code: "STALE", details: {} };

/** Whether a quote is ordered, and not cancelled. */
export function isOrdered({ orderedAt, cancelledAt }: ServiceTimes): boolean {
  return orderedAt !== null && cancelledAt === null;
}

/** Orders a quote for a paid lot that is not handed over, one of each kind, and returns until when cancelling is free. */
export function orderQuote(
  quote: ServiceTimes & Pick<ServiceOffer, "kind" | "priceFils">,
  { settlement, others, availableFils }: OrderGround,
  now: number,
): { readonly ok: true; readonly freeUntil: number } | Stale | Refused<"QUOTE_EXPIRED" | "DEPOSIT_REQUIRED"> {
  const isTaken = others.some((other) => other.kind === quote.kind && isOrdered(other));
  if (!canBook(settlement) || quote.orderedAt !== null || isTaken) return stale;
  if (now >= quote.validUntil) return { ok: false, code: "QUOTE_EXPIRED", details: {} };
  const missing = quote.priceFils - availableFils;
  if (missing <= 0) return { ok: true, freeUntil: now + serviceTerms.freeMs };
  const details = { top_up: Math.ceil(filsToAed(missing)), purpose: "payment" };
  return { ok: false, code: "DEPOSIT_REQUIRED", details };
}

/** The sale, the other quotes of its buyer for it, and the available part of their deposit. */
export interface OrderGround {
  readonly settlement: Pick<Settlement, "state">;
  readonly others: readonly (ServiceTimes & Pick<ServiceOffer, "kind">)[];
  readonly availableFils: number;
}

/** Whether an order can be cancelled free of charge: for a day, while the lot is not handed over. */
export function canCancel(quote: ServiceTimes, settlement: Pick<Settlement, "state">, now: number): boolean {
  return isOrdered(quote) && canBook(settlement) && now < (quote.freeUntil ?? 0);
}
