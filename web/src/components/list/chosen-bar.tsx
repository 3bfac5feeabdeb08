import { ledger } from "@marsa/api-spec/amounts";
import type { ReactNode } from "react";

interface ChosenBarProps {
  /** "Chosen refunds". */
  label: string;
  count: number;
  /** AED. */
  total: number;
  note: string;
  /** Buttons. */
  children: ReactNode;
}

/** The look of a plain button in the bar. */
export const BAR_BUTTON = "border-ink-line bg-ink text-on-ink hover:border-on-ink-3 hover:bg-ink-2";

/** The chosen rows, at the foot of a list: how many, their sum, and what can be done with them. */
export function ChosenBar({ label, count, total, note, children }: ChosenBarProps) {
  return (
    <section
      aria-label={label}
      className="sticky bottom-4 z-10 mt-4 max-w-xl rounded-lg bg-ink p-4 text-on-ink max-lg:bottom-20"
    >
      <p className="flex items-baseline justify-between gap-4 font-strong">
        <span>{count} chosen</span>
        <span className="text-h3 tabular-nums">AED {ledger(total)}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">{children}</div>
      <p className="mt-3 text-small text-pretty text-on-ink-2">{note}</p>
    </section>
  );
}
