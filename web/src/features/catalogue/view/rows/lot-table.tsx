import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { cn } from "#/lib/cn.ts";
import { useMe } from "#/lib/http/queries.ts";
import { COLUMNS, shownColumns } from "#/features/catalogue/model/list/columns.ts";
import type { Column } from "#/features/catalogue/model/search/column-names.ts";
import { useWider } from "#/features/catalogue/model/list/grid.ts";
import { sorted } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch, Sort } from "#/features/catalogue/model/search/read-list-search.ts";
import { LotTableRow, RowSkeleton } from "./lot-table-row.tsx";
import type { LotCard } from "#/features/catalogue/model/list/queries.ts";
import { CompactRow, CompactRowSkeleton } from "./compact-row.tsx";
import { useBox, useFocusInside, useRowsInSight } from "#/features/catalogue/model/list/use-rows-in-sight.ts";
import { useClosingWindows } from "#/features/catalogue/card/use-card.ts";

interface LotTableProps {
  search: ListSearch;
  /** Every loaded lot, in the order of the list. */
  cards: readonly LotCard[];
  total: number;
  /** Whether there is another page. */
  more: boolean;
  onNearEnd: () => void;
  /** Whether the connection is lost. */
  stale: boolean;
}

/** From this width of the window on, px, the table has columns. */
const COLUMNS_FROM = 1024;
/** Heights of rows, px; they grow with the letters. */
const ROW = { wide: 60, slim: 108 };

/** The list as a table; only the visible rows are drawn. On phones rows have two lines. The window scrolls. */
export function LotTable({ search, cards, total, more, onNearEnd, stale }: LotTableProps) {
  const wide = useWider(COLUMNS_FROM);
  const body = useRef<HTMLTableSectionElement & HTMLUListElement>(null);
  const { width, top, letters } = useBox(body);
  const pitch = Math.round((wide ? ROW.wide : ROW.slim) * letters);
  const count = cards.length + (more ? 1 : 0);
  const extra = useFocusInside(body) ? 2 : 1;
  const { first, end } = useRowsInSight({ top, pitch, count: width === 0 ? 0 : count, extra });
  const nearEnd = more && end >= cards.length;
  useEffect(() => {
    if (nearEnd) onNearEnd();
  }, [nearEnd, onNearEnd]);
  const columns = shownColumns(search.cols, Boolean(useMe()));
  const windowOf = useClosingWindows();
  const allIn = search.prices === "all-in";

  const rows = cards.slice(first, end).map((card, seen) => {
    const props = { card, windowMs: windowOf[card.kind], stale, allIn, height: pitch, place: first + seen };
    return wide ? (
      <LotTableRow key={card.id_auction} {...props} columns={columns} />
    ) : (
      <CompactRow key={card.id_auction} {...props} total={total} />
    );
  });
  const before = first * pitch;
  const after = Math.max(0, (count - end) * pitch);
  const coming = nearEnd;
  if (!wide) {
    return (
      <ul
        ref={body}
        aria-label="Lots"
        className="-mx-4 border-t border-line"
        style={{ paddingBlock: `${before}px ${after}px` }}
      >
        {rows}
        {coming && <CompactRowSkeleton height={pitch} />}
      </ul>
    );
  }
  return (
    <table
      aria-rowcount={total + 1}
      className="w-full table-fixed border-separate [border-spacing:0] text-small"
    >
      <thead className="sticky top-header z-10 bg-white">
        <tr className="h-10 text-text-2">
          <Head className="text-start">Lot</Head>
          {columns.map((column) => (
            <ColumnHead key={column} column={column} search={search} />
          ))}
          <Head style={{ width: "10.5rem" }}>
            <span className="sr-only">What to do</span>
          </Head>
          <Head style={{ width: "2.75rem" }}>
            <span className="sr-only">Watch</span>
          </Head>
        </tr>
      </thead>
      <tbody ref={body}>
        <Space height={before} />
        {rows}
        {coming && <RowSkeleton height={pitch} columns={columns.length + 3} />}
        <Space height={after} />
      </tbody>
    </table>
  );
}

/** The space of rows that are not drawn. */
function Space({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}

interface HeadProps {
  className?: string;
  style?: { width: string };
  sort?: "ascending" | "descending";
  children: ReactNode;
}

function Head({ className, style, sort, children }: HeadProps) {
  return (
    <th
      scope="col"
      aria-sort={sort}
      className={cn("border-b border-line-2 px-2 text-small font-medium first:ps-0 last:pe-0", className)}
      style={style}
    >
      {children}
    </th>
  );
}

const END = new Set<Column>(["price", "start", "bids", "time", "maximum"]);
/** The orders that presses on a column's head go through. */
const ORDERS: Partial<Record<Column, readonly Sort[]>> = {
  price: ["price_asc", "price_desc"],
  bids: ["bids"],
  time: ["ending"],
};

function ColumnHead({ column, search }: { column: Column; search: ListSearch }) {
  const { title, wide } = COLUMNS[column];
  const orders = ORDERS[column];
  const now = search.sort ?? "ending";
  const side = END.has(column) ? "text-end" : "text-start";
  if (!orders) {
    return (
      <Head className={side} style={{ width: wide }}>
        {title}
      </Head>
    );
  }
  const place = orders.indexOf(now);
  const next = orders[(place + 1) % orders.length] ?? "ending";
  const down = now === "price_desc" || now === "bids";
  return (
    <Head
      className={side}
      style={{ width: wide }}
      {...(place >= 0 && { sort: down ? "descending" : "ascending" })}
    >
      <Link
        to="/auction"
        search={sorted(search, next)}
        activeOptions={{ exact: true }}
        className={cn("rounded-sm hover:text-blue", place >= 0 && "font-strong text-text")}
      >
        {title}
        {place >= 0 && <span aria-hidden> {down ? "↓" : "↑"}</span>}
      </Link>
    </Head>
  );
}
