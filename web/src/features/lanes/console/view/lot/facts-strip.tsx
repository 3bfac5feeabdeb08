import { askOf } from "@marsa/api-spec/offered-amounts";
import { Check } from "lucide-react";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { useQuery } from "@tanstack/react-query";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import type { LotLive } from "#/realtime/lots/live-store.ts";
import { useLot } from "#/realtime/lots/live.ts";
import { lotQuery } from "#/realtime/lots/lot-query.ts";

interface FactsStripProps {
  live: LotLive;
  /** AED; null: none; undefined: not read yet. */
  minPrice: number | null | undefined;
  /** Number of maxima on this lot; null: not known yet. */
  maxima: number | null;
  /** Whether the hammer has fallen, so that there is no next bid. */
  card?: boolean;
}

/** On a desk these stand above, as the largest figures. */
const IN_HEAD: ReadonlySet<string> = new Set(["Hammer", "Next ask", "Step"]);

/** The numbers of the current lot. */
export function FactsStrip({ live, minPrice, maxima, card = false }: FactsStripProps) {
  const minimum = minPrice === undefined ? "…" : minPrice === null ? "None" : money(minPrice);
  const reached = live.light === "green";
  const facts = [
    card ? ["Hammer", live.price === null ? "No bid" : money(live.price)] : ["Next ask", money(askOf(live))],
    ["Start", money(live.start_price)],
    ["Minimum", minimum],
    ["Step", money(live.step)],
    ["Max bids", maxima === null ? "…" : String(maxima)],
    ["Bidders", String(live.bidders)],
  ] satisfies (readonly [string, string])[];
  return (
    <dl
      data-slot="facts"
      className="grid grid-cols-4 divide-x divide-line rounded-md border border-line max-lg:grid-cols-3 max-lg:divide-x-0"
    >
      {facts.map(([label, value]) => (
        <div key={label} className={cn("min-w-0 px-3 py-2 max-lg:py-1.5", IN_HEAD.has(label) && "lg:hidden")}>
          <dt className="flex items-center gap-1 truncate text-small text-text-2">
            {label}
            {label === "Minimum" && reached && <Reached />}
          </dt>
          <dd
            className={cn(
              "truncate text-h2 tabular-nums max-lg:text-h3",
              label === "Minimum" && reached && "text-green",
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Reached() {
  return (
    <>
      <Check aria-hidden size={15} strokeWidth={2.4} className="shrink-0 text-green" />
      <span className="sr-only"> reached</span>
    </>
  );
}

/** The numbers of the first lot. */
export function FirstFacts({ lot, maxima }: { lot: LaneLot; maxima: number | null }) {
  const { live } = useLot(lot.id_auction, lot.live);
  const { data } = useQuery(lotQuery(lot.id_auction));
  const minPrice = data === undefined || data.view === "public" ? undefined : data.min_price;
  return <FactsStrip live={live} minPrice={minPrice} maxima={maxima} />;
}
