import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { Buoy, SHORT_LIGHTS } from "#/components/lot/buoy.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { PENNANTS } from "#/components/lot/pennant.tsx";
import { Price } from "#/components/lot/price.tsx";
import { Waterline } from "#/components/lot/waterline.tsx";
import { cn } from "#/lib/cn.ts";
import { CardTime } from "#/features/catalogue/card/card-time.tsx";
import type { LotCard } from "#/features/catalogue/model/list/queries.ts";
import { useShownPrices } from "#/features/catalogue/card/shown-prices.ts";
import { useCard } from "#/features/catalogue/card/use-card.ts";

interface CompactRowProps {
  card: LotCard;
  /** Closing window of its kind, ms. */
  windowMs: number;
  /** Whether the connection is lost. */
  stale: boolean;
  /** Whether the large price is what one pays. */
  allIn: boolean;
  /** px. */
  height: number;
  /** Its place in the list, from 0. */
  place: number;
  total: number;
}

/** A row of the table on a phone: photo, title, facts, amount, time and state. The whole row is a link to the lot. */
export const CompactRow = memo(function CompactRow({
  card,
  windowMs,
  stale,
  allIn,
  height,
  place,
  total,
}: CompactRowProps) {
  const { lot, phase, state, words } = useCard(card, windowMs);
  const { live } = lot;
  const { large, small } = useShownPrices(card, live, phase, allIn);
  const { pennant, grey } = state;
  return (
    <li
      data-slot="lot-row"
      data-lot={card.number}
      data-phase={phase}
      data-status={lot.status}
      aria-posinset={place + 1}
      aria-setsize={total}
      className={cn(
        "relative grid grid-cols-[min(6.5rem,27vw)_minmax(0,1fr)_auto] content-center gap-x-3 border-b border-line px-4 has-[a:focus-visible]:bg-blue-tint",
        grey && "text-text-2",
      )}
      style={{ height }}
    >
      <span className="self-center" style={{ gridRow: "span 4" }}>
        <LotPhoto picture={card.picture} sizes="104px" grey={grey} className="rounded-t-sm" />
        <Waterline {...state.line} />
      </span>
      <Link
        translate="no"
        to="/auction/$id"
        params={{ id: String(card.id_auction) }}
        className="col-span-2 truncate text-body font-strong outline-none after:absolute after:inset-0"
      >
        {card.title}
      </Link>
      <span className="own-way col-span-2 truncate text-small text-text-2">{words}</span>
      <Price
        amount={large}
        mine={lot.status === "leading"}
        className={cn("mt-0.5 text-[1.0625rem] font-heavy", stale && "opacity-75")}
      />
      <span className="mt-0.5 flex items-center justify-end gap-1.5 text-small">
        <CardTime
          time={state.time}
          windowMs={windowMs}
          extended={0}
          mine={lot.status === "awaiting_decision"}
          stale={stale}
        />
      </span>
      <span className="flex min-w-0 items-center gap-2 overflow-hidden text-small text-text-2">
        {pennant && (
          <span
            className={cn("shrink-0 rounded-sm px-1.5 text-micro font-strong", PENNANTS[pennant.kind].tone)}
          >
            {PENNANTS[pennant.kind].word}
          </span>
        )}
        {/* A lot that waits for its seller is below the reserve. */}
        {pennant?.kind !== "awaiting" && (
          <Buoy
            light={live.light}
            word={pennant ? SHORT_LIGHTS[live.light] : undefined}
            className="gap-1.5"
          />
        )}
      </span>
      <span translate="no" className="text-end text-small text-text-2 tabular-nums">
        {small}
      </span>
    </li>
  );
});

/** The placeholder of a row. */
export function CompactRowSkeleton({ height }: { height: number }) {
  return (
    <li aria-hidden className="flex items-center border-b border-line px-4" style={{ height }}>
      <span className="h-17.5 w-26 rounded-sm bg-salt-2" />
    </li>
  );
}
