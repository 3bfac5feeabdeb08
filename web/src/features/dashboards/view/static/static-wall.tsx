import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useServerTime } from "#/realtime/clock/clock.ts";
import harbour from "#/assets/harbour.webp";
import { useLinkUp } from "#/realtime/link/link-up.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { type Board, type LotCard, staticBoardQuery } from "#/features/dashboards/model/board-queries.ts";
import { BetweenSales, NextSale } from "../between-sales.tsx";
import { QrPlate } from "../qr-plate.tsx";
import { usePhotoAhead, WallPhoto } from "../wall-photo.tsx";
import { useIsWall, useRowsThatFit } from "#/features/dashboards/model/use-rows-that-fit.ts";
import { WallFrame } from "../wall-frame.tsx";
import { LotListPage } from "../lot-list-page.tsx";
import { type Rotation, rotationAt, STAYS_MS } from "#/features/dashboards/model/rotation.ts";
import { Rules } from "./rules.tsx";
import { SaleHead } from "./sale-head.tsx";
import { cn } from "#/lib/cn.ts";

const ROW_REM = 5.75;
/** Number of rows in a window that is no wall screen. */
const IN_WINDOW = 8;

/** The wall screen of today's sale: kind, time and place, its lots page by page, and the rules. */
export function StaticWall() {
  const { data: board, refetch } = useQuery(staticBoardQuery);
  const reread = () => void refetch();
  useLotsTopic();
  useLinkUp(reread);
  return (
    <WallFrame className="flex flex-col tall:grid tall:grid-rows-[auto_45rem_1fr_auto] landscape:wall:grid landscape:wall:grid-cols-[minmax(0,60fr)_minmax(0,40fr)] landscape:wall:grid-rows-[auto_1fr_auto]">
      {board && <Sale board={board} />}
    </WallFrame>
  );
}

function Sale({ board }: { board: Board }) {
  const box = useRef<HTMLDivElement>(null);
  const fit = useRowsThatFit(box, { rowRem: ROW_REM, first: 6 });
  const perPage = useIsWall() ? fit : IN_WINDOW;
  const { items, lane } = board;
  const turn = useServerTime((now) => Math.floor(now / STAYS_MS));
  const rotation = rotationAt(turn, items.length, perPage);
  const { pictured: soon } = rotationAt(turn + 1, items.length, perPage);
  usePhotoAhead(soon === null ? undefined : items[soon]?.picture);
  const { from, to, pictured } = rotation;
  const shown = pictured === null ? undefined : items[pictured];
  return (
    <>
      <div className="px-4 wall:px-12 landscape:wall:col-start-1">
        <SaleHead board={board} />
      </div>
      {shown && pictured !== null ? (
        <PicturedLot
          card={shown}
          position={lane?.positions[pictured] ?? null}
          className="aspect-3/2 wall:aspect-auto landscape:wall:col-start-1 landscape:wall:row-span-2"
        />
      ) : (
        <NothingToday />
      )}
      <section
        aria-label="Lots of the sale"
        className="flex min-h-0 flex-col px-4 pt-6 wall:px-8 landscape:wall:col-start-2 landscape:wall:row-span-2 landscape:wall:row-start-1 landscape:wall:pt-24"
      >
        <Pages rotation={rotation} lots={items.length} />
        <div ref={box} className="min-h-0 flex-1 overflow-hidden">
          {items.length === 0 ? (
            <BetweenSales />
          ) : (
            <LotListPage
              cards={items.slice(from, to)}
              positions={lane?.positions.slice(from, to) ?? null}
              pictured={shown?.id_auction ?? null}
            />
          )}
        </div>
      </section>
      <footer className="flex items-end gap-6 px-4 py-6 wall:px-8 landscape:wall:col-start-2 landscape:wall:row-start-3">
        <Rules
          inLane={lane !== null}
          lot={items[0]}
          className="flex-1 space-y-1 text-small text-pretty text-on-ink-2 wall:space-y-1.5 wall:text-[1.25rem] wall:leading-7"
        />
        <QrPlate
          path={lane ? `/queue/current?lane=${lane.id_queue}` : "/auction"}
          words="Scan to bid"
          size="size-28 wall:size-[10rem]"
          className="flex-none"
        />
      </footer>
    </>
  );
}

/** The harbour in place of a lot: the screen is not empty on a day without a sale. */
function NothingToday() {
  return (
    <figure className="relative overflow-hidden bg-ink-2 landscape:wall:col-start-1 landscape:wall:row-span-2">
      <img src={harbour} alt="" width={1140} height={760} className="size-full object-cover" />
      <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink via-ink/80 to-transparent px-4 pt-14 pb-4 wall:px-10 wall:pt-28 wall:pb-8">
        <span className="block text-h2 text-balance wall:text-[3rem] wall:leading-[3.5rem]">
          Nothing is for sale today
        </span>
        <span className="block text-small wall:mt-1 wall:text-[1.75rem] wall:leading-9">
          <NextSale />
        </span>
      </figcaption>
    </figure>
  );
}

function Pages({ rotation: { pages, page, from, to }, lots }: { rotation: Rotation; lots: number }) {
  if (lots === 0) return null;
  return (
    <p className="flex items-baseline justify-between pb-2 text-small text-on-ink-2 tabular-nums wall:text-[1.375rem] wall:leading-10">
      <span>
        {from + 1} to {to} of {lots}
      </span>
      {pages > 1 && (
        <span>
          Page {page + 1} of {pages}
        </span>
      )}
    </p>
  );
}

interface PicturedLotProps {
  card: LotCard;
  /** Its number in its lane; null: in no lane. */
  position: number | null;
  className?: string;
}

/** A large photo of a lot with its title. */
function PicturedLot({ card, position, className }: PicturedLotProps) {
  return (
    <figure className={cn("relative overflow-hidden bg-ink-2", className)}>
      <WallPhoto lot={card} />
      <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ink via-ink/80 to-transparent px-4 pt-14 pb-4 wall:px-10 wall:pt-28 wall:pb-8">
        <span className="block text-h2 text-balance wall:text-[3rem] wall:leading-[3.5rem]">
          {position !== null && <span className="tabular-nums">{position} </span>}
          <span translate="no">{card.title}</span>
        </span>
        <span className="block text-small wall:mt-1 wall:text-[1.75rem] wall:leading-9">
          Lot {card.number} · {card.facts.join(" · ")}
        </span>
      </figcaption>
    </figure>
  );
}
