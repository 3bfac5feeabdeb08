/** A lot of the naive auction, and the results of its offers. AED, ms. */
export interface NaiveTerms {
  readonly kind: "vehicle" | "apartment";
  readonly seller: number;
  readonly opens: number;
  readonly ends: number;
  readonly start: number;
  readonly step: number;
  readonly min: number | null;
  readonly buyNow: number | null;
  readonly reviewDays: number;
}

export interface NaivePerson {
  readonly id: number;
  readonly verified: boolean;
  readonly profile: "none" | "draft" | "signed" | "ok";
  readonly locked: boolean;
  readonly isStaff: boolean;
}

export interface Offered {
  readonly user: number;
  /** The amount that still counts: a cancelled maximum counts up to the price of that moment. */
  amount: number;
  readonly exact: boolean;
  /** The bid step of that moment: an auctioneer may change it for the next bid. */
  readonly step: number;
}

export interface NaiveLot {
  terms: NaiveTerms;
  readonly offers: Offered[];
  /** The ends that each event would give the lot. The real end is the latest. */
  readonly ends: number[];
  changes: number;
  started: boolean;
  ending: "open" | "sold" | "notSold" | "summarizing";
  /** The buyer at the buy-now price, and the time. */
  bought: { readonly user: number; readonly at: number } | null;
  /** How often the minimum was lowered since the first bid. */
  lowered: number;
}

export interface NaiveStanding {
  readonly leader: number | null;
  readonly max: number | null;
  readonly price: number | null;
}

const DAY_MS = 86_400_000;
export const LEAST_AED = { vehicle: 1_000, apartment: 5_000 };
export const WINDOW_MS = { vehicle: 120_000, apartment: 180_000 };

/**
 * Returns leader and price. The leader has the highest offer, and among equals the first. The price is the highest
 * of: the start, any exact amount, the minimum if the leader covers it, and for each offer a step above the lower
 * of it and the best earlier offer of another person, but not above the higher.
 */
export function standingOf({ offers, terms, bought }: NaiveLot): NaiveStanding {
  if (bought) return { leader: bought.user, max: terms.buyNow, price: terms.buyNow };
  let best: Offered | null = null;
  const reasons = [terms.start];
  for (const offer of offers) {
    if (offer.exact) reasons.push(offer.amount);
    if (best && best.user !== offer.user) {
      const [low, high] = [Math.min(best.amount, offer.amount), Math.max(best.amount, offer.amount)];
      reasons.push(Math.min(low + offer.step, high));
    }
    if (!best || offer.amount > best.amount) best = offer;
  }
  if (!best) return { leader: null, max: null, price: null };
  if (terms.min !== null && terms.min <= best.amount) reasons.push(terms.min);
  return { leader: best.user, max: best.amount, price: Math.max(...reasons) };
}

/** Returns the end of a lot: its latest, or the moment of buy now. */
export function endOf({ bought, ends }: NaiveLot): number {
  return bought?.at ?? Math.max(...ends);
}

/** Returns the end of a review. */
export function reviewEndOf(lot: NaiveLot): number {
  return endOf(lot) + lot.terms.reviewDays * DAY_MS;
}

/** Returns how often the end has moved. */
export function extensionsOf({ ends }: NaiveLot): number {
  return ends.filter((end, i) => i > 0 && end > Math.max(...ends.slice(0, i))).length;
}

export function nextMinOf(lot: NaiveLot): number {
  const { price } = standingOf(lot);
  return price === null ? lot.terms.start : price + lot.terms.step;
}

export function lightOf(lot: NaiveLot): "none" | "red" | "green" {
  const { min } = lot.terms;
  if (min === null) return "none";
  return (standingOf(lot).price ?? 0) >= min ? "green" : "red";
}

export function needFils(amount: number, kind: NaiveTerms["kind"]): number {
  return Math.max(LEAST_AED[kind], Math.ceil(amount / 5)) * 100;
}

export function powerAed(fils: number, kind: NaiveTerms["kind"]): number {
  const aed = Math.floor(fils / 100);
  return aed < LEAST_AED[kind] ? 0 : aed * 5;
}
