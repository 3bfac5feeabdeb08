import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { connect } from "#/realtime/link/connection.ts";
import { FRESH_MS, useLinkUp } from "#/realtime/link/link-up.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { Hero } from "./hero.tsx";
import { HowItWorks, CallBackSection, Questions, SellersSection } from "./landing-sections.tsx";
import { NextLots } from "./next-lots.tsx";
import { type LotCard, nextLotsQuery } from "../model/queries.ts";
import { Link } from "@tanstack/react-router";
import { legalNumbers } from "#/lib/format/legal.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { Buoy } from "#/components/lot/buoy.tsx";
import { Pennant } from "#/components/lot/pennant.tsx";

/** /alburaq: the landing page. One sentence and the next lot to end, then steps, costs and contact. */
export function LandingScreen() {
  const { lots, total } = useNextLots();
  return (
    <>
      <Hero lot={lots?.[0]} total={total} />
      <NextLots lots={lots?.slice(1, 4)} total={total} />
      <HowItWorks />
      <ReadALot />
      <PriceInShort />
      <SellersSection />
      <Questions />
      <CallBackSection />
    </>
  );
}

/** The next lots to end, live; undefined while loading and after an error. */
function useNextLots(): { lots: LotCard[] | undefined; total: number | undefined } {
  const { data, refetch } = useQuery(nextLotsQuery);
  useEffect(connect, []);
  useLotsTopic();
  useLinkUp(() => void refetch(), FRESH_MS);
  return { lots: data?.items, total: data?.total };
}

/** The costs, with the configured numbers. */
function PriceInShort() {
  const config = useConfig();
  const numbers = config ? legalNumbers(config) : {};
  const rows = [
    {
      big: numbers["deposit.rate"],
      title: "Deposit",
      text: `Of your bid or maximum, held only while you lead. At least ${numbers["deposit.min_vehicle"] ?? "…"} for vehicles and ${numbers["deposit.min_apartment"] ?? "…"} for apartments.`,
    },
    {
      big: numbers["fee.rate"],
      title: "Buyer’s fee",
      text: `Of the winning bid, at least ${numbers["fee.min"] ?? "…"} and never more than ${numbers["fee.max"] ?? "…"}, plus ${numbers["vat.rate"] ?? "…"} VAT on the fee.`,
    },
    {
      big: "AED 0",
      title: "To browse and to bid",
      text: `A deposit by bank transfer is free, too, and so is getting it back. A deposit by card costs ${numbers["deposit.card_fee_rate"] ?? "…"}. Each bid button says what you pay, with the costs of the authority.`,
    },
  ];
  return (
    <section aria-labelledby="costs" className="mx-auto max-w-360 px-4 pt-16 lg:px-10 lg:pt-24 below-fold">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="costs" className="text-[1.75rem] leading-9 font-heavy tracking-[-.026em]">
          What it costs, all of it
        </h2>
        <Link to="/conditions" hash="fees" className="touch text-long text-blue hover:underline">
          Conditions of sale
        </Link>
      </div>
      <dl className="mt-7 grid gap-x-7 gap-y-8 lg:grid-cols-3">
        {rows.map(({ big, title, text }) => (
          <div key={title} className="flex flex-col border-t border-line pt-5">
            <dt className="order-2 mt-3 text-h2">{title}</dt>
            <dd className="order-1 min-h-13 text-price-lot tabular-nums">{big}</dd>
            <dd className="order-3 mt-1.5 text-long text-pretty text-text-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Explains flag, buoy and waterline of a lot, which are the marks of a harbour. */
function ReadALot() {
  return (
    <section aria-labelledby="read" className="mt-16 bg-ink text-white lg:mt-24 below-fold">
      <div className="mx-auto max-w-360 px-4 py-14 lg:px-10 lg:py-20">
        <h2
          id="read"
          className="max-w-170 text-[1.75rem] leading-9 font-heavy tracking-[-.026em] text-balance lg:text-[2.25rem] lg:leading-11"
        >
          Marsa is Arabic for anchorage. Three marks tell you where you stand.
        </h2>
        <div className="mt-9 grid gap-x-10 gap-y-10 lg:grid-cols-3">
          <Mark
            title="The flag shows your place"
            text="Leading, outbid, or waiting for the seller. The same flag on the card, on the lot and on your phone."
          >
            <Pennant kind="leading">Leading</Pennant>
            <Pennant kind="outbid">Outbid</Pennant>
            <Pennant kind="awaiting">Awaiting decision</Pennant>
          </Mark>
          <Mark
            title="The buoy shows the minimum"
            text="Green once the price has reached the seller’s minimum, red below it. No guessing whether a bid can win."
          >
            <Buoy light="green" onInk />
            <Buoy light="red" onInk />
            <Buoy light="none" onInk />
          </Mark>
          <Mark
            title="The line shows the time"
            text="It gets shorter under the photo. A bid in the last minutes resets it, so nobody wins by bidding in the last second."
          >
            <span aria-hidden className="relative h-[3px] w-full max-w-80 bg-ink-line">
              <span className="absolute inset-y-0 start-0 w-3/4 bg-on-ink-green" />
            </span>
            <span aria-hidden className="relative h-[3px] w-full max-w-80 bg-ink-line">
              <span className="absolute inset-y-0 start-0 w-1/5 bg-on-ink-orange" />
            </span>
          </Mark>
        </div>
      </div>
    </section>
  );
}

function Mark({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="border-t-2 border-ink-line pt-5">
      <div className="flex min-h-26 flex-col items-start justify-center gap-3">{children}</div>
      <h3 className="mt-4 text-h2">{title}</h3>
      <p className="mt-1.5 max-w-105 text-long text-pretty text-on-ink-2">{text}</p>
    </div>
  );
}
