import { useState } from "react";
import type { Area } from "#/components/uae-map/names.ts";
import { cn } from "#/lib/cn.ts";
import { useLot } from "#/realtime/lots/live.ts";
import type { LotCard } from "#/features/catalogue/model/list/queries.ts";
import { FlagCard } from "./flag-card.tsx";
import { shortPrice } from "#/features/catalogue/model/map/places.ts";

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
