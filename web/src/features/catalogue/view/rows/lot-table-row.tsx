import { Link } from "@tanstack/react-router";
import { memo } from "react";
import { Buoy } from "#/components/lot/buoy.tsx";
import { LotPhoto } from "#/components/lot/lot-photo.tsx";
import { Price } from "#/components/lot/price.tsx";
import { Waterline } from "#/components/lot/waterline.tsx";
import { cn } from "#/lib/cn.ts";
import { money } from "@marsa/api-spec/amounts";
import { count } from "#/lib/format/counts.ts";
import { CardAction } from "#/features/catalogue/card/card-action.tsx";
import { CardPennant } from "#/features/catalogue/card/card-pennant.tsx";
import { CardTime } from "#/features/catalogue/card/card-time.tsx";
import type { Column } from "#/features/catalogue/model/search/column-names.ts";
import { NoteCell } from "./note-cell.tsx";
import type { LotCard } from "#/features/catalogue/model/list/queries.ts";
import { type ShownPrices, useShownPrices } from "#/features/catalogue/card/shown-prices.ts";
import { type CardNow, useCard } from "#/features/catalogue/card/use-card.ts";

interface LotTableRowProps {
  card: LotCard;
  columns: readonly Column[];
  /** Closing window of its kind, ms. */
  windowMs: number;
  /** Whether the connection is lost, and prices are the last known ones. */
  stale: boolean;
  /** Whether the large price is what one pays. */
  allIn: boolean;
  /** px. */
  height: number;
  /** Its place in the list, from 0. */
  place: number;
}

const cell = "border-b border-line px-2 py-0 first:ps-0 last:pe-0";

/** A lot as a row: photo and title, the chosen columns, the action and the watch button. */
export const LotTableRow = memo(function LotTableRow(props: LotTableRowProps) {
  const { card, columns, windowMs, height, place, allIn } = props;
  const { id_auction: id, title, number } = card;
  const now = useCard(card, windowMs);
  const { grey, line, action } = now.state;
  const prices = useShownPrices(card, now.lot.live, now.phase, allIn);
  return (
    <tr
      data-slot="lot-row"
      data-lot={number}
      data-phase={now.phase}
      data-status={now.lot.status}
      aria-rowindex={place + 2}
      className={cn("relative hover:bg-salt", grey && "text-text-2")}
      style={{ height }}
    >
      <th scope="row" className={cn(cell, "text-start font-normal")}>
        <div
          className="grid grid-cols-[5.25rem_minmax(0,1fr)] content-center gap-x-3 overflow-hidden"
          style={{ height: height - 1 }}
        >
          <LotPhoto picture={card.picture} sizes="84px" grey={grey} className="row-span-2 aspect-auto h-14" />
          <Link
            translate="no"
            to="/auction/$id"
            params={{ id: String(id) }}
            className="mt-2 truncate text-body leading-5 font-strong hover:text-blue"
          >
            {title}
          </Link>
          <p className="truncate text-small text-text-2">
            Lot {number} · {now.words}
          </p>
          <Waterline {...line} className="w-21" />
        </div>
      </th>
      {columns.map((column) => (
        <Cell key={column} column={column} now={now} prices={prices} {...props} />
      ))}
      <td className={cn(cell, "text-end")}>
        <CardAction
          id={id}
          title={title}
          action={action}
          pays={prices.pays}
          short
          className="h-11 w-full px-2 text-small"
        />
      </td>
      <td className={cn(cell, "text-end")}>
        <button
          type="button"
          data-slot="heart"
          aria-pressed={now.watch.on}
          aria-label={`Watch ${title}`}
          onClick={now.watch.toggle}
          className={cn(
            "icon inline-grid size-9 place-content-center rounded-full [--icon-size:18px] hover:bg-salt-2",
            now.watch.on ? "icon-heart-full" : "icon-heart",
          )}
        />
      </td>
    </tr>
  );
});

interface CellProps extends LotTableRowProps {
  column: Column;
  now: CardNow;
  prices: ShownPrices;
}

function Cell({ column, now: { lot, state }, prices, card, windowMs, stale }: CellProps) {
  const { live, mine, status } = lot;
  switch (column) {
    case "state":
      return (
        <td className={cell}>
          <CardPennant state={state} />
        </td>
      );
    case "price":
      return (
        <td className={cn(cell, "text-end")}>
          <Price
            amount={prices.large}
            mine={status === "leading"}
            className={cn("text-[1.0625rem] font-heavy", state.grey && "text-text-3", stale && "opacity-75")}
          />
          <span translate="no" className="block whitespace-nowrap text-text-2 tabular-nums">
            {prices.small}
          </span>
        </td>
      );
    case "start":
      return (
        <td translate="no" className={cn(cell, "text-end tabular-nums")}>
          {money(live.start_price)}
        </td>
      );
    case "bids":
      return <td className={cn(cell, "text-end text-text-2 tabular-nums")}>{count(live.bids)}</td>;
    case "minimum":
      return (
        <td className={cell}>
          <Buoy light={live.light} className="gap-1.5" />
        </td>
      );
    case "time":
      return (
        <td className={cell}>
          <span className="flex items-center justify-end gap-1.5 [&_.icon]:text-small">
            <CardTime
              time={state.time}
              windowMs={windowMs}
              extended={live.extended}
              mine={status === "awaiting_decision"}
              flagged
              stale={stale}
            />
          </span>
        </td>
      );
    case "place":
      return <td className={cn(cell, "truncate")}>{card.place.location}</td>;
    case "maximum":
      return (
        <td className={cn(cell, "text-end text-text-2 tabular-nums")}>{mine?.max ? money(mine.max) : "–"}</td>
      );
    case "note":
      return (
        <td className={cell}>
          <NoteCell id={card.id_auction} title={card.title} />
        </td>
      );
  }
}

/** The placeholder of a row. */
export function RowSkeleton({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden style={{ height }}>
      <td colSpan={columns} className={cell}>
        <span className="block h-10 rounded-md bg-salt-2 text-transparent">Loading</span>
      </td>
    </tr>
  );
}
