import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { Buoy } from "../../components/buoy.tsx";
import { Heart } from "../../components/heart.tsx";
import { LotPhoto } from "../../components/lot-photo.tsx";
import { Pennant } from "../../components/pennant.tsx";
import { Price } from "../../components/price.tsx";
import { buttonVariants } from "../../components/ui/button.tsx";
import { Waterline } from "../../components/waterline.tsx";
import { cn } from "../../lib/cn.ts";
import { inLastMinutes } from "../../lib/countdown.ts";
import { counted } from "../../lib/money.ts";
import { toMs } from "../../lib/time.ts";
import { useServerTime } from "../../realtime/clock.ts";
import { useLot } from "../../realtime/live.ts";
import { phaseAt } from "../../realtime/phase.ts";
import { useWatch } from "../../realtime/watch.ts";
import { cardState } from "./card-state.ts";
import { CardTime } from "./card-time.tsx";
import type { LotCard as Card } from "./queries.ts";

interface LotCardProps {
  card: Card;
  /** Place in the list, from 1. */
  place: number;
  /** How many lots the list has. */
  of: number;
  /** Closing window of its kind, ms. */
  windowMs: number;
  /** How wide it is drawn, px. */
  width: number;
  /** On the first screen: its photo is loaded first. */
  first: boolean;
  /** The link is lost: prices are the last that are known. */
  stale: boolean;
}

/** One lot in the list. The whole card leads into the lot; only the heart is a button of its own. */
export const LotCard = memo(function LotCard({
  card,
  place,
  of,
  windowMs,
  width,
  first,
  stale,
}: LotCardProps) {
  const { id_auction: id, title, kind } = card;
  const lot = useLot(id, card.live);
  const { live } = lot;
  const end = toMs(live.end);
  const phase = useServerTime((now) => phaseAt(live, now));
  const last = useServerTime((now) => inLastMinutes(end - now, windowMs));
  const watch = useWatch(id, title);
  const { pennant, tone, time, action, grey, started } = cardState({
    ...lot,
    phase,
    last,
    inLane: card.in_lane,
    decisionUntil: null,
  });
  const urgent = action.look === "urgent";
  return (
    <div
      role="listitem"
      aria-posinset={place}
      aria-setsize={of}
      data-slot="lot-card"
      data-lot={card.number}
      data-kind={kind}
      data-phase={phase}
      data-status={lot.status}
      className={cn(
        "group relative grid grid-cols-[minmax(0,1fr)_auto] rounded-sm outline-2 outline-offset-6 outline-transparent hover:outline-blue has-[a:focus-visible]:outline-blue",
        grey && "text-text-2",
      )}
    >
      <div className="relative col-span-2">
        <LotPhoto
          picture={card.picture}
          sizes={`${width}px`}
          priority={first}
          grey={grey}
          className="rounded-t-md"
        />
        {pennant && (
          <Pennant
            key={pennant.kind}
            kind={pennant.kind}
            className={cn(
              "absolute start-0 top-3 max-w-[calc(100%-3.5rem)]",
              pennant.kind === "outbid" && "animate-wipe",
            )}
          >
            {pennant.word}
          </Pennant>
        )}
        <Heart on={watch.on} of={title} onClick={watch.toggle} className="absolute end-2 top-2 z-10" />
        <span className="absolute end-0 bottom-0 rounded-ss-sm bg-white/92 px-2 pt-0.5 text-micro text-text-2 tabular-nums">
          {card.number}
        </span>
      </div>
      <Waterline
        end={tone === "awaiting" ? Infinity : end}
        windowMs={windowMs}
        tone={tone}
        className="col-span-2"
      />
      <h2 className="col-span-2 mt-[11px] truncate text-h3 max-md:mt-3 max-md:text-[1rem]">{title}</h2>
      <p className="col-span-2 mt-0.5 truncate text-small text-text-2 max-md:text-body">
        {card.facts.join(" · ")}
      </p>
      <Price
        amount={live.price ?? live.start_price}
        size="card"
        mine={lot.status === "leading"}
        className={cn("mt-[11px] max-md:mt-2.5", grey && "text-text-3", stale && "opacity-75")}
      />
      <span className="mt-[11px] self-center text-small text-text-2 max-md:mt-2.5 max-md:text-body">
        {started ? counted(live.bids, "bid") : "Start price"}
      </span>
      <Buoy light={live.light} className="mt-2 h-5 text-small" />
      <span className="mt-2 h-5 text-small">
        <CardTime time={time} windowMs={windowMs} extended={live.extended} stale={stale} />
      </span>
      <Link
        to="/auction/$id"
        params={{ id: String(id) }}
        aria-label={`${action.word}${action.aside ? ` ${action.aside}` : ""}, ${title}`}
        className={cn(
          buttonVariants({ variant: urgent ? "press" : "plain" }),
          "col-span-2 mt-[13px] h-10 outline-offset-2 after:absolute after:inset-0 max-md:h-11.5 max-md:text-long",
          action.look === "bid" &&
            "group-hover:border-red group-hover:bg-red group-hover:text-white group-active:bg-red-pressed",
        )}
      >
        {action.word}
        {action.aside && <span className="font-normal text-text-2 tabular-nums">{action.aside}</span>}
      </Link>
    </div>
  );
});
