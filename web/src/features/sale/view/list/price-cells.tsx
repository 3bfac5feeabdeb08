import { Eye, Heart } from "lucide-react";
import { money } from "@marsa/api-spec/amounts";
import { Buoy } from "#/components/lot/buoy.tsx";
import { cn } from "#/lib/cn.ts";
import { count, counted } from "#/lib/format/counts.ts";
import { useStale } from "#/realtime/link/stale.ts";
import type { OwnLot } from "#/realtime/lots/own-lot.ts";
import type { SaleCard } from "#/features/sale/model/queries.ts";

/** Start, minimum and buy-now price, AED. */
export function OwnPrices({
  card,
  lot: { live },
  className,
}: {
  card: SaleCard;
  lot: OwnLot;
  className?: string;
}) {
  const start = live.start_price > 0 ? money(live.start_price) : "–";
  return (
    <dl
      className={cn(
        "grid w-max max-w-full grid-cols-[minmax(0,3.5rem)_auto] gap-x-2 text-small leading-5",
        className,
      )}
    >
      <Amount name="Start" text={start} />
      <Amount name="Min" text={card.min_price === null ? "–" : money(card.min_price)} />
      {live.buy_now !== null && <Amount name="Buy now" text={money(live.buy_now)} />}
    </dl>
  );
}

function Amount({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt className="text-text-2">{name}</dt>
      <dd className="min-w-18 text-end font-strong tabular-nums">{text}</dd>
    </>
  );
}

/** The highest bid and whether it reaches the minimum price. */
export function HighestBid({ lot: { live } }: { lot: OwnLot }) {
  const stale = useStale();
  if (live.price === null) return <span className="text-small text-text-2">No bids</span>;
  return (
    <span className="block">
      <span className={cn("block whitespace-nowrap", stale && "text-text-2")}>
        <span translate="no" data-slot="highest-bid" className="text-long font-strong tabular-nums">
          {money(live.price)}
        </span>{" "}
        <span className="text-small text-text-2">· {counted(live.bids, "bid")}</span>
      </span>
      <Buoy light={live.light} className="text-small" />
    </span>
  );
}

/** How often others viewed the lot, and how many watch it. */
export function Interest({ card: { views, watching }, className }: { card: SaleCard; className?: string }) {
  return (
    <span className={cn("text-small text-text-2 tabular-nums", className)}>
      <span className="flex items-center gap-1.5">
        <Eye aria-hidden size={14} strokeWidth={1.75} /> {count(views)}
        <span className="sr-only">{views === 1 ? "view" : "views"}</span>
      </span>
      <span className="flex items-center gap-1.5">
        <Heart aria-hidden size={14} strokeWidth={1.75} /> {count(watching)}
        <span className="sr-only">watching</span>
      </span>
    </span>
  );
}
