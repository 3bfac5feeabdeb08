import { type ComponentProps, type ReactNode, useCallback } from "react";
import { useWide } from "#/lib/browser/use-wide.ts";
import { cn } from "#/lib/cn.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { VirtualRows } from "../virtual-rows.tsx";
import { ListStates } from "./list-rows.tsx";

interface ListTableProps<Row> extends Omit<
  ComponentProps<typeof ListStates>,
  "rows" | "skeleton" | "children"
> {
  rows: readonly Row[] | undefined;
  /** The list's name for screen readers. */
  label: string;
  /** Classes of the columns. */
  columns: string;
  /** The names of the columns, on wide screens. */
  head: ReactNode;
  /** Height of a row, px: a line of a table, or a card on a phone. */
  heights: { readonly wide: number; readonly phone: number };
  renderRow: (row: Row, wide: boolean, height: number) => ReactNode;
}

/** A long table of the staff: only the visible rows are drawn, and the next ones are read before its end. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { rows, label, columns, head, heights, renderRow, ...states } = props;
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage } = states.query;
  const wide = useWide();
  const more = hasNextPage && !isFetchingNextPage && !error;
  const nearEnd = useCallback(() => {
    if (more) void fetchNextPage();
  }, [more, fetchNextPage]);
  return (
    <ListStates
      {...states}
      rows={rows?.length}
      skeleton={<TableSkeleton what={states.what} />}
      className="mt-3"
    >
      <div
        aria-hidden
        className={cn(
          columns,
          "sticky top-header z-10 border-b border-line-2 bg-white py-2 text-small text-text-2 max-lg:hidden",
        )}
      >
        {head}
      </div>
      <VirtualRows
        label={label}
        count={rows?.length ?? 0}
        rowHeight={wide ? heights.wide : heights.phone}
        onNearEnd={nearEnd}
        className="max-lg:-mx-4"
        renderRow={(place, height) => {
          const row = rows?.[place];
          return row && renderRow(row, wide, height);
        }}
      />
      {isFetchingNextPage && <output className="block py-3 text-small text-text-2">Loading more…</output>}
    </ListStates>
  );
}

function TableSkeleton({ what }: { what: string }) {
  return (
    <output aria-label={`Loading the ${what}`} className="mt-4 block">
      {Array.from({ length: 12 }, (_, place) => (
        <div key={place} className="flex h-14.5 items-center gap-5 border-b border-line">
          <Skeleton className="h-9 flex-1" />
          <Skeleton className="h-9 w-56 max-lg:hidden" />
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </output>
  );
}
