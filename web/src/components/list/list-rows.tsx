import type { ReactNode } from "react";
import { EmptyState } from "../message/empty-state.tsx";
import { ErrorBlock } from "../message/error-block.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { useStale } from "#/realtime/link/stale.ts";

interface ListRowsProps {
  /** "invoices", "refunds". */
  what: string;
  query: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly isPlaceholderData: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  rows: readonly ReactNode[] | undefined;
  empty: { readonly title: string; readonly text: string };
  /** Whether a search filters the list. */
  searched: boolean;
  /** The words for a search without a result; left out: no name or number matches. */
  noMatch?: { readonly title: string; readonly text: string };
  /** The sentence about what an error leaves unchanged. */
  safe?: string;
  onClear: () => void;
}

/** The rows of a list in all its states: loading, failed, stale, empty, no match, more. */
export function ListRows(props: ListRowsProps) {
  const { what, query, rows, empty, searched, noMatch, safe = "No money was moved.", onClear } = props;
  const { error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage } = query;
  const stale = useStale();
  if (isPending) return <RowsSkeleton what={what} />;
  if (!rows) {
    return (
      <ErrorBlock
        className="mt-5"
        title={`The ${what} could not be loaded.`}
        safe={safe}
        error={error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (rows.length === 0) {
    return searched ? (
      <EmptyState
        {...(noMatch ?? { title: "Nothing matches", text: `No ${what} match this name or number.` })}
      >
        <Button onClick={onClear}>Clear search</Button>
      </EmptyState>
    ) : (
      <EmptyState {...empty} />
    );
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cn("mt-4 transition-opacity", (isPlaceholderData || stale) && "opacity-75")}
    >
      {error && (
        <ErrorBlock
          className="mb-4"
          title="The list could not be read again."
          safe="The list may be out of date."
          error={error}
          onRetry={() => void query.refetch()}
        />
      )}
      <ul className="border-t border-line">{rows}</ul>
      {hasNextPage && (
        <Button
          className="mt-5"
          aria-disabled={isFetchingNextPage || undefined}
          onClick={() => void query.fetchNextPage()}
        >
          {isFetchingNextPage ? "Loading…" : "Show more"}
        </Button>
      )}
    </div>
  );
}

function RowsSkeleton({ what }: { what: string }) {
  return (
    <output aria-label={`Loading the ${what}`} className="mt-4 block">
      {Array.from({ length: 8 }, (_, place) => (
        <div key={place} className="flex h-18 items-center gap-5 border-b border-line">
          <Skeleton className="h-9 flex-1" />
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-10 w-44 max-lg:hidden" />
        </div>
      ))}
    </output>
  );
}
