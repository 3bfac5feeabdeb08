import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { money } from "@marsa/api-spec/amounts";
import { toMs } from "@marsa/api-spec/dates";
import { TopUpWays } from "#/components/top-up-ways.tsx";
import { useConfig } from "#/lib/http/queries.ts";
import { type LotCard, lastResultsQuery } from "../model/board-queries.ts";
import { awaitedLanesQuery, nextLane } from "../model/lane-queries.ts";
import { LotListPage } from "./lot-list-page.tsx";
import { StartTime } from "./start-time.tsx";
import { useIsWall, useRowsThatFit } from "../model/use-rows-that-fit.ts";

const ROW_REM = 5.75;
const HEAD_REM = 3;
/** Number of results in a window that is no wall screen. */
const IN_WINDOW = 8;

/** The next live lane by name and start; without one, where the dates of the coming sales are. */
export function NextSale() {
  const { data: lanes } = useQuery(awaitedLanesQuery);
  if (lanes === undefined) return null;
  const next = nextLane(lanes);
  return next ? (
    <>
      Next: {next.name}, <StartTime start={toMs(next.start)} />
      {next.place && `, ${next.place}`}
    </>
  ) : (
    <>The next sale appears here by itself. The sales schedule has its date.</>
  );
}

/** The results of the last lots, for a wall screen without a sale; before the first sale: how to bid. */
export function BetweenSales() {
  const { data: cards } = useQuery(lastResultsQuery);
  if (cards === undefined) return null;
  return cards.length > 0 ? <LastResults cards={cards} /> : <HowToBid />;
}

const heading = "pb-2 text-small text-on-ink-2 wall:text-[1.375rem] wall:leading-10";

function LastResults({ cards }: { cards: readonly LotCard[] }) {
  const box = useRef<HTMLElement>(null);
  const fit = useRowsThatFit(box, { rowRem: ROW_REM, headRem: HEAD_REM, first: 6 });
  const rows = useIsWall() ? fit : IN_WINDOW;
  return (
    <section ref={box} aria-label="Last results" className="h-full overflow-hidden">
      <h2 className={heading}>Last results</h2>
      <LotListPage cards={cards.slice(0, rows)} positions={null} pictured={null} />
    </section>
  );
}

function HowToBid() {
  const config = useConfig();
  if (!config) return null;
  const steps = [
    ["Scan the code and sign up", "With an email address and a mobile phone."],
    ["Add an Emirates ID or a passport", "Our staff check it once."],
    [
      "Pay a deposit",
      <>
        From AED {money(config.deposit.min_vehicle)}, refundable. <TopUpWays />
      </>,
    ],
    ["Bid from any phone", "In a live lane or in an open auction."],
  ] as const;
  return (
    <section aria-label="How to bid">
      <h2 className={heading}>How to bid</h2>
      <ol>
        {steps.map(([title, text], i) => (
          <li key={title} className="flex gap-4 border-t border-ink-line py-3 wall:gap-7 wall:py-5">
            <span className="text-h2 text-on-ink-2 tabular-nums wall:text-[2.25rem] wall:leading-11">
              {i + 1}
            </span>
            <span>
              <span className="block text-long font-strong wall:text-[2rem] wall:leading-10">{title}</span>
              <span className="block text-small text-on-ink-2 wall:text-[1.375rem] wall:leading-8">
                {text}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
