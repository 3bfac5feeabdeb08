import { Megaphone } from "lucide-react";
import { WallPhoto, usePhotoAhead } from "../wall-photo.tsx";
import { SoldCard } from "#/components/lot/sold-card.tsx";
import { QrPlate } from "../qr-plate.tsx";
import { WallFacts } from "./wall-facts.tsx";
import { WallPhase } from "./wall-phase.tsx";
import {
  priceLine,
  priceSize,
  type PriceSize,
  type WallView,
} from "#/features/dashboards/model/wall-view.ts";
import { Buoy } from "#/components/lot/buoy.tsx";
import { RollingNumber } from "#/components/lot/rolling-number.tsx";
import { cn } from "#/lib/cn.ts";

interface CurrentLotProps {
  view: WallView;
  /** The path of the lane for phones; null: bidding is over. */
  path: string | null;
}

/** A lane during a lot's turn: photo, price, facts and clock. Live and replayed lanes look the same. */
export function CurrentLot({ view, path }: CurrentLotProps) {
  const { lane, turn, current, live, stale } = view;
  usePhotoAhead(view.next[0]?.picture);
  const size = priceSize(priceLine(turn, live).amount);
  return (
    <div
      data-slot="lane-wall"
      data-phase={turn.phase}
      className="flex h-full flex-col tall:grid tall:grid-rows-[45rem_auto_auto_1fr] landscape:wall:grid landscape:wall:grid-cols-[minmax(0,60fr)_minmax(0,40fr)] landscape:wall:grid-rows-[1fr_26rem]"
    >
      <div className="relative aspect-3/2 min-h-0 overflow-hidden bg-ink-2 wall:aspect-auto">
        <WallPhoto lot={current} />
        {lane.message !== null && (
          <p className="absolute start-0 bottom-4 flex max-w-[85%] items-center gap-3 bg-white py-2 ps-4 pe-5 text-long text-text wall:top-8 wall:bottom-auto wall:gap-5 wall:py-4 wall:ps-14 wall:pe-8 wall:text-[2rem] wall:leading-10">
            <Megaphone aria-hidden strokeWidth={1.75} className="size-[1.25em] flex-none" />
            <span className="sr-only">Auctioneer: </span>
            <span className="own-way min-w-0">{lane.message}</span>
          </p>
        )}
        {turn.provisional === "sold" && live.price !== null && (
          <SoldCard wall who={live.leader} amount={live.price} className="absolute inset-x-0 bottom-0" />
        )}
        {path !== null && turn.phase !== "finished" && (
          <QrPlate
            path={path}
            words="Scan to bid"
            size="size-[9.5rem]"
            className="absolute end-6 bottom-6 hidden wall:inline-flex"
          />
        )}
      </div>
      <WallFacts {...view} />
      <div className="contents landscape:wall:col-span-2 landscape:wall:flex landscape:wall:min-h-0 landscape:wall:justify-between">
        <WallPrice turn={turn} live={live} stale={stale} />
        <WallPhase lane={lane} turn={turn} stale={stale} narrow={size === "xl" || size === "xxl"} />
      </div>
    </div>
  );
}

/** At 1920 x 1080 capitals of Inter are 0.727 of these sizes: 218 px, 204 px and, above 99,999,999, as large as fits. */
const SIZES: Readonly<Record<PriceSize, string>> = {
  m: "text-[3.75rem] wall:text-[18.75rem] tall:text-[15rem]",
  l: "text-[3.25rem] wall:text-[17.5rem] tall:text-[13rem]",
  xl: "text-[2.75rem] wall:text-[17.5rem] tall:text-[11rem]",
  xxl: "text-[2.5rem] wall:text-[13rem] tall:text-[9rem]",
};

/** The price in the largest letters, its bidder, and its light. */
function WallPrice({ turn, live, stale }: Pick<WallView, "turn" | "live" | "stale">) {
  const { amount, who, words } = priceLine(turn, live);
  const size = priceSize(amount);
  const isWide = size !== "m";
  return (
    <div
      data-slot="wall-price"
      className={cn("min-w-0 px-4 py-4 wall:px-14 wall:pt-7 wall:pb-0 tall:pb-12", stale && "opacity-75")}
    >
      <p className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-long wall:text-[2.25rem] wall:leading-10">
        <span>
          {isWide && <span className="me-4 text-on-ink-2">AED</span>}
          {who !== null && <strong className="font-heavy">{who} </strong>}
          {words}
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
    </div>
  );
}
