import { money } from "@marsa/api-spec/amounts";
import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { Buoy } from "#/components/lot/buoy.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Pennant } from "#/components/lot/pennant.tsx";
import { Price } from "#/components/lot/price.tsx";
import { useYouPay } from "#/components/lot/use-you-pay.ts";
import { Waterline } from "#/components/lot/waterline.tsx";
import { cn } from "#/lib/cn.ts";
import { CardTime } from "#/features/catalogue/card/card-time.tsx";
import type { LotCard } from "#/features/catalogue/model/list/queries.ts";
import { useCard, useClosingWindows } from "#/features/catalogue/card/use-card.ts";

interface MapRowProps {
  card: LotCard;
  /** Whether its flag is open on the map. */
  chosen: boolean;
  stale: boolean;
  /** Called when the pointer or the focus enters. */
  onPoint: () => void;
}

/** A lot in the list beside the map. */
export const MapRow = memo(function MapRow({ card, chosen, stale, onPoint }: MapRowProps) {
  const windowMs = useClosingWindows()[card.kind];
  const { lot, state } = useCard(card, windowMs);
  const { live } = lot;
  const pays = useYouPay({ ...card, live });
  return (
    <li
      data-slot="lot-row"
      data-lot={card.number}
      className={cn(
        "relative grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3.5 border-b border-line px-5 py-3 hover:bg-salt has-[a:focus-visible]:bg-blue-tint max-lg:px-4",
        chosen && "bg-blue-tint hover:bg-blue-tint",
        state.grey && "text-text-2",
      )}
      onPointerEnter={onPoint}
    >
      <span className="relative row-span-4">
        <LotPhoto picture={card.picture} sizes="120px" grey={state.grey} className="rounded-t-sm" />
        <Waterline {...state.line} />
        {state.pennant && (
          <Pennant kind={state.pennant.kind} className="absolute start-0 top-2 h-5.5 max-w-full text-micro">
            {state.pennant.word}
          </Pennant>
        )}
      </span>
      <Link
        translate="no"
        to="/auction/$id"
        params={{ id: String(card.id_auction) }}
        className="truncate text-body font-strong outline-none after:absolute after:inset-0"
      >
        {card.title}
      </Link>
      <p className="truncate text-small text-text-2">
        Lot {card.number} · {card.place.location}
      </p>
      <p className="flex items-center justify-between gap-2 text-small">
        <Price
          amount={live.price ?? live.start_price}
          mine={lot.status === "leading"}
          className={cn("text-[1rem] font-heavy", stale && "opacity-75")}
        />
        <CardTime time={state.time} windowMs={windowMs} extended={0} mine={false} stale={stale} />
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-2 text-small">
        <Buoy light={live.light} />
        {pays && (
          <span className="whitespace-nowrap text-text-2 tabular-nums">
            You pay {money(pays(live.price ?? live.start_price))}
          </span>
        )}
      </p>
    </li>
  );
});
