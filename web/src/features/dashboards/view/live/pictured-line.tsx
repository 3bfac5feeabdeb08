import type { Schema } from "@marsa/api-spec/client-problem";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Price } from "#/components/lot/price.tsx";

export type PicturedLot = Pick<Schema<"LotCard">, "id_auction" | "title" | "facts" | "picture" | "live">;

interface PicturedLineProps {
  lot: PicturedLot;
  /** Its place in the run; null: none. */
  position?: number | null;
}

/** One lot in a short list of a wall screen: photo, title, facts, price. */
export function PicturedLine({ lot: { title, facts, picture, live }, position = null }: PicturedLineProps) {
  return (
    <li className="flex items-center gap-4 wall:gap-7">
      <LotPhoto
        picture={picture}
        sizes="(width >= 56rem) 13vw, 110px"
        className="w-28 flex-none rounded-md bg-ink-2 wall:w-[12rem]"
      />
      <div className="min-w-0">
        <p className="text-long font-strong wall:line-clamp-2 wall:text-[1.625rem] wall:leading-8">
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
