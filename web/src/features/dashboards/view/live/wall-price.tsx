import { money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { askOf } from "@marsa/api-spec/offered-amounts";
import { Buoy } from "#/components/lot/buoy.tsx";
import { RollingNumber } from "#/components/lot/rolling-number.tsx";
import {
  inSecond,
  priceLine,
  priceSize,
  type PriceSize,
  type WallView,
} from "#/features/dashboards/model/wall-view.ts";
import { cn } from "#/lib/cn.ts";
import { ChannelIcon } from "./channel-icon.tsx";

/** At 1920 x 1080 capitals of Inter are 0.727 of these sizes: 218 px, 204 px and, above 99,999,999, as large as fits. */
const SIZES: Readonly<Record<PriceSize, string>> = {
  m: "text-[3.75rem] wall:text-[18.75rem] tall:text-[15rem]",
  l: "text-[3.25rem] wall:text-[17.5rem] tall:text-[13rem]",
  xl: "text-[2.75rem] wall:text-[17.5rem] tall:text-[11rem]",
  xxl: "text-[2.5rem] wall:text-[13rem] tall:text-[9rem]",
};

type SecondCurrency = Schema<"Config">["second_currency"];

interface WallPriceProps {
  view: WallView;
  /** Shown below the dirham; undefined: none. */
  second: SecondCurrency;
}

/** The price in the largest letters, its bidder, and its light. */
export function WallPrice({ view, second }: WallPriceProps) {
  const { lane, turn, live, stale, bids } = view;
  const { amount, who, words } = priceLine(turn, live);
  const size = priceSize(amount);
  const isWide = size !== "m";
  const channel = lane.room ? bids.find(({ mark }) => mark === who)?.channel : undefined;
  return (
    <div
      data-slot="wall-price"
      className={cn("min-w-0 px-4 py-4 wall:px-14 wall:pt-7 wall:pb-0 tall:pb-12", stale && "opacity-75")}
    >
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1 text-long wall:text-[2.25rem] wall:leading-10">
        <span>
          {isWide && <span className="me-4 text-on-ink-2">AED</span>}
          {who !== null && (
            <strong
              className={cn(
                "font-heavy",
                channel && "pennant me-4 inline-flex items-center gap-3 bg-green py-1 ps-4 pe-7 wall:py-2",
              )}
            >
              <ChannelIcon channel={channel} />
              {who}{" "}
            </strong>
          )}
          {channel && words === "leads" ? <span className="sr-only">leads</span> : words}
        </span>
        <Buoy light={live.light} onInk className="font-strong [--icon-size:.85em]" />
      </p>
      <p
        className={cn(
          "flex items-baseline leading-[1.1] font-[720] tracking-[-.042em] whitespace-nowrap tabular-nums wall:leading-[.953]",
          SIZES[size],
        )}
      >
        <span data-slot="hall-price">
          <RollingNumber value={amount} />
        </span>
        {!isWide && (
          <span className="ms-3 text-long font-normal tracking-normal text-on-ink-2 wall:ms-7 wall:text-[2.75rem]">
            AED
          </span>
        )}
      </p>
      {(lane.room || second) && (
        <BelowPrice
          amount={amount}
          ask={lane.room && turn.phase !== "finished" ? askOf(live) : null}
          second={second}
        />
      )}
    </div>
  );
}

interface BelowPriceProps {
  amount: number;
  /** The next amount, the same as at the desk; null: none. */
  ask: number | null;
  second: SecondCurrency;
}

/** One line below the price: the second currency, the ask, and the rate. The dirham stays the largest and the first. */
function BelowPrice({ amount, ask, second }: BelowPriceProps) {
  return (
    <p
      data-slot="below-price"
      className="mt-2 flex flex-wrap items-center gap-x-5 text-long tabular-nums wall:mt-6 wall:text-[2.25rem] wall:leading-[3.25rem]"
    >
      {second && (
        <span>
          <span className="font-strong wall:text-[3.25rem]">{inSecond(amount, second)}</span>{" "}
          <span className="text-on-ink-2">{second.code}</span>
        </span>
      )}
      {second && ask !== null && <span aria-hidden className="h-[.9em] w-px bg-ink-line" />}
      {ask !== null && (
        <span>
          Ask <strong className="font-strong text-on-ink-blue wall:text-[3.25rem]">{money(ask)}</strong>
        </span>
      )}
      {second && (
        <span className="text-small text-on-ink-2 wall:text-[1.5rem] wall:leading-7">
          1 {second.code} = {second.aed} AED
          <br />
          Bids count in AED
        </span>
      )}
    </p>
  );
}
