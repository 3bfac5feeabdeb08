import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { Buoy, SHORT_LIGHTS } from "#/components/lot/buoy.tsx";
import { Heart } from "#/components/lot/heart.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Price } from "#/components/lot/price.tsx";
import { Waterline } from "#/components/lot/waterline.tsx";
import { cn } from "#/lib/cn.ts";
import { CardAction } from "./card-action.tsx";
import { CardPennant } from "./card-pennant.tsx";
import { CardMore } from "./card-more.tsx";
import { CardTime } from "./card-time.tsx";
import type { LotCard as Card } from "../model/list/queries.ts";
import { useShownPrices } from "./shown-prices.ts";
import { useCard } from "./use-card.ts";

interface LotCardProps {
  card: Card;
  /** Closing window of its kind, ms. */
  windowMs: number;
  /** Width, px. */
  width: number;
  /** Whether the card is on the first screen: its photo loads first. */
  first: boolean;
  /** Whether the connection is lost, and prices are the last known ones. */
  stale: boolean;
  /** Whether the large price is what one pays. */
  allIn?: boolean;
}

/** Photo, flag, watch button and number share the first cell. */
const onPhoto = "col-span-full col-start-1 row-start-1";

/**
 * A lot of the list as a card. The whole card is a link to the lot; watch button, action and menu are buttons of their
 * own.
 */
export const LotCard = memo(function LotCard({
  card,
  windowMs,
  width,
  first,
  stale,
  allIn = false,
}: LotCardProps) {
  const { id_auction: id, title, kind } = card;
  const { lot, phase, watch, state, words } = useCard(card, windowMs);
  const { live } = lot;
  const { line, time, action, grey } = state;
  const { large, small, pays } = useShownPrices(card, live, phase, allIn);
  return (
    <article
      data-slot="lot-card"
      data-lot={card.number}
      data-kind={kind}
      data-phase={phase}
      data-status={lot.status}
      className={cn(
        "relative grid grid-cols-[minmax(0,1fr)_auto] rounded-sm outline-2 outline-offset-6 outline-transparent hover:outline-blue has-[h2_a:focus-visible]:outline-blue",
        grey && "text-text-2",
      )}
    >
      <LotPhoto
        picture={card.picture}
        sizes={`${width}px`}
        priority={first}
        grey={grey}
        kind={kind}
        className={cn(onPhoto, "rounded-t-md")}
      />
      <CardPennant
        state={state}
        wipes
        className={cn(onPhoto, "mt-3 max-w-[calc(100%-3.5rem)] self-start justify-self-start")}
      />
      <Heart
        on={watch.on}
        of={title}
        onClick={watch.toggle}
        className={cn(onPhoto, "z-10 m-2 self-start justify-self-end")}
      />
      <span
        className={cn(
          onPhoto,
          "relative flex items-center gap-1.5 self-end justify-self-end rounded-ss-sm bg-white/92 px-2 pt-0.5 text-micro text-text-2 tabular-nums",
          lot.mine?.note && "icon icon-note [--icon-size:12px]",
        )}
      >
        {card.number}
      </span>
      <Waterline {...line} className="col-span-2" />
      <CardTitle id={id} title={title} />
      <div className="col-span-2 mt-0.5 flex items-center gap-2">
        <p className="own-way min-w-0 grow truncate text-small text-text-2 max-md:text-body">{words}</p>
        <CardMore id={id} title={title} kind={kind} />
      </div>
      <Price
        amount={large}
        size="card"
        mine={lot.status === "leading"}
        className={cn("mt-2.75 h-6 max-md:mt-2.5 max-md:h-7", grey && "text-text-3", stale && "opacity-75")}
      />
      <span
        translate="no"
        className="mt-2.75 self-center text-end text-small text-text-2 tabular-nums max-md:mt-2.5 max-md:text-body"
      >
        {small}
      </span>
      <Buoy
        light={live.light}
        word={live.extended > 0 && time.kind === "ends" ? SHORT_LIGHTS[live.light] : undefined}
        className="mt-2 h-5 gap-1.5 text-small"
      />
      <span className="mt-2 flex h-5 items-center justify-end gap-1.5 text-small">
        <CardTime
          time={time}
          windowMs={windowMs}
          extended={live.extended}
          mine={lot.status === "awaiting_decision"}
          flagged
          stale={stale}
        />
      </span>
      <CardAction
        id={id}
        title={title}
        action={action}
        pays={pays}
        className="col-span-2 mt-3.25 h-13 max-md:text-long"
      />
    </article>
  );
});

interface CardTitleProps {
  id: number;
  title: string;
}

/** The title, whose link covers the card. A bid does not draw it again: a link is the most expensive part of a card. */
const CardTitle = memo(function CardTitle({ id, title }: CardTitleProps) {
  return (
    <h2 className="own-way col-span-2 mt-2.75 truncate text-h3 max-md:mt-3 max-md:text-[1rem]">
      <Link
        translate="no"
        to="/auction/$id"
        params={{ id: String(id) }}
        className="outline-none after:absolute after:inset-0"
      >
        {title}
      </Link>
    </h2>
  );
});
