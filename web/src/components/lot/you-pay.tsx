import { ledgerOfFils, money, moneyOfFils } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { type YouPay, youPay } from "@marsa/api-spec/you-pay";
import { percent } from "#/lib/format/counts.ts";
import { MoneyRow } from "./money-row.tsx";
import type { YouPayTerms } from "./use-you-pay.ts";

/** "You pay AED 41,770.50 with fee, VAT and the costs of the authority". */
export function YouPayLine({ amount, terms }: { amount: number; terms: YouPayTerms }) {
  const { youPayFils: fils, authorityFils } = youPay(amount, terms, terms.authority_costs);
  return (
    <>
      You pay AED <span translate="no">{moneyOfFils(fils)}</span> with{" "}
      {authorityFils === 0 ? "fee and VAT" : "fee, VAT and the costs of the authority"}
    </>
  );
}

interface YouPaySumProps {
  /** Whole AED. */
  amount: number;
  terms: YouPayTerms;
  /** "Bid", "At your maximum", "Buy-now price". */
  label: string;
  totalLabel: string;
  /** Whether the costs of the authority are one line, before a press. */
  brief?: boolean;
}

/**
 * What the buyer pays, part by part: to Marsa, and to others. Each part is rounded, and the total is the sum of the
 * rounded parts.
 */
export function YouPaySum({ amount, terms, label, totalLabel, brief = false }: YouPaySumProps) {
  const sum = youPay(amount, terms, terms.authority_costs);
  const inside =
    sum.vatInsideFils === null
      ? vatWords(terms.vat.mode)
      : `, VAT inside (${ledgerOfFils(sum.vatInsideFils)})`;
  return (
    <dl className="mt-3">
      <MoneyRow label={`${label}${inside}`} amount={ledgerOfFils(sum.bidFils)} />
      <MoneyRow label={feeWords(sum.feeFils, sum.bidFils, terms)} amount={ledgerOfFils(sum.feeFils)} />
      <MoneyRow
        label={`VAT on the fee, ${percent(terms.vat.rate)}`}
        amount={ledgerOfFils(sum.vatOnFeeFils)}
      />
      {sum.costs.length > 0 && <Authority sum={sum} brief={brief} />}
      <MoneyRow total label={totalLabel} amount={`AED ${ledgerOfFils(sum.youPayFils)}`} />
    </dl>
  );
}

const TO_AUTHORITY = "To the authority, not to us";

/** The costs that do not go to Marsa, one by one between two subtotals, or as one line. */
function Authority({ sum: { allInFils, costs, authorityFils }, brief }: { sum: YouPay; brief: boolean }) {
  if (brief) {
    const names = costs.map(({ cost }) => cost.name).join(", ");
    return (
      <MoneyRow
        label={<Twofold first={TO_AUTHORITY} second={names} />}
        amount={ledgerOfFils(authorityFils)}
      />
    );
  }
  return (
    <>
      <MoneyRow total label="To Marsa" amount={ledgerOfFils(allInFils)} />
      {costs.map(({ cost: { name, rate, receiver }, fils }) => (
        <MoneyRow
          key={name}
          label={<Twofold first={rate > 0 ? `${name}, ${percent(rate)}` : name} second={receiver} />}
          amount={ledgerOfFils(fils)}
        />
      ))}
      <MoneyRow total label={TO_AUTHORITY} amount={ledgerOfFils(authorityFils)} />
    </>
  );
}

/** A label with its source below. */
export function Twofold({ first, second }: { first: string; second: string }) {
  return (
    <>
      {first}
      <span className="block text-small text-text-3">{second}</span>
    </>
  );
}

function vatWords(mode: Schema<"VatMode">): string {
  return mode === "without" ? ", no VAT on it" : ", margin scheme";
}

/** The rate of the fee, and its minimum or maximum where that applies. */
function feeWords(feeFils: number, bidFils: number, { fee }: YouPayTerms): string {
  const share = `Buyer’s fee, ${percent(fee.rate)}`;
  if (feeFils > bidFils * fee.rate + 1) return `${share}, at least ${money(fee.min)}`;
  return feeFils < bidFils * fee.rate - 1 ? `${share}, at most ${money(fee.max)}` : share;
}
