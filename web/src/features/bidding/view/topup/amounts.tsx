import { money } from "@marsa/api-spec/amounts";
import { cn } from "#/lib/cn.ts";
import { readyAmounts } from "#/features/bidding/model/topup/ready-amounts.ts";

interface ReadyAmountsProps {
  /** Whole AED. */
  missing: number;
  chosen: number;
  onChoose: (amount: number) => void;
}

/** The amounts to add: just enough, or a round amount with what it leaves. */
export function ReadyAmounts({ missing, chosen, onChoose }: ReadyAmountsProps) {
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">Amount to add</legend>
      {readyAmounts(missing).map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === chosen}
          className={cn(
            "touch min-w-0 flex-1 rounded-md border px-3 py-2.5 text-start tabular-nums",
            amount === chosen
              ? "border-blue bg-blue-tint text-blue-deep"
              : "border-line-3 hover:border-text-3",
          )}
          onClick={() => onChoose(amount)}
        >
          <span translate="no" className="block text-long font-strong">
            {money(amount)}
          </span>
          <span className="block text-small">
            {amount === missing ? "just enough" : `leaves ${money(amount - missing)}`}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
