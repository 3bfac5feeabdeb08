import { cn } from "#/lib/cn.ts";
import { ledger } from "@marsa/api-spec/amounts";

interface FigureProps {
  /** AED, may carry fils. */
  amount: number;
  className?: string;
}

/** An amount of the deposit, with a small "AED" and grey fils. */
export function Figure({ amount, className }: FigureProps) {
  const [whole, fils] = ledger(amount).split(".");
  return (
    <span className={cn("flex flex-wrap items-baseline whitespace-nowrap tabular-nums", className)}>
      <span className="me-[.37em] text-[max(.54em,11px)] font-label tracking-normal text-text-3">AED</span>
      {/* Numbers read the same way on a page from right to left. */}
      <span dir="ltr">
        {whole}
        <span className="font-normal text-text-3">.{fils}</span>
      </span>
    </span>
  );
}
