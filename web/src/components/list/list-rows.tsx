import type { ReactNode } from "react";
import { EmptyState } from "../message/empty-state.tsx";
import { ErrorBlock } from "../message/error-block.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { useStale } from "#/realtime/link/link-up.ts";

interface ListStatesProps {
  /** "invoices", "refunds". */
  what: string;
  /** Whether the rows belong to the reader. */
  own?: boolean;
  query: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly isPlaceholderData: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly refetch: () => unknown;
    readonly fetchNextPage: () => unknown;
  };
  /** Number of rows; undefined: none was read yet. */
  rows: number | undefined;
  /** Null: the children say it. */
  empty: { readonly title: string; readonly text: string; readonly action?: ReactNode } | null;
  /** Whether a search or a filter narrows the list. */
  searched: boolean;
  /** The words for a search without a result; left out: no name or number matches. */
  noMatch?: { readonly title: string; readonly text: string };
  /** The sentence about what an error leaves unchanged. */
  safe?: string;
  /** The label of the button that shows all again. */
  clear?: string;
  onClear: () => void;
  skeleton: ReactNode;
  className?: string;
  /** The rows, when there are some. */
  children: ReactNode;
}

/** A list in all its states: loading, failed, stale, empty, no match, rows. */
export function ListStates(props: ListStatesProps) {
  const { what, query, rows, empty, searched, noMatch, safe = "No money was moved.", skeleton } = props;
  const stale = useStale();
  if (query.isPending) return skeleton;
  if (rows === undefined) {
    return (
      <ErrorBlock
        className="mt-5"
        title={`${props.own ? "Your" : "The"} ${what} could not be loaded.`}
        safe={safe}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (rows === 0 && empty) {
    return searched ? (
      <EmptyState
        {...(noMatch ?? { title: "Nothing matches", text: `No ${what} match this name or number.` })}
      >
        <Button onClick={props.onClear}>{props.clear ?? "Clear search"}</Button>
      </EmptyState>
    ) : (
      <EmptyState title={empty.title} text={empty.text}>
        {empty.action}
      </EmptyState>
    );
  }
  return (
    <div
      aria-busy={query.isPlaceholderData}
      className={cn(
        "mt-4 transition-opacity",
        (query.isPlaceholderData || stale) && "opacity-75",
        props.className,
      )}
    >
      {/* Without a connection the page says so already. */}
      {query.error && !stale && (
        <ErrorBlock
          className="mb-4"
          title="The list could not be read again."
          safe="The list may be out of date."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      )}
      {props.children}
    </div>
  );
}

interface ListRowsProps extends Omit<ListStatesProps, "rows" | "skeleton" | "children"> {
  /** Above the rows: the names of the columns. */
  head?: ReactNode;
  rows: readonly ReactNode[] | undefined;
}

/** The rows of a list, with a button for more. */
export function ListRows({ head, rows, ...states }: ListRowsProps) {
  return (
    <ListStates {...states} rows={rows?.length} skeleton={<RowsSkeleton what={states.what} />}>
      {head}
      <ul className={head ? "" : "border-t border-line"}>{rows}</ul>
      <ShowMore query={states.query} />
    </ListStates>
  );
}

type NextPage = Pick<ListStatesProps["query"], "hasNextPage" | "isFetchingNextPage" | "fetchNextPage">;

/** Reads the next page of a list; nothing without one. */
export function ShowMore({ query, className }: { query: NextPage; className?: string }) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      className={cn("mt-5", className)}
      aria-disabled={query.isFetchingNextPage || undefined}
      onClick={() => void query.fetchNextPage()}
    >
      {query.isFetchingNextPage ? "Loading…" : "Show more"}
    </Button>
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
