import { Link } from "@tanstack/react-router";
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
import { usePhase } from "#/realtime/lots/use-phase.ts";
import { useAnswerDue } from "#/realtime/lots/offers-to-answer.ts";
import { cardState } from "#/features/catalogue/card/card-state.ts";
import { CardTime } from "#/features/catalogue/card/card-time.tsx";
import { useClosingWindows } from "#/features/catalogue/card/use-closing-windows.ts";

/** The head of a column: photo, current price and time left of a lot. */
export function ComparedHead({ lot, stale }: { lot: Lot; stale: boolean }) {
  const windowMs = useClosingWindows()[lot.kind];
  const now = useLot(lot.id_auction, lot.live);
  const { live } = now;
  const last = useServerTime((at) => inLastMinutes(toMs(live.end) - at, windowMs));
  const { line, time, grey } = cardState({
    id: lot.id_auction,
    ...now,
    ...usePhase(live),
    last,
    inLane: lot.in_lane,
    windowMs,
    answerBy: useAnswerDue(lot.id_auction, now.status === "awaiting_decision"),
  });
  return (
    <>
      <LotPhoto picture={lot.pictures[0] ?? null} sizes="260px" grey={grey} className="rounded-t-md" />
      <Waterline {...line} />
      <p translate="no" className="mt-2.5 line-clamp-2 min-h-10 text-h3">
        {lot.title}
      </p>
      <Price
        amount={live.price ?? live.start_price}
        mine={now.status === "leading"}
        className={cn("mt-1.5", stale && "opacity-75")}
      />
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5 text-small">
        <span className="text-text-2">{live.price === null ? "Start price" : counted(live.bids, "bid")}</span>
        <CardTime time={time} windowMs={windowMs} extended={0} mine={false} stale={stale} />
      </p>
      <Buoy light={live.light} className="text-small" />
      <Link
        to="/auction/$id"
        params={{ id: String(lot.id_auction) }}
        className={cn(buttonVariants({ size: "sm" }), "mt-3 mb-3 flex w-full")}
      >
        Open lot
      </Link>
    </>
  );
}
