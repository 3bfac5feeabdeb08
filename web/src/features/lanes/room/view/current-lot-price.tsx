import type { ReactNode } from "react";
import { Buoy } from "#/components/lot/buoy.tsx";
import { Pennant } from "#/components/lot/pennant.tsx";
import { RollingNumber } from "#/components/lot/rolling-number.tsx";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { sellerDecides } from "#/lib/format/result-words.ts";
import type { LaneLot } from "#/realtime/lanes/lanes-store.ts";
import { type LotNow, useLot } from "#/realtime/lots/live.ts";

interface CurrentLotPriceProps {
  lot: LaneLot;
  /** Whether the price is the last known one, and faint. */
  stale: boolean;
  /** Whether the result card shows, which the auctioneer may undo. */
  card: boolean;
  /** On phones the note is beside the title. */
  note: ReactNode;
}

/** The reader's flag, the price, the leader, and the light. */
export function CurrentLotPrice({ lot, stale, card, note }: CurrentLotPriceProps) {
  const now = useLot(lot.id_auction, lot.live);
  const { live, status } = now;
  const words = flagWords(now, card);
  return (
    <div data-slot="current-lot-price" className="flex flex-col">
      <div data-slot="lane-title" className="flex items-center justify-between gap-3 px-4 pt-4 lg:hidden">
        <div className="min-w-0">
          <h2 translate="no" className="truncate text-[1.0625rem] leading-6 font-strong">
            {lot.title}
          </h2>
          <p className="truncate text-small text-on-ink-2 tabular-nums">
            {[...lot.facts, `Lot ${lot.number}`].join(" · ")}
          </p>
        </div>
        {note}
      </div>
      <div data-slot="lane-flag" className="mt-4 h-7 max-lg:mt-3">
        {words !== null && (
          <Pennant
            key={`${status} ${card}`}
            kind={words.kind}
            className="h-7 animate-wipe ps-7 text-body max-lg:ps-4"
          >
            {words.text}
          </Pennant>
        )}
      </div>
      <p
        data-slot="price"
        className={cn(
          "mt-2 flex items-baseline px-7 text-price-lane lg:max-xl:text-[4.5rem] whitespace-nowrap tabular-nums transition-opacity max-lg:mt-1 max-lg:px-4 max-lg:text-[min(4.125rem,17vw)] max-lg:leading-17",
          digits(live) > 7 && "xl:text-[4.75rem] lg:max-xl:text-[3.5rem]",
          digits(live) > 7 && "max-lg:text-[min(3.25rem,13.4vw)]",
          stale && "opacity-75",
        )}
      >
        <span className="me-[.75em] text-[max(.25em,1rem)] font-normal tracking-normal text-on-ink-3">
          AED
        </span>
        {/* On a dark background the flash is dark too. */}
        <span className="[--color-blue-tint:var(--color-ink-3)] [--color-green-tint:var(--color-green-deep)]">
          <RollingNumber value={live.price ?? live.start_price} mine={status === "leading"} />
        </span>
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1 px-7 text-[1.0625rem] max-lg:mt-2 max-lg:px-4 max-lg:text-long">
        {leaderWords(now, card)}
        <Buoy light={live.light} onInk className="font-medium" />
      </div>
    </div>
  );
}

function digits({ price, start_price }: LotNow["live"]): number {
  return money(price ?? start_price).length;
}

/** The reader's state on this lot, with its amount. */
function flagWords(
  { live, mine, status }: LotNow,
  card: boolean,
): { kind: "leading" | "outbid" | "won" | "not_won" | "awaiting"; text: string } | null {
  const max = mine?.max ?? null;
  switch (status) {
    case "leading": {
      if (card)
        return {
          kind: "leading",
          text: live.light === "red" ? "Your bid is the highest" : "Sold to you",
        };
      const above = max !== null && live.price !== null && max > live.price;
      return { kind: "leading", text: above ? `Leading · your maximum ${money(max)}` : "Leading" };
    }
    case "outbid":
      return { kind: "outbid", text: max === null ? "Outbid" : `Outbid · you had ${money(max)}` };
    case "won":
      return { kind: "won", text: "Sold to you" };
    case "not_won":
      return live.phase === "awaiting_decision"
        ? { kind: "awaiting", text: sellerDecides(live) }
        : { kind: "not_won", text: "Not won" };
    case "awaiting_decision":
      return { kind: "awaiting", text: "The seller decides" };
    case "none":
      return null;
  }
}

/** After the hammer the highest bidder has the lot, or leads until the seller has decided. */
function leaderWords({ live, status }: LotNow, card: boolean) {
  if (live.price === null) return <span className="text-on-ink-2">Start price, no bids yet</span>;
  // The flag above and the bid bar below say it.
  if (status === "leading") return null;
  const isSold = card && live.light !== "red";
  return (
    <span>
      <strong className="font-strong">{live.leader ?? "Nobody"}</strong> {isSold ? "has it" : "leads"}
    </span>
  );
}
