import { LoaderCircle } from "lucide-react";
import { buttonVariants, Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { money, moneyOfFils } from "@marsa/api-spec/amounts";
import { clockMs } from "#/features/bidding/model/lot/words.ts";
import type { Flow } from "#/features/bidding/model/sending/flow.ts";
import { type Offer, offerOf } from "#/features/bidding/model/lot/offer.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

interface OffersProps {
  offers: readonly Offer[];
  /** Without it the amounts cannot be pressed. */
  onChoose?: (amount: number) => void;
  /**
   * wide: the first amount over the whole width, the others in halves. rows: one below the other, in the phone's sheet.
   */
  layout: "wide" | "rows";
}

/** The three amounts, each with what one pays and its hold. The first one is the main button. */
export function Offers({ offers, onChoose, layout }: OffersProps) {
  return (
    <div className="grid grid-cols-2 gap-2" data-slot="offers">
      {offers.map((offer, place) => (
        <OfferButton
          key={place}
          offer={offer}
          main={place === 0 && onChoose !== undefined}
          wide={layout === "rows" || (place === 0 && onChoose !== undefined)}
          {...(onChoose ? { onChoose } : {})}
        />
      ))}
    </div>
  );
}

interface OfferButtonProps {
  offer: Offer;
  main: boolean;
  wide: boolean;
  onChoose?: (amount: number) => void;
}

function OfferButton({ offer, main, wide, onChoose }: OfferButtonProps) {
  const { amount, youPayFils, holdAed, shortAed } = offer;
  const off = onChoose === undefined || shortAed > 0;
  return (
    <button
      type="button"
      data-slot="offer"
      aria-disabled={off || undefined}
      className={cn(
        "flex rounded-md transition-colors duration-100",
        wide
          ? "col-span-2 items-center justify-between gap-3 px-4 py-2.5 text-end"
          : "flex-col gap-0.5 px-3.5 py-2.5 text-start",
        wide && (main ? "min-h-15" : "min-h-14"),
        look(main, off),
      )}
      onClick={() => {
        if (!off) onChoose(amount);
      }}
    >
      <span
        className={cn(
          "font-strong whitespace-nowrap tabular-nums",
          main ? "text-[1.125rem] leading-6" : "text-long",
        )}
      >
        Bid <span translate="no">{money(amount)}</span>
      </span>
      <span className={cn("text-small font-label", main && "font-strong", !main && !off && "text-text-2")}>
        You pay {moneyOfFils(youPayFils)}
        <br />
        {shortAed > 0 ? `needs ${money(shortAed)} more` : `holds ${money(holdAed)}`}
      </span>
    </button>
  );
}

function look(main: boolean, off: boolean): string {
  if (off) return "cursor-not-allowed border border-line bg-salt text-text-3";
  if (main) return "bg-red text-white hover:bg-red-pressed active:bg-red-pressed";
  return "border border-line-2 bg-white text-text hover:border-line-3 hover:bg-salt active:bg-salt-2";
}

/** A bid in progress: shown before the network answers, and a second tap does nothing. */
export function Placing({ flow }: { flow: Extract<Flow, { step: "placing" }> }) {
  const { intention, sentAt, lookingUp } = flow;
  const verb = intention.mode === "max" ? "Storing" : "Placing";
  return (
    <div data-slot="placing">
      <div
        className={cn(
          buttonVariants({ variant: "press", size: "xl" }),
          "min-h-15 w-full cursor-default bg-red-pressed text-[1.0625rem]",
        )}
      >
        <LoaderCircle aria-hidden size={20} className="animate-turn" />
        {verb} AED {money(intention.amount)}…
      </div>
      <p className="mt-2 text-micro text-text-2 tabular-nums">
        {lookingUp
          ? "No answer yet. We are checking with the server: your bid counts once at most."
          : `Sent ${clockMs(sentAt)}. You get an answer within 3 seconds. A second tap sends nothing.`}
      </p>
    </div>
  );
}

interface BuyNowProps {
  bidding: BiddingState;
  /** Whether it cannot be pressed; the price shows all the same. */
  off?: boolean;
}

/** The buy-now price while it is open, with what one pays, and the note that it ends the auction. */
export function BuyNow({ bidding, off = false }: BuyNowProps) {
  const { live, conditions, funds, choose } = bidding;
  const price = live.buy_now;
  if (!conditions || price === null || !live.buynow_open) return null;
  const { youPayFils, holdAed, shortAed } = offerOf(price, conditions, off ? null : funds);
  const disabled = off || shortAed > 0;
  return (
    <div data-slot="buy-now" className="flex items-center justify-between gap-3 border-t border-line pt-4">
      <div>
        <div className="text-body font-strong">Buy now AED {money(price)}</div>
        <div className="text-small text-text-2">
          You pay {moneyOfFils(youPayFils)}
          {shortAed > 0
            ? ` · needs ${money(shortAed)} more`
            : disabled
              ? ` · holds ${money(holdAed)}`
              : " · ends the auction"}
        </div>
      </div>
      <Button
        className="h-11 shrink-0"
        aria-disabled={disabled || undefined}
        onClick={() => {
          if (!disabled) choose(price, "buy");
        }}
      >
        Buy now
      </Button>
    </div>
  );
}
