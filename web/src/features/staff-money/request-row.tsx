import type { ReactNode } from "react";

interface MoneyRowProps {
  name: ReactNode;
  amount: string;
  facts: ReactNode;
  /** The decision; null: none yet. */
  outcome: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** One invoice or refund: client and amount, facts, the decision or its buttons. */
export function MoneyRow({ name, amount, facts, outcome, children }: MoneyRowProps) {
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3.5 lg:grid-cols-[minmax(0,1fr)_10rem_19rem] lg:items-center">
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-4 text-body">
          {name}
          <span className="shrink-0 font-strong tabular-nums lg:hidden">{amount}</span>
        </div>
        <p className="mt-0.5 text-small text-pretty text-text-2">{facts}</p>
        {outcome !== null && <p className="mt-0.5 text-small text-pretty">{outcome}</p>}
      </div>
      <span className="text-end text-body font-strong tabular-nums max-lg:hidden">{amount}</span>
      <div className="flex flex-wrap justify-end gap-2 max-lg:empty:hidden">{children}</div>
    </li>
  );
}
