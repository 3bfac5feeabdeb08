import { minute } from "@marsa/api-spec/dates";
import { useRef } from "react";
import { cn } from "#/lib/cn.ts";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { BetweenSales, NextSale } from "../between-sales.tsx";
import { LogoOnInk } from "../logo-on-ink.tsx";
import { QrPlate } from "../qr-plate.tsx";
import { useIsWall, useRowsThatFit } from "#/features/dashboards/model/use-rows-that-fit.ts";
import { WallFrame } from "../wall-frame.tsx";
import { StandardRow } from "./standard-row.tsx";
import { useStandardBoard } from "#/features/dashboards/model/use-standard-board.ts";
import { money } from "@marsa/api-spec/amounts";
import { count } from "#/lib/format/counts.ts";
import type { Board } from "#/features/dashboards/model/board-queries.ts";

/** Number of rows in a window that is no wall screen; it scrolls. */
const IN_WINDOW = 30;
const ROW_REM = 6.75;
const HEAD_REM = 3.5;

/** The wall screen of the standard auctions: the next to end first. */
export function StandardWall() {
  const box = useRef<HTMLDivElement>(null);
  const fit = useRowsThatFit(box, { rowRem: ROW_REM, headRem: HEAD_REM, first: 8 });
  const isWall = useIsWall();
  const { totals, cards } = useStandardBoard(isWall ? fit : IN_WINDOW);
  const isEmpty = totals !== undefined && cards.length === 0;
  return (
    <WallFrame className="flex flex-col px-4 wall:px-12">
      <header className="flex flex-none items-center gap-4 py-4 pe-14 wall:h-28 wall:gap-8 wall:py-0 wall:pe-0">
        <LogoOnInk className="h-6 wall:h-10" />
        <h1 className="text-h1 wall:text-[3rem] wall:leading-[3.5rem]">Open auctions</h1>
        <WallClock className="ms-auto hidden wall:block" />
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-6 pb-6 wall:gap-8 wall:pb-8 landscape:wall:flex-row">
        <div ref={box} className="min-h-0 flex-1 overflow-hidden">
          {isEmpty ? (
            <NothingOpen />
          ) : (
            <table className="w-full border-collapse wall:table-fixed">
              <thead className="text-small text-on-ink-2 wall:text-[1.375rem]">
                <tr className="h-8 wall:h-14">
                  <th scope="col" className="hidden wall:table-cell wall:w-[10.5rem]">
                    <span className="sr-only">Photo</span>
                  </th>
                  <th scope="col" className="ps-1 text-start font-normal wall:ps-5">
                    Lot
                  </th>
                  <th scope="col" className="px-2 text-end font-normal wall:w-[20.5rem] wall:px-4">
                    Price
                  </th>
                  <th
                    scope="col"
                    className="hidden text-end font-normal wall:w-[9.5rem] landscape:wall:table-cell"
                  >
                    Bids
                  </th>
                  <th scope="col" className="pe-1 text-end font-normal wall:w-[15rem] wall:pe-4">
                    Ends in
                  </th>
                </tr>
              </thead>
              <tbody>
                {cards.map((card) => (
                  <StandardRow key={card.id_auction} card={card} />
                ))}
              </tbody>
            </table>
          )}
        </div>
        <aside className="flex flex-none items-end gap-6 wall:justify-between landscape:wall:w-[22rem] landscape:wall:flex-col landscape:wall:items-stretch landscape:wall:pt-14">
          <Totals totals={totals} />
          <QrPlate
            path="/auction"
            words="Scan to bid"
            size="size-28 wall:size-[13rem] landscape:wall:size-[20rem]"
            className="hidden self-end wall:inline-flex landscape:wall:self-stretch"
          />
        </aside>
      </div>
    </WallFrame>
  );
}

function NothingOpen() {
  return (
    <div className="flex h-full flex-col gap-8 wall:gap-10 wall:pt-6">
      <div className="grid flex-none gap-2 wall:gap-4">
        <p className="text-h1 wall:text-[4rem] wall:leading-[4.5rem]">No auction is open now</p>
        <p className="text-long text-on-ink-2 wall:text-[2rem] wall:leading-10">
          <NextSale />
        </p>
      </div>
      <div className="min-h-0 flex-1">
        <BetweenSales />
      </div>
    </div>
  );
}

/** The time in Dubai, to the minute. */
function WallClock({ className }: { className?: string }) {
  const time = useServerTime((now) => minute(now));
  return (
    <p
      className={cn(
        "text-long whitespace-nowrap tabular-nums wall:text-[2.25rem] wall:leading-10",
        className,
      )}
    >
      {time} <span className="text-on-ink-2">GST</span>
    </p>
  );
}

/** The most characters of a figure at its full size. */
const LONG = 11;

/** The totals of the day, in four figures. */
function Totals({ totals }: { totals: Board["totals"] | undefined }) {
  const share = totals?.sold_share;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 wall:gap-x-14 wall:gap-y-8 landscape:wall:grid-cols-1">
      <Figure name="Open auctions" value={totals && count(totals.open)} />
      <Figure name="Bids in the last hour" value={totals && count(totals.bids_last_hour)} />
      <Figure name="Value of open auctions, AED" value={totals && money(totals.value)} />
      <Figure name="Ended lots sold" value={share == null ? undefined : `${Math.round(share * 100)} %`} />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string | undefined }) {
  return (
    <div>
      <dt className="text-small text-on-ink-2 wall:text-[1.5rem] wall:leading-8">{name}</dt>
      <dd
        className={cn(
          "text-price-m tabular-nums wall:leading-[4rem]",
          (value?.length ?? 0) > LONG ? "wall:text-[3rem]" : "wall:text-[3.5rem]",
        )}
      >
        {value ?? "–"}
      </dd>
    </div>
  );
}
