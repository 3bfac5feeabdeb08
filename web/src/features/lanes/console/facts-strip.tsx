import { cn } from "../../../lib/cn.ts";
import { money } from "../../../lib/money.ts";
import { useQuery } from "@tanstack/react-query";
import type { LaneLot } from "../../../realtime/lanes-store.ts";
import type { LotLive } from "../../../realtime/live-store.ts";
import { useLot } from "../../../realtime/live.ts";
import { lotQuery } from "../../../realtime/lot-query.ts";

interface FactsStripProps {
  live: LotLive;
  /** AED; null: there is none; undefined: not read yet. */
  minPrice: number | null | undefined;
  /** Stored maxima on this lot; null: not told yet. */
  maxima: number | null;
}

/** The numbers of the lot that is up. */
export function FactsStrip({ live, minPrice, maxima }: FactsStripProps) {
  const minimum = minPrice === undefined ? "…" : minPrice === null ? "None" : money(minPrice);
  const reached = live.light === "green";
  const facts = [
    ["Next ask", money(live.next_min)],
    ["Start", money(live.start_price)],
    [reached ? "Reached" : "Minimum", minimum],
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
          <dd
            className={cn(
              "truncate text-h2 tabular-nums max-lg:text-h3",
              label === "Reached" && "text-green",
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same of the lot that will be up first. */
export function FirstFacts({ lot, maxima }: { lot: LaneLot; maxima: number | null }) {
  const { live } = useLot(lot.id_auction, lot.live);
  const { data } = useQuery(lotQuery(lot.id_auction));
  const minPrice = data === undefined || data.view === "public" ? undefined : data.min_price;
  return <FactsStrip live={live} minPrice={minPrice} maxima={maxima} />;
}
