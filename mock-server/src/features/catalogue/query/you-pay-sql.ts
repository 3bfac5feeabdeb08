/** What a buyer pays at a price, as SQL: lists filter and sort by it (rules.md, Price shown). */
import { MOST_AED } from "@marsa/api-spec/amounts";
import { type AuthorityCost, costsOf, youPay } from "@marsa/api-spec/you-pay";
import { defaultTerms, priceTerms } from "../../../domain/lot/terms.ts";

export const FILS_PER_AED = 100;
const BPS = 10_000;

/** Returns the share of an amount, both in fils, rounded half up as api-spec/src/money.ts does. */
const share = (fils: string, rate: number): string =>
  `((2 * (${fils}) * ${Math.round(rate * BPS)} + ${BPS}) / ${2 * BPS})`;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function costSql(price: string, { kind, emirates, rate, amount, from, below }: AuthorityCost): string {
  const due = [
    `l.kind = ${quoted(kind)}`,
    `l.emirate IN (${emirates.map(quoted).join(", ")})`,
    ...(from > 0 ? [`${price} >= ${from}`] : []),
    ...(below === null ? [] : [`${price} < ${below}`]),
  ];
  const byRate = rate > 0 ? `${share(`${price} * ${FILS_PER_AED}`, rate)} + ` : "";
  return `CASE WHEN ${due.join(" AND ")} THEN ${byRate}${amount * FILS_PER_AED} ELSE 0 END`;
}

/** Returns what the buyer of `lot l` pays in fils, at a price in AED: the value of `youPay` in api-spec/src/you-pay.ts. */
export function youPaySql(price: string): string {
  const { buyerFeeShare, buyerFeeLeastAed, buyerFeeMostAed, vatShare, authorityCosts } = defaultTerms;
  const byRate = share(`${price} * ${FILS_PER_AED}`, buyerFeeShare);
  const fee = `min(max(${byRate}, ${buyerFeeLeastAed * FILS_PER_AED}), ${buyerFeeMostAed * FILS_PER_AED})`;
  const parts = [
    `${price} * ${FILS_PER_AED}`,
    fee,
    share(fee, vatShare),
    ...authorityCosts.map((each) => costSql(price, each)),
  ];
  return `(${parts.join(" + ")})`;
}

/** Each kind of lot in each emirate: what one pays differs by them alone. */
const CLASSES = (["vehicle", "apartment"] as const).flatMap((kind) =>
  [...new Set(defaultTerms.authorityCosts.flatMap(({ emirates }) => emirates))].map((emirate) =>
    costsOf(defaultTerms.authorityCosts, kind, emirate),
  ),
);

const TERMS = priceTerms(defaultTerms, "without");

/**
 * Returns the least price, AED, at which a buyer pays this amount or more, fils. Lots below it can be left out along
 * the index of prices.
 * @param classes the costs of the lots; left out: of any lot
 */
export function leastPriceOf(
  youPayFils: number,
  classes: readonly (readonly AuthorityCost[])[] = CLASSES,
): number {
  const reaches = (price: number) =>
    classes.some((costs) => youPay(price, TERMS, costs).youPayFils >= youPayFils);
  let low = 0;
  let high = MOST_AED;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (reaches(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
