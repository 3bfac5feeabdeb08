import { ledgerOfFils, moneyOfFils } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { priceBreakdown } from "@marsa/api-spec/money";
import { MoneyRow } from "../../components/lot/money-row.tsx";
import { percent } from "../../lib/format/counts.ts";

interface AllInProps {
  /** Whole AED. */
  amount: number;
  conditions: Schema<"Conditions">;
}

/** The total of an amount with its parts: "All-in AED 41,350.50 = fee 810 + VAT 40.50". */
export function AllInLine({ amount, conditions }: AllInProps) {
  const { feeFils, vatOnFeeFils, allInFils } = priceBreakdown(amount, conditions);
  return (
    <>
      All-in AED {moneyOfFils(allInFils)} with fee {moneyOfFils(feeFils)} and VAT {moneyOfFils(vatOnFeeFils)}
    </>
  );
}

/** The same as a sum, for the confirmation. */
export function AllInSum({ amount, conditions }: AllInProps) {
  const { bidFils, feeFils, vatOnFeeFils, allInFils } = priceBreakdown(amount, conditions);
  return (
    <dl className="mt-3">
      <MoneyRow label="Price" amount={ledgerOfFils(bidFils)} />
      <MoneyRow label="Buyer’s fee" amount={ledgerOfFils(feeFils)} />
      <MoneyRow
        label={`VAT on the fee, ${percent(conditions.vat.rate)}`}
        amount={ledgerOfFils(vatOnFeeFils)}
      />
      <MoneyRow total label="All-in" amount={`AED ${ledgerOfFils(allInFils)}`} />
    </dl>
  );
}
