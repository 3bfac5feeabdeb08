import { money, ledger, moneyOfFils } from "@marsa/api-spec/amounts";
import { priceIn } from "@marsa/api-spec/text/read-number";
import { lazy, Suspense, useId, useState } from "react";
import { AmountField } from "#/components/form/amount-field.tsx";
import { youPayFils } from "#/components/lot/use-you-pay.ts";
import { YouPaySum, Twofold } from "#/components/lot/you-pay.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";
import { isOver } from "#/realtime/lots/phase.ts";
import { FeesMissing } from "./bid-gate.tsx";
import type { Schema } from "@marsa/api-spec/client-problem";
import { netYield } from "@marsa/api-spec/you-pay";
import { MoneyRow } from "#/components/lot/money-row.tsx";

const AtYourDoor = lazy(async () => ({ default: (await import("./at-your-door.tsx")).AtYourDoor }));

/**
 * The price part by part, for the next bid or another amount. Beside it: the costs of a car up to the buyer's door, or
 * the yearly rent and service charge of an apartment.
 */
export function YouPayToday({
  bidding: { lot, live, conditions, phase, panel, retryConditions },
}: {
  bidding: BiddingState;
}) {
  const [text, setText] = useState<string>();
  if (!conditions) {
    if (panel.bidding.kind !== "no-terms") return <Skeleton className="h-72" />;
    return <FeesMissing onRetry={retryConditions} />;
  }
  const isOpen = !isOver(phase);
  const next = isOpen ? live.next_min : (live.price ?? live.start_price);
  const typed = isOpen && text !== undefined ? priceIn(text) : null;
  const amount = typed ?? next;
  const pays = youPayFils(amount, conditions);
  const { property, place } = lot;
  return (
    <div data-slot="you-pay">
      {isOpen && (
        <IfYouWin text={text ?? money(next)} wrong={text !== undefined && typed === null} onText={setText} />
      )}
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <YouPaySum
          amount={amount}
          terms={conditions}
          label={
            isOpen
              ? amount === next
                ? "Bid (the next minimum)"
                : "Bid"
              : phase === "sold"
                ? "Sold for"
                : "Price"
          }
          totalLabel="You pay"
        />
        {conditions.door && (
          <Suspense fallback={<div className="h-96" />}>
            <AtYourDoor door={conditions.door} place={place} amount={amount} paysFils={pays} />
          </Suspense>
        )}
        {property && <RentAndCharge property={property} paysFils={pays} />}
      </div>
    </div>
  );
}

function IfYouWin({ text, wrong, onText }: { text: string; wrong: boolean; onText: (text: string) => void }) {
  const id = useId();
  return (
    <div
      // Beside the title of its section.
      className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:-mt-11 lg:justify-end"
    >
      <label htmlFor={id} className="text-small text-text-2">
        If you win at
      </label>
      <AmountField
        id={id}
        value={text}
        onText={onText}
        invalid={wrong}
        describedBy={`${id}-wrong`}
        className="w-44"
      />
      <p id={`${id}-wrong`} className="text-small text-text-2 empty:hidden lg:basis-full lg:text-end">
        {wrong && "Enter whole dirhams. The sum is for the next minimum."}
      </p>
    </div>
  );
}

interface RentAndChargeProps {
  property: Schema<"PropertyFacts">;
  /** What one pays, fils. */
  paysFils: number;
}

/** What an apartment earns and costs a year, and its net yield; without a rent the service charge alone. */
function RentAndCharge({ property, paysFils }: RentAndChargeProps) {
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
