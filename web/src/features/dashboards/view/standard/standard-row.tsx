import { useState } from "react";
import { Buoy } from "#/components/lot/buoy.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Price } from "#/components/lot/price.tsx";
import { cn } from "#/lib/cn.ts";
import { counted } from "#/lib/format/counts.ts";
import { type OwnLot, useOwnLot } from "#/realtime/lots/own-lot.ts";
import type { LotCard } from "#/features/dashboards/model/board-queries.ts";
import { countdownText } from "#/lib/format/countdown.ts";
import { PHASE_WORDS } from "#/lib/format/result-words.ts";
import { toMs } from "@marsa/api-spec/dates";
import { useServerTime } from "#/realtime/clock/clock.ts";

/** One lot of the wall screen. Its row lights up with a bid. */
export function StandardRow({ card }: { card: LotCard }) {
  const lot = useOwnLot(card);
  const { live } = lot;
  const flashes = useChanges(live.bids);
  const cell = "border-b border-ink-line py-3 align-middle wall:h-[6.75rem] wall:py-0";
  return (
    <tr
      key={flashes}
      data-slot="standard-row"
      data-lot={card.number}
      className={cn(flashes > 0 && "animate-row-flash")}
    >
      <td className={cn(cell, "hidden ps-4 wall:table-cell wall:w-[10.5rem]")}>
        <LotPhoto
          picture={card.picture}
          sizes="(width >= 160rem) 300px, 160px"
          className="h-22 rounded-sm bg-ink-2"
        />
      </td>
      <th scope="row" className={cn(cell, "ps-1 text-start font-normal wall:ps-5")}>
        <span
          translate="no"
          className={cn(
            "text-long font-strong wall:line-clamp-2 wall:leading-8",
            card.title.length > 60 ? "wall:text-[1.5rem]" : "wall:text-[1.75rem]",
          )}
        >
          {card.title}
        </span>
        <span className="block text-small text-on-ink-2 wall:line-clamp-2 wall:text-[1.375rem] wall:leading-7">
          Lot {card.number}
          <span className="hidden landscape:wall:inline"> · {card.facts.join(" · ")}</span>
        </span>
      </th>
      <td className={cn(cell, "px-2 text-end whitespace-nowrap wall:w-[20.5rem] wall:px-4")}>
        <Price
          amount={live.price ?? live.start_price}
          onInk
          className="text-[1.25rem] leading-7 font-heavy tracking-[-.022em] wall:text-[2.75rem] wall:leading-12"
        />
        <span className="flex justify-end text-small wall:text-[1.375rem] wall:leading-8">
          <Buoy light={live.light} onInk className="[--icon-size:.8em]" />
        </span>
      </td>
      <td
        className={cn(
          cell,
          "hidden text-end text-[1.75rem] whitespace-nowrap text-on-ink-2 tabular-nums wall:w-[9.5rem] landscape:wall:table-cell",
        )}
      >
        {live.bids === 0 ? "No bid" : counted(live.bids, "bid")}
      </td>
      <td className={cn(cell, "ps-2 pe-1 text-end wall:w-[15rem] wall:pe-4")}>
        <RowTime lot={lot} />
      </td>
    </tr>
  );
}

/** The number of times that a number grew since its first draw. */
function useChanges(value: number): number {
  const [seen, setSeen] = useState({ value, times: 0 });
  if (seen.value !== value) setSeen({ value, times: value > seen.value ? seen.times + 1 : seen.times });
  return seen.times;
}

const OVER: Partial<Record<OwnLot["phase"], string>> = {
  upcoming: "Soon",
  ...PHASE_WORDS,
};

/** The time left, orange in the last minutes, with the number of extensions; or the pause, or the result. */
function RowTime({ lot: { live, phase, paused, last } }: { lot: OwnLot }) {
  const end = toMs(live.end);
  const left = useServerTime((now) => countdownText(end - now));
  const word = paused ? "Paused" : OVER[phase];
  if (word !== undefined) {
    return <span className="text-long font-strong wall:text-[2.25rem] wall:leading-12">{word}</span>;
  }
  return (
    <>
      <span
        role="timer"
        aria-live="off"
        className={cn(
          "inline-block rounded-sm text-long font-strong whitespace-nowrap tabular-nums wall:text-[2.75rem] wall:leading-[3.25rem]",
          last && "bg-orange-fill px-2 text-on-orange",
        )}
      >
        {left}
      </span>
      {live.extended > 0 && (
        <span className="block text-small whitespace-nowrap text-on-ink-2 tabular-nums wall:text-[1.375rem] wall:leading-8">
          Extended ×{live.extended}
        </span>
      )}
    </>
  );
}
