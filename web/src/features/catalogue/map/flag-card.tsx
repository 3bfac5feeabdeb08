import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { Buoy } from "../../../components/lot/buoy.tsx";
import { LotPhoto } from "../../../components/lot/lot-photo.tsx";
import { Price } from "../../../components/lot/price.tsx";
import { Waterline } from "../../../components/lot/waterline.tsx";
import { cn } from "../../../lib/cn.ts";
import { CardTime } from "../card/card-time.tsx";
import type { LotCard } from "../queries.ts";
import { useCard } from "../card/use-card.ts";
import { useClosingWindows } from "../card/use-closing-windows.ts";

interface FlagCardProps {
  card: LotCard;
  /** The foot of the flag, px. */
  at: { left: number; top: number };
  size: { width: number; height: number };
  stale: boolean;
  /** Whether the card was opened by a press, and not only by the pointer: it stays then. */
  pinned: boolean;
  onClose: () => void;
}

/** px. */
const WIDTH = 290;
const HEIGHT = 275;

/** The card of a flag, above or below it, wherever it fits; on phones at the lower edge. */
export function FlagCard({ card, at, size, stale, pinned, onClose }: FlagCardProps) {
  const windowMs = useClosingWindows()[card.kind];
  const { lot, state } = useCard(card, windowMs);
  const { live } = lot;
  const above = at.top > HEIGHT + 40;
  const left = Math.min(Math.max(at.left, WIDTH / 2 + 8), Math.max(size.width - WIDTH / 2 - 8, WIDTH / 2));
  return (
    <section
      aria-label={card.title}
      className={cn(
        "absolute z-20 -translate-x-1/2 overflow-hidden rounded-lg bg-white shadow-drawer",
        pinned ? "cursor-default" : "pointer-events-none",
      )}
      style={{ width: WIDTH, left, top: above ? at.top - HEIGHT - 34 : at.top + 10 }}
    >
      <LotPhoto
        picture={card.picture}
        sizes={`${WIDTH}px`}
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
          <Buoy light={live.light} />
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
