import { ledger } from "@marsa/api-spec/amounts";
import { MoneyRow } from "#/components/lot/money-row.tsx";
import type { Settlement } from "./queries.ts";

/** The sources of a paid lot's money. */
export function PaidStep({ settlement: { all_in: allIn, used_hold: usedHold } }: { settlement: Settlement }) {
  const fromHold = Math.min(usedHold ?? 0, allIn);
  return (
    <>
      <dl data-slot="payment-sum">
        <MoneyRow label="From this lot’s hold" amount={ledger(fromHold)} />
        <MoneyRow label="From your deposit" amount={ledger(allIn - fromHold)} />
        <MoneyRow total label="Paid, AED" amount={ledger(allIn)} />
      </dl>
      <p className="mt-2 text-small text-pretty text-text-2">
        Nothing is owed. A card fee, if there was one, is in your deposit’s history.
      </p>
    </>
  );
}
