import { Link } from "@tanstack/react-router";
import harbourPhone from "#/assets/harbour-phone.webp";
import harbour from "#/assets/harbour.webp";
import { Button } from "#/components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { type LotCard, useClosingWindow } from "../model/queries.ts";
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
import { usePhase } from "#/realtime/lots/phase.ts";

interface HeroProps {
  /** The next lot to end. */
  lot: LotCard | undefined;
  /** The number of open lots. */
  total: number | undefined;
}

/** The head of the page: a picture of the harbour at night, one sentence, and the next lot to end, live. */
export function Hero({ lot, total }: HeroProps) {
  return (
    <section aria-labelledby="landing" className="relative isolate overflow-hidden bg-ink text-white">
      <picture>
        <source media="(min-width: 64rem)" srcSet={harbour} width={1140} height={760} />
        <img
          src={harbourPhone}
          alt=""
          width={720}
          height={480}
          className="absolute end-0 top-0 -z-10 h-66 w-full object-cover object-top lg:h-full lg:w-[68%] lg:object-[50%_30%]"
        />
      </picture>
      {/* The picture ends in a dark area: under the words on wide screens, above them on phones. */}
      <div
        aria-hidden
        className="absolute inset-x-0 top-14 -z-10 h-52 bg-linear-to-b from-transparent to-ink lg:hidden"
      />
      <div
        aria-hidden
        className="absolute inset-y-0 start-[32%] -z-10 hidden w-[34%] bg-linear-to-r from-ink to-transparent lg:block rtl:bg-linear-to-l"
      />
      <div className="mx-auto grid max-w-360 grid-cols-[minmax(0,1fr)] items-end gap-x-16 gap-y-8 px-4 pt-38 pb-8 lg:min-h-[min(46rem,calc(100dvh-9rem))] lg:grid-cols-[minmax(0,1fr)_25rem] lg:px-10 lg:py-16">
        <div className="lg:self-center">
          <h1
            id="landing"
            className="text-[2.5rem] leading-[2.75rem] font-heavy tracking-[-.036em] text-balance lg:text-[4.25rem] lg:leading-[4.5rem]"
          >
            Bid where the price is settled in the open.
          </h1>
          <p className="mt-4 max-w-120 text-[1.0625rem] leading-7 text-pretty text-on-ink-2 lg:mt-6 lg:text-[1.1875rem] lg:leading-8">
            Vehicles and apartments in the UAE, at auction. Every bid is seen by everybody, every bid button
            says what you pay, and your deposit is free again the moment you are outbid.
          </p>
          <div className="mt-7 flex flex-wrap gap-3">
            <Button variant="press" size="xl" asChild>
              <Link to="/auction">{total ? `See ${money(total)} open lots` : "See the auctions"}</Link>
            </Button>
            <Button
              size="xl"
              asChild
              className="border-ink-line bg-ink/60 text-white hover:border-on-ink-3 hover:bg-ink-3 active:bg-ink-2"
            >
              <a href="#how">How it works</a>
            </Button>
          </div>
        </div>
        {/* Without a lot its place stays empty. */}
        {total !== 0 && <HeroLot lot={lot} />}
      </div>
    </section>
  );
}

/** The next lot to end, large: its price rolls with each bid. Its place is kept while loading. */
function HeroLot({ lot }: { lot: LotCard | undefined }) {
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
