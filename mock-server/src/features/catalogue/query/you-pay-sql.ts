/** What a buyer pays at a price, as SQL: lists filter and sort by it (rules.md, Price shown). */
import { MOST_AED } from "@marsa/api-spec/amounts";
import { type AuthorityCost, costsOf, youPay } from "@marsa/api-spec/you-pay";
import type { PriceTerms } from "@marsa/api-spec/money";
import { highestBuyerFee, type BuyerFee } from "../../../domain/lot/fees.ts";
import { defaultTerms, priceTerms, termsOfSale } from "../../../domain/lot/terms.ts";

export const FILS_PER_AED = 100;
const BPS = 10_000;

/** Returns the share of an amount, both in fils, rounded half up as api-spec/src/money.ts does. */
const share = (fils: string, basisPoints: number | string): string =>
  `((2 * (${fils}) * ${basisPoints} + ${BPS}) / ${2 * BPS})`;
const pointsOf = (rate: number): number => Math.round(rate * BPS);

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function costSql(price: string, { kind, emirates, rate, amount, from, below }: AuthorityCost): string {
  const due = [
    `l.kind = ${quoted(kind)}`,
    `l.emirate IN (${emirates.map(quoted).join(", ")})`,
    ...(from > 0 ? [`${price} >= ${from}`] : []),
    ...(below === null ? [] : [`${price} < ${below}`]),
  ];
  const byRate = rate > 0 ? `${share(`${price} * ${FILS_PER_AED}`, pointsOf(rate))} + ` : "";
  return `CASE WHEN ${due.join(" AND ")} THEN ${byRate}${amount * FILS_PER_AED} ELSE 0 END`;
}

/** Lots in lanes with a buyer's fee of their own: few, so that they are found once for all lots. */
const OWN_FEE = `SELECT o.id FROM queue q JOIN queue_lot r ON r.queue_id = q.id JOIN lot o ON o.id = r.lot_id AND o.queue_id = q.id
  WHERE q.fees -> 'buyer' ->> 'max' IS NOT NULL`;
/** Names no column of `lot l` but its id, which every index has. */
const ofLane = (value: string) =>
  `(SELECT ${value} FROM lot o JOIN queue q ON q.id = o.queue_id WHERE o.id = l.id)`;

const own = (name: string) => `CAST(q.fees -> 'buyer' ->> '${name}' AS bigint)`;

/** The buyer's fee of the lane of `lot l`, as JSON of a BuyerFee; null: the house's counts. */
export const OWN_FEE_JSON = `CASE WHEN l.id IN (${OWN_FEE}) THEN ${ofLane("CAST(q.fees -> 'buyer' AS text)")} END`;

/** Returns the buyer's fee in fils, at a price in AED: of the lot's lane, else of the house. */
function feeSql(price: string): string {
  const fee = (rate: number | string, least: number | string, most: number | string) =>
    `min(max(${share(`${price} * ${FILS_PER_AED}`, rate)}, ${least} * ${FILS_PER_AED}), ${most} * ${FILS_PER_AED})`;
  const { buyerFeeShare, buyerFeeLeastAed, buyerFeeMostAed } = defaultTerms;
  const usual = fee(pointsOf(buyerFeeShare), buyerFeeLeastAed, buyerFeeMostAed);
  const ownFee = ofLane(fee(own("basisPoints"), own("min"), own("max")));
  return `CASE WHEN l.id IN (${OWN_FEE}) THEN ${ownFee} ELSE ${usual} END`;
}

/** Returns what the buyer of `lot l` pays in fils, at a price in AED: the value of `youPay` in api-spec/src/you-pay.ts. */
export function youPaySql(price: string): string {
  const { vatShare, authorityCosts } = defaultTerms;
  const fee = feeSql(price);
  const parts = [
    `${price} * ${FILS_PER_AED}`,
    fee,
    share(fee, pointsOf(vatShare)),
    ...authorityCosts.map((each) => costSql(price, each)),
  ];
  return `(${parts.join(" + ")})`;
}

/** Each kind of lot in each emirate: what one pays differs by them, and by the fee of a lane. */
const CLASSES = (["vehicle", "apartment"] as const).flatMap((kind) =>
  [...new Set(defaultTerms.authorityCosts.flatMap(({ emirates }) => emirates))].map((emirate) =>
    costsOf(defaultTerms.authorityCosts, kind, emirate),
  ),
);

/** What one pays beside the costs, by the house's fee or the one of a lane. VAT inside the price changes nothing. */
export const termsBy = (buyer: BuyerFee | null) =>
  priceTerms(termsOfSale(defaultTerms, { buyer, seller: null }, null), "without");

const MOST = { classes: CLASSES, terms: termsBy(highestBuyerFee) };

/**
 * Returns the least price, AED, at which a buyer pays this amount or more, fils. Lots below it can be left out along
 * the index of prices.
 * @param of the costs and the fee of the lots; left out: of any lot in any lane
 */
export function leastPriceOf(
  youPayFils: number,
  {
    classes,
    terms,
  }: { readonly classes: readonly (readonly AuthorityCost[])[]; readonly terms: PriceTerms } = MOST,
): number {
  const reaches = (price: number) =>
    classes.some((costs) => youPay(price, terms, costs).youPayFils >= youPayFils);
  let low = 0;
  let high = MOST_AED;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (reaches(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
