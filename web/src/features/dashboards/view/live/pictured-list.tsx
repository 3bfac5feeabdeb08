import { useRef } from "react";
import { useServerTime } from "#/realtime/clock/clock.ts";
import { rotationAt, STAYS_MS } from "#/features/dashboards/model/rotation.ts";
import { useIsWall, useRowsThatFit } from "#/features/dashboards/model/use-rows-that-fit.ts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { cn } from "#/lib/cn.ts";
import { Price } from "#/components/lot/price.tsx";

/** Number of lots in a window that is no wall screen. */
const IN_WINDOW = 3;
/** Height of a line with the space below it, rem. */
const ROW_REM = 10;

interface PicturedListProps {
  lots: readonly (PicturedLot & { readonly position?: number | null })[];
  /** Returns the words above a page of the list. */
  titleOf: (page: { first: number; last: number }) => string;
}

/** Lots with photos that fill their column of a wall screen, page after page. */
export function PicturedList({ lots, titleOf }: PicturedListProps) {
  const box = useRef<HTMLDivElement>(null);
  const fit = useRowsThatFit(box, { rowRem: ROW_REM, first: IN_WINDOW });
  const turn = useServerTime((now) => Math.floor(now / STAYS_MS));
  const isWall = useIsWall();
  const { from, to } = isWall
    ? rotationAt(turn, lots.length, fit)
    : { from: 0, to: Math.min(IN_WINDOW, lots.length) };
  return (
    <>
      <h2 className="text-small text-on-ink-2 wall:text-[1.625rem] wall:leading-9">
        {titleOf({ first: from + 1, last: to })}
      </h2>
      <div ref={box} className="min-h-0 overflow-hidden wall:flex-1">
        <ol className="space-y-4 wall:space-y-6">
          {lots.slice(from, to).map((lot) => (
            <PicturedLine key={lot.id_auction} lot={lot} position={lot.position ?? null} />
          ))}
        </ol>
      </div>
    </>
  );
}

type PicturedLot = Pick<Schema<"LotCard">, "id_auction" | "title" | "facts" | "picture" | "live">;

interface PicturedLineProps {
  lot: PicturedLot;
  /** Its place in the run; null: none. */
  position?: number | null;
}

/** One lot in a short list of a wall screen: photo, title, facts, price. */
function PicturedLine({ lot: { title, facts, picture, live }, position = null }: PicturedLineProps) {
  return (
    <li className="flex items-center gap-4 wall:gap-7">
      <LotPhoto
        picture={picture}
        sizes="(width >= 56rem) 13vw, 110px"
        className="w-28 flex-none rounded-md bg-ink-2 wall:w-[12rem]"
      />
      <div className="min-w-0">
        <p
          className={cn(
            "text-long font-strong wall:line-clamp-2 wall:leading-8",
            title.length > 60 ? "wall:text-[1.375rem]" : "wall:text-[1.625rem]",
          )}
        >
          {position !== null && <span className="tabular-nums">{position}</span>} {title}
        </p>
        <p className="text-small text-on-ink-2 wall:truncate wall:text-[1.25rem] wall:leading-7">
          {facts.join(" · ")}
        </p>
        <p className="text-small text-on-ink-2 wall:text-[1.375rem]">
          {live.price === null && "From "}
          <Price
            amount={live.price ?? live.start_price}
            onInk
            className="text-white text-[1.125rem] font-heavy wall:text-[2.25rem] wall:leading-11"
          />
        </p>
      </div>
    </li>
  );
}
