import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { VirtualRows } from "#/components/virtual-rows.tsx";
import { cn } from "#/lib/cn.ts";
import { useWide } from "#/lib/browser/use-wide.ts";
import { useStale } from "#/realtime/link/stale.ts";
import type { AuditAddress } from "./audit-address.ts";
import { AUDIT_COLUMNS, AuditRow } from "./audit-row.tsx";
import { auditQuery } from "./queries.ts";

/** Height of a row, px: a line of a table, or a card on a phone. */
const ROW = { wide: 58, phone: 104 };

/** Acts of the staff; only the visible rows are drawn. */
export function AuditList({ address, onClear }: { address: AuditAddress; onClear: () => void }) {
  const query = useInfiniteQuery(auditQuery(address));
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const wide = useWide();
  const stale = useStale();
  const more = hasNextPage && !isFetchingNextPage && !error;
  const nearEnd = useCallback(() => {
    if (more) void fetchNextPage();
  }, [more, fetchNextPage]);
  if (isPending) return <RowsSkeleton />;
  if (error && !data) {
    return (
      <ErrorBlock
        className="mt-5"
        title="The audit could not be loaded."
        safe="No entry is lost."
        error={error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const acts = data.pages.flatMap(({ items }) => items);
  if (acts.length === 0) return <Empty found={Object.keys(address).length > 0} onClear={onClear} />;
  return (
    <div className={cn("mt-3 transition-opacity", (isPlaceholderData || stale) && "opacity-75")}>
      {error && (
        <ErrorBlock
          className="mb-4"
          title="The audit could not be read again."
          safe="The list may be out of date."
          error={error}
          onRetry={() => void query.refetch()}
        />
      )}
      <div
        aria-hidden
        className={cn(
          AUDIT_COLUMNS,
          "sticky top-header z-10 border-b border-line-2 bg-white py-2 text-small text-text-2 max-lg:hidden",
        )}
      >
        <span>When, GST</span>
        <span>Who</span>
        <span>Act</span>
        <span>Subject and reason</span>
        <span>From</span>
      </div>
      <VirtualRows
        label="Acts"
        count={acts.length}
        rowHeight={wide ? ROW.wide : ROW.phone}
        onNearEnd={nearEnd}
        className="max-lg:-mx-4"
        renderRow={(place, height) => {
          const act = acts[place];
          return act && <AuditRow key={act.id_audit} act={act} wide={wide} height={height} />;
        }}
      />
      {isFetchingNextPage && <output className="block py-3 text-small text-text-2">Loading more…</output>}
    </div>
  );
}

function Empty({ found, onClear }: { found: boolean; onClear: () => void }) {
  return found ? (
    <EmptyState title="No act matches" text="Try another type, other days or another search.">
      <Button onClick={onClear}>Clear all</Button>
    </EmptyState>
  ) : (
    <EmptyState title="No acts yet" text="Every staff action appears here at once." />
  );
}

function RowsSkeleton() {
  return (
    <output aria-label="Loading the audit" className="mt-4 block">
      {Array.from({ length: 12 }, (_, place) => (
        <div key={place} className="flex h-14.5 items-center gap-5 border-b border-line">
          <Skeleton className="h-9 w-28" />
          <Skeleton className="h-9 flex-1" />
        </div>
      ))}
    </output>
  );
}
