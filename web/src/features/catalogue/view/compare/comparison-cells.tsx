import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { Buoy } from "#/components/lot/buoy.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Price } from "#/components/lot/price.tsx";
import { Waterline } from "#/components/lot/waterline.tsx";
import { buttonVariants } from "#/components/ui/button.tsx";
import { inLastMinutes } from "#/lib/format/countdown.ts";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { useLot } from "#/realtime/lots/live.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { usePhase } from "#/realtime/lots/phase.ts";
import { useAnswerDue } from "#/realtime/lots/offers-to-answer.ts";
import { CardAction } from "#/features/catalogue/card/card-action.tsx";
import { CardPennant } from "#/features/catalogue/card/card-pennant.tsx";
import { cardState } from "#/features/catalogue/card/card-state.ts";
import { CardTime } from "#/features/catalogue/card/card-time.tsx";
import { useClosingWindows } from "#/features/catalogue/card/use-card.ts";
import type { Compared } from "#/features/catalogue/model/compare/comparison-facts.ts";

function useColumn(lot: Lot) {
  const windowMs = useClosingWindows()[lot.kind];
  const now = useLot(lot.id_auction, lot.live);
  const { live } = now;
  const last = useServerTime((at) => inLastMinutes(toMs(live.end) - at, windowMs));
  const state = cardState({
    id: lot.id_auction,
    ...now,
    ...usePhase(live),
    last,
    inLane: lot.in_lane,
    windowMs,
    answerBy: useAnswerDue(lot.id_auction, now.status === "awaiting_decision"),
  });
  return { ...now, state, windowMs };
}

interface ComparedHeadProps {
  lot: Lot;
  stale: boolean;
  onDrop: () => void;
}

/** The head of a column: photo, current price and time left of a lot. */
export function ComparedHead({ lot, stale, onDrop }: ComparedHeadProps) {
  const { live, status, state, windowMs } = useColumn(lot);
  const { line, time, grey } = state;
  return (
    <>
      <div className="relative">
        <LotPhoto picture={lot.pictures[0] ?? null} sizes="320px" grey={grey} className="rounded-t-md" />
        <CardPennant state={state} wipes className="absolute start-0 top-3 max-w-[calc(100%-3.5rem)]" />
        <button
          type="button"
          aria-label={`Remove ${lot.title}`}
          className="touch absolute end-2 top-2 grid size-8 place-content-center rounded-full bg-white text-ink hover:bg-salt"
          onClick={onDrop}
        >
          <X aria-hidden size={16} strokeWidth={2} />
        </button>
        <span className="absolute end-0 bottom-0 rounded-ss-sm bg-white/92 px-2 pt-0.5 text-micro text-text-2 tabular-nums">
          {lot.number}
        </span>
      </div>
      <Waterline {...line} />
      <p className="mt-2.5 line-clamp-2 min-h-10 text-h3">
        <Link
          translate="no"
          to="/auction/$id"
          params={{ id: String(lot.id_auction) }}
          className="rounded-sm hover:text-blue"
        >
          {lot.title}
        </Link>
      </p>
      <Price
        amount={live.price ?? live.start_price}
        mine={status === "leading"}
        className={cn("mt-1.5", stale && "opacity-75")}
      />
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5 text-small">
        <span className="text-text-2">{live.price === null ? "Start price" : counted(live.bids, "bid")}</span>
        <CardTime time={time} windowMs={windowMs} extended={0} mine={false} stale={stale} flagged />
      </p>
      <Buoy light={live.light} className="pb-2 text-small" />
    </>
  );
}

/** The foot of a column: the bid of a lot, and the way to its page. */
export function ComparedFoot({ compared: { lot, pays } }: { compared: Compared }) {
  const { state } = useColumn(lot);
  const { title, id_auction: id } = lot;
  const isLink = state.action.look === "see" || state.action.look === "answer";
  return (
    <div className="flex gap-2 pt-3">
      <CardAction
        id={id}
        title={title}
        // Several lots stand here: none of them is the one red thing of the page.
        action={state.action.look === "urgent" ? { ...state.action, look: "bid" } : state.action}
        pays={pays}
        className="h-13 min-w-0 flex-1 px-2"
      />
      {!isLink && (
        <Link
          to="/auction/$id"
          params={{ id: String(id) }}
          aria-label={`Open ${title}`}
          className={cn(buttonVariants(), "h-13 max-md:hidden")}
        >
          Open
        </Link>
      )}
    </div>
  );
}
