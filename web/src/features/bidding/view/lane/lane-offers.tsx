import { useEffect, useEffectEvent, useRef } from "react";
import { cn } from "#/lib/cn.ts";
import { isTyping } from "#/lib/keyboard/single-keys.ts";
import { money, moneyOfFils } from "@marsa/api-spec/amounts";
import type { Offer } from "#/features/bidding/model/lot/offer.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

/** A new amount that the person taps sooner than this is always confirmed, with quick bid too, ms. */
const SETTLED_MS = 350;

/** A larger amount has a line of its own in the halves, and on phones. */
const LONG_AED = 1_000_000;
const LONG = "basis-full justify-between *:first:text-start";
const LONG_MAIN = "max-xl:basis-full max-xl:justify-between *:first:text-start";

interface LaneOffersProps {
  offers: readonly Offer[];
  bidding: BiddingState;
  /** Whether one tap places the bid. */
  oneTap?: boolean;
  /** Whether the amounts can be pressed. */
  pressable?: boolean;
}

/** Three amounts on the keys 1 to 3, each with what one pays and its hold. */
export function LaneOffers({ offers, bidding, oneTap = false, pressable = false }: LaneOffersProps) {
  const changedAt = useChangedAt(offers[0]?.amount ?? 0);
  const choose = useEffectEvent((place: number) => {
    const offer = offers[place];
    if (!offer || !pressable || offer.shortAed > 0) return;
    if (oneTap && performance.now() - changedAt.current > SETTLED_MS) bidding.bidAtOnce(offer.amount);
    else bidding.choose(offer.amount, "exact");
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyping(event) || event.repeat || document.querySelector("[role='dialog']") !== null) return;
      const place = ["1", "2", "3"].indexOf(event.key);
      if (place >= 0) choose(place);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
  return (
    <div className="grid grid-cols-2 gap-2.5" data-slot="lane-offers">
      {offers.map((offer, place) => {
        const off = !pressable || offer.shortAed > 0;
        const long = offer.amount >= LONG_AED;
        return (
          <button
            key={place}
            type="button"
            data-slot="offer"
            aria-disabled={off || undefined}
            aria-keyshortcuts={String(place + 1)}
            className={cn(
              "flex flex-wrap items-center justify-between gap-x-2 rounded-md text-start text-white tabular-nums transition-colors duration-100",
              place === 0
                ? "col-span-2 min-h-20 px-5.5 py-3 max-lg:min-h-19 max-lg:px-4.5"
                : "min-h-14 border px-4 py-2 max-lg:px-2.5",
              look(place, off),
            )}
            onClick={() => choose(place)}
          >
            <span
              className={cn(
                "lg:whitespace-nowrap",
                place === 0
                  ? "text-[1.75rem] leading-9 font-heavy tracking-[-.022em] max-lg:text-[1.5rem]"
                  : "text-[1.1875rem] font-strong max-lg:text-[1.0625rem]",
              )}
            >
              {place === 0 ? "Bid " : <span className="sr-only">Bid </span>}
              <span translate="no">{money(offer.amount)}</span>
            </span>
            <span className={cn("flex items-center gap-3.5", long && (place === 0 ? LONG_MAIN : LONG))}>
              <span
                className={cn(
                  "text-end normal-nums lg:whitespace-nowrap",
                  place === 0 ? "text-body font-medium" : "text-small max-lg:text-micro",
                )}
              >
                You pay {moneyOfFils(offer.youPayFils)}
                <span className="sr-only">, </span>
                <br />
                {offer.shortAed > 0 ? `needs ${money(offer.shortAed)} more` : `holds ${money(offer.holdAed)}`}
              </span>
              <kbd
                aria-hidden
                className="grid size-5 place-content-center rounded-sm border border-current font-sans text-tag max-lg:hidden"
              >
                {place + 1}
              </kbd>
            </span>
          </button>
        );
      })}
    </div>
  );
}

function look(place: number, off: boolean): string {
  if (off) return "cursor-not-allowed border border-ink-line bg-ink-2 text-on-ink-2";
  return place === 0
    ? "bg-red hover:bg-red-pressed active:bg-red-pressed"
    : "border-ink-line hover:bg-ink-3 active:bg-ink-2";
}

/** When the lowest amount last changed, ms of performance.now. */
function useChangedAt(amount: number) {
  const at = useRef(-Infinity);
  const before = useRef(amount);
  useEffect(() => {
    if (before.current !== amount) at.current = performance.now();
    before.current = amount;
  }, [amount]);
  return at;
}
