import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { Buoy } from "#/components/lot/buoy.tsx";
import { Countdown } from "#/components/lot/countdown.tsx";
import { PausedTime } from "#/components/lot/paused-time.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Price } from "#/components/lot/price.tsx";
import { useYouPayText } from "#/components/lot/use-you-pay.ts";
import { Waterline } from "#/components/lot/waterline.tsx";
import { money } from "@marsa/api-spec/amounts";
import { counted } from "#/lib/format/counts.ts";
import { toMs } from "@marsa/api-spec/dates";
import { useLot } from "#/realtime/lots/live.ts";
import { usePhase } from "#/realtime/lots/phase.ts";
import { type LotCard, useClosingWindow } from "../model/queries.ts";

interface NextLotsProps {
  /** Undefined while loading. */
  lots: readonly LotCard[] | undefined;
  total: number | undefined;
}

/** Three more lots that end soon, with live prices. */
export function NextLots({ lots, total }: NextLotsProps) {
  if (lots?.length === 0) return null;
  return (
    <section aria-labelledby="next" className="mx-auto max-w-360 px-4 pt-12 lg:px-10 lg:pt-20">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="next" className="text-[1.75rem] leading-9 font-heavy tracking-[-.026em]">
          Ending soon
        </h2>
        <Link to="/auction" className="touch flex items-center gap-1.5 text-long text-blue hover:underline">
          {total === undefined ? "All lots" : `All ${money(total)} open lots`}
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} className="rtl:-scale-x-100" />
        </Link>
      </div>
      <ul className="mt-6 grid grid-cols-1 gap-x-5 gap-y-9 sm:grid-cols-2 lg:grid-cols-3">
        {lots
          ? lots.map((lot) => (
              <li key={lot.id_auction}>
                <NextLot lot={lot} />
              </li>
            ))
          : [1, 2, 3].map((place) => (
              <li key={place} aria-hidden className="animate-late">
                <div className="aspect-3/2 rounded-md bg-salt-2" />
                <div className="mt-4 h-5 w-3/5 rounded-sm bg-salt-2" />
                <div className="mt-3 h-7 w-2/5 rounded-sm bg-salt-2" />
                <div className="mt-3 h-5 rounded-sm bg-salt" />
              </li>
            ))}
      </ul>
    </section>
  );
}

function NextLot({ lot }: { lot: LotCard }) {
  const windowMs = useClosingWindow(lot.kind);
  const { live } = useLot(lot.id_auction, lot.live);
  const { phase, paused } = usePhase(live);
  const end = toMs(live.end);
  const youPay = useYouPayText(lot, live, phase);
  return (
    <article className="relative rounded-sm outline-2 outline-offset-6 outline-transparent hover:outline-blue has-[a:focus-visible]:outline-blue">
      <LotPhoto
        picture={lot.picture}
        sizes="(min-width: 64rem) 440px, (min-width: 40rem) 46vw, 100vw"
        className="rounded-t-md"
      />
      <Waterline end={end} windowMs={windowMs} tone={paused ? "off" : "plain"} />
      <h3 className="mt-3 truncate text-h3">
        <Link
          translate="no"
          to="/auction/$id"
          params={{ id: String(lot.id_auction) }}
          className="outline-none after:absolute after:inset-0"
        >
          {lot.title}
        </Link>
      </h3>
      <p className="mt-0.5 truncate text-small text-text-2">{lot.facts.join(" · ")}</p>
      <div className="mt-2.5 flex items-baseline justify-between gap-3">
        <Price amount={live.price ?? live.start_price} size="m" />
        <span className="text-small text-text-2 tabular-nums">{youPay ?? counted(live.bids, "bid")}</span>
      </div>
      <div className="mt-2 flex items-center justify-between gap-3 text-small">
        <Buoy light={live.light} />
        {paused ? <PausedTime /> : <Countdown end={end} windowMs={windowMs} />}
      </div>
    </article>
  );
}
