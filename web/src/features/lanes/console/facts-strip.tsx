import { money } from "../../../lib/money.ts";
import type { DeskView } from "./desk-view.ts";

interface FactsStripProps {
  view: DeskView;
  /** Stored maxima on this lot; null: not told yet. */
  maxima: number | null;
}

/** The numbers of the lot that is up. */
export function FactsStrip({ view: { live, minPrice }, maxima }: FactsStripProps) {
  if (!live) return null;
  const minimum = minPrice === undefined ? "…" : minPrice === null ? "None" : money(minPrice);
  const facts = [
    ["Next ask", money(live.next_min)],
    ["Start", money(live.start_price)],
    ["Minimum", minimum],
    ["Step", money(live.step)],
    ["Maxima", maxima === null ? "…" : String(maxima)],
    ["Bidders", String(live.bidders)],
  ] as const;
  return (
    <dl
      data-slot="facts"
      className="grid grid-cols-6 divide-x divide-line rounded-md border border-line max-lg:grid-cols-3 max-lg:divide-x-0"
    >
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0 px-3 py-2 max-lg:py-1.5">
          <dt className="text-small text-text-2">{label}</dt>
          <dd className="truncate text-h2 tabular-nums max-lg:text-h3">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
