import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";

interface MoneyRowProps {
  label: ReactNode;
  /** Formatted, see lib/format. */
  amount: ReactNode;
  /** The total below the line. */
  total?: boolean;
  className?: string;
}

/** One line of a sum for a `<dl>`: label, amount and a line below. */
export function MoneyRow({ label, amount, total = false, className }: MoneyRowProps) {
  return (
    <div
      data-slot="money-row"
      className={cn(
        "flex items-baseline justify-between gap-4 py-2.5 text-long",
        total
          ? "border-t-2 border-text font-strong"
          : "border-b border-line last:border-b-0 has-[+[data-total]]:border-b-0",
        className,
      )}
      data-total={total || undefined}
    >
      <dt className={cn(!total && "text-text-2")}>{label}</dt>
      <dd translate="no" className="text-end tabular-nums">
        {amount}
      </dd>
    </div>
  );
}
