import { Megaphone } from "lucide-react";
import { WallPhoto, usePhotoAhead } from "../wall-photo.tsx";
import { SoldCard } from "#/components/lot/sold-card.tsx";
import { QrPlate } from "../qr-plate.tsx";
import { WallFacts } from "./wall-facts.tsx";
import { WallPhase } from "./wall-phase.tsx";
import { WallPrice } from "./wall-price.tsx";
import { priceLine, priceSize, type WallView } from "#/features/dashboards/model/wall-view.ts";
import { cn } from "#/lib/cn.ts";
import { useConfig } from "#/lib/http/queries.ts";

interface CurrentLotProps {
  view: WallView;
  /** The path of the lane for phones; null: bidding is over. */
  path: string | null;
}

/** A lane during a lot's turn: photo, price, facts and clock. Live and replayed lanes look the same. */
export function CurrentLot({ view, path }: CurrentLotProps) {
  const { lane, turn, current, live, stale } = view;
  usePhotoAhead(view.next[0]?.picture);
  const second = useConfig()?.second_currency;
  const size = priceSize(priceLine(turn, live).amount);
  return (
    <div
      data-slot="lane-wall"
      data-phase={turn.phase}
      className={cn(
        "flex h-full flex-col tall:grid tall:grid-rows-[45rem_auto_auto_1fr] landscape:wall:grid landscape:wall:grid-cols-[minmax(0,60fr)_minmax(0,40fr)]",
        lane.room || second
          ? "landscape:wall:grid-rows-[minmax(0,1fr)_30rem]"
          : "landscape:wall:grid-rows-[minmax(0,1fr)_26rem]",
      )}
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
        <WallPrice view={view} second={second} />
        <WallPhase lane={lane} turn={turn} stale={stale} narrow={size === "xl" || size === "xxl"} />
      </div>
    </div>
  );
}
