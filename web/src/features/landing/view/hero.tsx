import { Link } from "@tanstack/react-router";
import harbourPhone from "#/assets/harbour-phone.webp";
import harbour from "#/assets/harbour.webp";
import { Button } from "#/components/ui/button.tsx";
import { money } from "@marsa/api-spec/amounts";
import { HeroLot } from "./hero-lot.tsx";
import type { LotCard } from "../model/queries.ts";

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
