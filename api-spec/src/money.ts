/**
 * Money formulas shared by the server and the browser, so that no screen and no bid can disagree.
 * Prices are whole dirhams (AED); amounts that may carry fils are integer fils (AED 1 = 100 fils).
 * Rates are shares (2 % = 0.02) as the wire carries them, turned into integer basis points before any arithmetic.
 * All functions are pure.
 */
export type BidMode = "exact" | "max";
/** `included`: VAT is inside the bid. `without`: none. `partial`: margin scheme, inside, no amount shown. */
export type VatMode = "included" | "without" | "partial";

/** Deposit of one lot: share of the maximum, and the least amount in AED. The `deposit` of the lot's conditions fits. */
export interface DepositTerms {
  readonly rate: number;
  readonly min: number;
}

/** The terms that turn a bid into the buyer's price; bounds in AED. The reply of the lot's conditions fits as it is. */
export interface PriceTerms {
  readonly fee: { readonly rate: number; readonly min: number; readonly max: number };
  readonly vat: { readonly mode: VatMode; readonly rate: number };
}

/** The seller's share of a price. */
export interface SellerProceeds {
  readonly priceFils: number;
  /** Seller's fee. */
  readonly feeFils: number;
  readonly vatOnFeeFils: number;
  /** Price less the fee and the VAT on it: credited at the handover. */
  readonly creditedFils: number;
  /** VAT contained in the price, which the seller owes; null where none is shown. */
  readonly vatInsideFils: number | null;
  /** Credited less the VAT. */
  readonly netFils: number;
}

export interface PriceBreakdown {
  readonly bidFils: number;
  readonly feeFils: number;
  readonly vatOnFeeFils: number;
  /** VAT contained in the bid; null where none is shown (`without`, `partial`). Never added to the sum. */
  readonly vatInsideFils: number | null;
  readonly allInFils: number;
}

const FILS_PER_AED = 100;
const BPS_PER_WHOLE = 10_000;

/**
 * Returns a share as integer basis points: 0.02 -> 200.
 * @throws RangeError for a share finer than that, or below 0.
 */
function basisPoints(rate: number): number {
  const bps = Math.round(rate * BPS_PER_WHOLE);
  if (!(rate >= 0) || bps / BPS_PER_WHOLE !== rate)
    throw new RangeError(`Not a rate in basis points: ${rate}`);
  return bps;
}

/** Returns numerator / denominator as the nearest integer, halves up. Both are non-negative safe integers. */
function divideHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

/**
 * Returns a share (2 % = 0.02) of an amount, both fils, rounded half up.
 * @throws RangeError for a share finer than a basis point.
 */
export function shareOfFils(fils: number, rate: number): number {
  return divideHalfUp(fils * basisPoints(rate), BPS_PER_WHOLE);
}

/**
 * Returns whether an AED amount has two decimals at most, and can be counted in fils. Checked by rounding: 19.99 x
 * 100 is 1998.9999999999998 in binary and still means 1999 fils.
 */
export function isWholeFils(aed: number): boolean {
  const fils = Math.round(aed * FILS_PER_AED);
  return Number.isSafeInteger(fils) && fils / FILS_PER_AED === aed;
}

/**
 * Returns an AED amount as integer fils.
 * @throws RangeError unless `isWholeFils`.
 */
export function aedToFils(aed: number): number {
  if (!isWholeFils(aed)) throw new RangeError(`Not an amount in whole fils: AED ${aed}`);
  return Math.round(aed * FILS_PER_AED);
}

/**
 * Returns integer fils as AED with at most two decimals, for the wire and the screen.
 * @throws RangeError unless an integer.
 */
export function filsToAed(fils: number): number {
  if (!Number.isSafeInteger(fils)) throw new RangeError(`Not whole fils: ${fils}`);
  return fils / FILS_PER_AED;
}

/** Returns the deposit held for a maximum, whole AED: the share rounded up, and never less than the least deposit. */
export function needAed(maximumAed: number, deposit: DepositTerms): number {
  return Math.max(deposit.min, Math.ceil((maximumAed * basisPoints(deposit.rate)) / BPS_PER_WHOLE));
}

/**
 * Returns the highest bid that a deposit allows on one lot, whole AED; 0 below the least deposit. An amount is
 * affordable exactly when it is not above this.
 * @param availableFils The free amount.
 * @param heldOnLotFils The amount held on this lot already; 0 for another lot.
 */
export function powerAed(availableFils: number, heldOnLotFils: number, deposit: DepositTerms): number {
  const depositAed = Math.floor((availableFils + heldOnLotFils) / FILS_PER_AED);
  return depositAed < deposit.min ? 0 : Math.floor((depositAed * BPS_PER_WHOLE) / basisPoints(deposit.rate));
}

/** Returns the next allowable bid, AED: the start price before the first bid, then the visible price and one step. */
export function nextMin(lot: {
  readonly price: number | null;
  readonly startPrice: number;
  readonly step: number;
}): number {
  return lot.price === null ? lot.startPrice : lot.price + lot.step;
}

/** Suggested bid step for start prices below `belowAed`; the last band has no bound. */
export const STEP_BANDS: readonly { readonly belowAed: number; readonly stepAed: number }[] = [
  { belowAed: 5_000, stepAed: 100 },
  { belowAed: 25_000, stepAed: 250 },
  { belowAed: 150_000, stepAed: 500 },
  { belowAed: 1_000_000, stepAed: 1_000 },
  { belowAed: 5_000_000, stepAed: 5_000 },
  { belowAed: Infinity, stepAed: 10_000 },
];

/**
 * Returns the suggested bid step for a start price, both AED.
 * @throws RangeError for an invalid price.
 */
export function suggestedStep(startAed: number): number {
  const band = STEP_BANDS.find(({ belowAed }) => startAed < belowAed);
  if (!band) throw new RangeError(`Not a start price: ${startAed}`);
  return band.stepAed;
}

/**
 * Returns the all-in price of a bid in whole AED: bid + buyer's fee + VAT on the fee, in fils. Each part is rounded
 * half up to the fils; the sum is the sum of rounded parts.
 */
export function priceBreakdown(bidAed: number, { fee, vat }: PriceTerms): PriceBreakdown {
  const bidFils = aedToFils(bidAed);
  const feeByRate = shareOfFils(bidFils, fee.rate);
  const feeFils = Math.min(Math.max(feeByRate, aedToFils(fee.min)), aedToFils(fee.max));
  const vatOnFeeFils = shareOfFils(feeFils, vat.rate);
  const vatInsideFils = vatInside(bidFils, vat);
  return { bidFils, feeFils, vatOnFeeFils, vatInsideFils, allInFils: bidFils + feeFils + vatOnFeeFils };
}

/**
 * Returns whether an amount looks like a typing error and needs a second confirmation. All in AED. Exact: more than
 * five steps or a quarter above the next minimum. Maximum: more than twice the next minimum.
 */
export function needsSecondConfirmation(
  amountAed: number,
  mode: BidMode,
  nextMinAed: number,
  stepAed: number,
): boolean {
  if (mode === "max") return amountAed > 2 * nextMinAed;
  return amountAed > nextMinAed + 5 * stepAed || 4 * amountAed > 5 * nextMinAed;
}

/** Returns the VAT contained in a price, in fils; null where none is shown. */
function vatInside(priceFils: number, { mode, rate }: PriceTerms["vat"]): number | null {
  const bps = basisPoints(rate);
  return mode === "included" ? divideHalfUp(priceFils * bps, BPS_PER_WHOLE + bps) : null;
}

/**
 * Returns the seller's proceeds of a price in whole AED.
 * @param feeRate Seller's fee as a share of the price.
 */
export function sellerProceeds(
  priceAed: number,
  { feeRate, vat }: { readonly feeRate: number; readonly vat: PriceTerms["vat"] },
): SellerProceeds {
  const feeFils = divideHalfUp(aedToFils(priceAed) * basisPoints(feeRate), BPS_PER_WHOLE);
  return proceedsLess({ feeFils, vatOnFeeFils: shareOfFils(feeFils, vat.rate) }, priceAed, vat);
}

/** Returns the seller's proceeds of a price in whole AED, less the fee that was agreed at the sale. */
export function proceedsLess(
  fee: Pick<SellerProceeds, "feeFils" | "vatOnFeeFils">,
  priceAed: number,
  vat: PriceTerms["vat"],
): SellerProceeds {
  const priceFils = aedToFils(priceAed);
  const vatInsideFils = vatInside(priceFils, vat);
  const creditedFils = priceFils - fee.feeFils - fee.vatOnFeeFils;
  return { priceFils, ...fee, creditedFils, vatInsideFils, netFils: creditedFils - (vatInsideFils ?? 0) };
}
