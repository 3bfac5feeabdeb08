import { Link } from "@tanstack/react-router";
import { Buoy } from "#/components/lot/buoy.tsx";
import { Countdown } from "#/components/lot/countdown.tsx";
import { PausedTime } from "#/components/lot/paused-time.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Price } from "#/components/lot/price.tsx";
import { Waterline } from "#/components/lot/waterline.tsx";
import { useYouPayText } from "#/components/lot/use-you-pay.ts";
import { counted } from "#/lib/format/counts.ts";
import { toMs } from "@marsa/api-spec/dates";
import { useLot } from "#/realtime/lots/live.ts";
import { usePhase } from "#/realtime/lots/use-phase.ts";
import type { LotCard } from "../model/queries.ts";
import { useClosingWindow } from "../model/use-closing-window.ts";

/** The next lot to end, large: its price rolls with each bid. Its place is kept while loading. */
export function HeroLot({ lot }: { lot: LotCard | undefined }) {
  return (
    <div className="min-h-[21.5rem] rounded-lg bg-white text-text shadow-drawer lg:min-h-[27rem]">
      {lot && <Live lot={lot} />}
    </div>
  );
}

function Live({ lot }: { lot: LotCard }) {
  const windowMs = useClosingWindow(lot.kind);
  const { live } = useLot(lot.id_auction, lot.live);
  const { phase, paused } = usePhase(live);
  const end = toMs(live.end);
  const youPay = useYouPayText(lot, live, phase);
  return (
    <article data-slot="hero-lot" className="relative">
      <LotPhoto
        picture={lot.picture}
        sizes="(min-width: 64rem) 400px, 100vw"
        className="rounded-t-lg max-lg:aspect-5/2"
      />
      <Waterline end={end} windowMs={windowMs} tone={paused ? "off" : "plain"} />
      <div className="p-5">
        <p className="flex items-center justify-between gap-3 text-small text-text-2">
          {phase === "open" ? "Ends next" : "Just finished"}
          <span className="text-text-3 tabular-nums">Lot {lot.number}</span>
        </p>
        <h2 className="mt-1 truncate text-h2">
          <Link
            translate="no"
            to="/auction/$id"
            params={{ id: String(lot.id_auction) }}
            className="after:absolute after:inset-0 after:rounded-lg hover:text-blue"
          >
            {lot.title}
          </Link>
        </h2>
        <div className="mt-3 flex items-end justify-between gap-3">
          <Price amount={live.price ?? live.start_price} size="lot" className="max-sm:text-[2.25rem]" />
          {paused ? (
            <PausedTime className="pb-1.5 text-long" />
          ) : (
            <Countdown end={end} windowMs={windowMs} className="pb-1.5 text-long font-strong" />
          )}
        </div>
        <div className="mt-2.5 flex items-center justify-between gap-3 text-small">
          <Buoy light={live.light} />
          <span className="text-text-2 tabular-nums">{youPay ?? counted(live.bids, "bid")}</span>
        </div>
      </div>
    </article>
  );
}
