import { ledger, money, moneyOfFils } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { netYield } from "@marsa/api-spec/you-pay";
import { MoneyRow } from "#/components/lot/money-row.tsx";
import { Twofold } from "#/components/lot/you-pay.tsx";

interface RentAndChargeProps {
  property: Schema<"PropertyFacts">;
  /** What one pays, fils. */
  paysFils: number;
}

/** What an apartment earns and costs a year, and its net yield; without a rent the service charge alone. */
export function RentAndCharge({ property, paysFils }: RentAndChargeProps) {
  const { rent, tenancy, service_charge: charge, area } = property;
  const earned = netYield(property, paysFils);
  if (!earned && charge === null) return null;
  return (
    <div data-slot="rent-and-charge">
      <h3 className="pt-4 text-h3">Each year</h3>
      <dl>
        {rent !== null && (
          <MoneyRow
            label={<Twofold first="Rent" second={`${tenancy ?? "Let"}. Stated by the seller`} />}
            amount={ledger(rent)}
          />
        )}
        {charge !== null && (
          <MoneyRow
            label={
              <Twofold
                first="Service charge"
                second={`${money(charge / area)} a sqft of ${money(area)} sqft. Stated by the seller`}
              />
            }
            amount={`${rent === null ? "" : "−"}${ledger(charge)}`}
          />
        )}
        {earned && <MoneyRow total label="Left each year" amount={`AED ${ledger(earned.leftAed)}`} />}
      </dl>
      {earned && (
        <div className="mt-3 rounded-md bg-salt p-4">
          <p className="flex items-baseline justify-between gap-4 font-strong">
            Net yield <span className="text-h2 tabular-nums">{(earned.share * 100).toFixed(1)} %</span>
          </p>
          <p className="mt-1 text-small text-pretty text-text-2">
            AED {money(earned.leftAed)} a year on the AED {moneyOfFils(paysFils)} that you pay. Cooling,
            repairs and empty months are not in it.
          </p>
        </div>
      )}
    </div>
  );
}
