import { useState } from "react";
import type { Area } from "#/components/uae-map/names.ts";
import { cn } from "#/lib/cn.ts";
import { useLot } from "#/realtime/lots/live.ts";
import type { LotCard } from "#/features/catalogue/model/list/queries.ts";
import { shortPrice, cardAt } from "#/features/catalogue/model/map/places.ts";
import { money } from "@marsa/api-spec/amounts";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { Buoy } from "#/components/lot/buoy.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Price } from "#/components/lot/price.tsx";
import { useYouPay } from "#/components/lot/use-you-pay.ts";
import { Waterline } from "#/components/lot/waterline.tsx";
import { CardTime } from "#/features/catalogue/card/card-time.tsx";
import { useCard, useClosingWindows } from "#/features/catalogue/card/use-card.ts";
import "./lot-flag.css";

interface LotFlagProps {
  card: LotCard;
  /** px. */
  at: { left: number; top: number };
  /** What the other flags and discs cover, px. */
  others: readonly Area[];
  chosen: boolean;
  stale: boolean;
  /** Size of the map, px. */
  size: { width: number; height: number };
  onOpen: () => void;
  onClose: () => void;
}

/** The tip of a flag, px: it stands on the place. */
const TIP = 6;

/** A lot on the map: its price on a flag in the colour of the reader's state. Pointer or press shows its card. */
export function LotFlag({ card, at, others, chosen, stale, size, onOpen, onClose }: LotFlagProps) {
  const [pointed, setPointed] = useState(false);
  const { live, status } = useLot(card.id_auction, card.live);
  const price = live.price ?? live.start_price;
  return (
    <>
      <button
        type="button"
        data-slot="map-lot"
        data-lot={card.number}
        aria-expanded={chosen}
        aria-label={`${shortPrice(price)}, ${card.title}`}
        className={cn(
          "map-flag touch absolute flex h-6.5 -translate-x-1/2 -translate-y-full items-center rounded-sm px-2.5 text-small font-strong tabular-nums",
          chosen || pointed ? "z-10 bg-blue text-white" : (LOOKS[status] ?? "bg-white text-text"),
        )}
        style={{ left: at.left, top: at.top - TIP }}
        onClick={onOpen}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setPointed(true)}
        onBlur={() => setPointed(false)}
      >
        {shortPrice(price)}
      </button>
      {(chosen || pointed) && (
        <FlagCard
          card={card}
          at={at}
          others={others}
          size={size}
          stale={stale}
          pinned={chosen}
          onClose={onClose}
        />
      )}
    </>
  );
}

const LOOKS: Partial<Record<ReturnType<typeof useLot>["status"], string>> = {
  leading: "bg-green text-white",
  won: "bg-green text-white",
  outbid: "bg-orange-fill text-on-orange",
  awaiting_decision: "bg-blue text-white",
};

interface FlagCardProps {
  card: LotCard;
  /** The foot of the flag, px. */
  at: { left: number; top: number };
  /** What the other flags and discs cover, px. */
  others: readonly Area[];
  size: { width: number; height: number };
  stale: boolean;
  /** Whether the card was opened by a press, and not only by the pointer: it stays then. */
  pinned: boolean;
  onClose: () => void;
}

/** px. */
const CARD = { width: 276, height: 272 };

/** The card of a flag, beside it where it covers no other one. */
function FlagCard({ card, at, others, size, stale, pinned, onClose }: FlagCardProps) {
  const windowMs = useClosingWindows()[card.kind];
  const { lot, state } = useCard(card, windowMs);
  const { live } = lot;
  const pays = useYouPay({ ...card, live });
  return (
    <section
      aria-label={card.title}
      className={cn(
        "absolute z-20 overflow-hidden rounded-lg bg-white shadow-drawer",
        pinned ? "cursor-default" : "pointer-events-none",
      )}
      style={{ width: CARD.width, ...cardAt(at, CARD, size, others) }}
    >
      <LotPhoto
        picture={card.picture}
        sizes={`${CARD.width}px`}
        grey={state.grey}
        kind={card.kind}
        className="h-36 w-full"
      />
      <Waterline {...state.line} />
      {pinned && (
        <button
          type="button"
          aria-label="Close"
          className="touch absolute end-2 top-2 grid size-8 place-content-center rounded-full bg-white text-ink hover:bg-salt"
          onClick={onClose}
        >
          <X aria-hidden size={16} strokeWidth={2} />
        </button>
      )}
      <div className="px-3.5 pt-2.5 pb-3">
        <p translate="no" className="truncate text-h3">
          {card.title}
        </p>
        <p className="truncate text-small text-text-2">{card.facts.join(" · ")}</p>
        <p className="mt-2 flex items-center justify-between gap-3 text-small">
          <Price
            amount={live.price ?? live.start_price}
            mine={lot.status === "leading"}
            className={stale ? "opacity-75" : ""}
          />
          <CardTime time={state.time} windowMs={windowMs} extended={0} mine={false} stale={stale} />
        </p>
        <p className="mt-1.5 flex items-center justify-between gap-3 text-small">
          {pays ? `You pay ${money(pays(live.price ?? live.start_price))}` : <Buoy light={live.light} />}
          {pinned && (
            <Link
              to="/auction/$id"
              params={{ id: String(card.id_auction) }}
              className="touch rounded-sm font-strong text-blue hover:underline"
            >
              Open lot
            </Link>
          )}
        </p>
      </div>
    </section>
  );
}
