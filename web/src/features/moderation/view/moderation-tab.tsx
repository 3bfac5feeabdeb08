import { useInfiniteQuery } from "@tanstack/react-query";
import { notFound, useNavigate } from "@tanstack/react-router";
import { ListSearchField } from "#/components/list/list-search-field.tsx";
import { EmptyState } from "#/components/message/empty-state.tsx";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { Button } from "#/components/ui/button.tsx";
import { Skeleton } from "#/components/ui/skeleton.tsx";
import { cn } from "#/lib/cn.ts";
import { useLinkUp } from "#/realtime/link/link-up.ts";
import {
  type ModerationAddress,
  moderationSearch,
  readModerationAddress,
  queueChanged,
  queueQuery,
} from "../model/queries.ts";
import type { LotParts } from "./lot-view.tsx";
import { OpenLot, useModerationKeys } from "./open-lot.tsx";
import { Queue } from "./queue.tsx";
import { nextLot } from "../model/claiming.ts";

interface ModerationTabProps {
  search: Readonly<Record<string, unknown>>;
  parts: LotParts;
}

/** Lots that wait for the staff: the queue, the open lot, and the decision. */
export function ModerationTab({ search, parts }: ModerationTabProps) {
  const navigate = useNavigate();
  const address = readModerationAddress(search);
  if (!address) throw notFound();
  const { lot, ...list } = address;
  const query = useInfiniteQuery(queueQuery(list));
  useLinkUp(() => void queueChanged());
  const rows = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const go = (next: ModerationAddress, replace = true) =>
    void navigate({ to: "/clients", search: moderationSearch(next), replace, resetScroll: false });
  const open = (id: number | null) => go(id === null ? list : { ...list, lot: id }, lot !== undefined);
  const openBy = (steps: number) => {
    const place = rows.findIndex((row) => row.lot.id_auction === lot);
    const next = rows[Math.max(0, place + steps)];
    if (next) open(next.lot.id_auction);
  };
  useModerationKeys({ j: () => openBy(1), k: () => openBy(-1) });

  return (
    <>
      <div
        className={cn(
          "flex flex-wrap items-center justify-between gap-3 pt-5 pb-3",
          lot !== undefined && "max-lg:p-0",
        )}
      >
        <h1 className={cn("text-h1", lot !== undefined && "max-lg:sr-only")}>Moderation</h1>
        <ListSearchField
          label="Search lots"
          placeholder="Lot or number"
          value={list.q ?? ""}
          onChange={(q) => go({ ...(list.kind && { kind: list.kind }), ...(q !== "" && { q }) })}
          className={cn("w-full sm:w-80", lot !== undefined && "max-lg:hidden")}
        />
      </div>
      {query.error && !query.data ? (
        <ErrorBlock
          title="The lots could not be loaded."
          safe="Nothing was decided."
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div className="border-line lg:grid lg:grid-cols-[18rem_minmax(0,1fr)_20rem] lg:border-t">
          <div
            className={
              lot === undefined
                ? ""
                : "max-lg:hidden lg:sticky lg:top-header lg:max-h-[calc(100dvh-var(--spacing-header))] lg:self-start lg:overflow-y-auto"
            }
          >
            {query.data ? (
              <Queue
                rows={rows}
                total={query.data.pages[0]?.total ?? 0}
                address={address}
                onKind={(kind) => go({ ...(list.q && { q: list.q }), ...(kind && { kind }) })}
                onMore={query.hasNextPage ? () => void query.fetchNextPage() : null}
              />
            ) : (
              <QueueSkeleton />
            )}
          </div>
          {lot === undefined ? (
            <Nothing
              first={rows[0]?.lot.id_auction ?? null}
              pending={query.isPending}
              narrowed={list.kind !== undefined || list.q !== undefined}
              onOpen={open}
              onClear={() => go({})}
            />
          ) : (
            <OpenLot
              key={lot}
              id={lot}
              parts={parts}
              onDone={() => open(nextLot(rows, lot))}
              onBack={() => open(null)}
            />
          )}
        </div>
      )}
    </>
  );
}

interface NothingProps {
  first: number | null;
  pending: boolean;
  /** A filter is set. */
  narrowed: boolean;
  onOpen: (id: number) => void;
  onClear: () => void;
}

/** No lot is open: the way to the first one, or why there is none. */
function Nothing({ first, pending, narrowed, onOpen, onClear }: NothingProps) {
  if (pending) return null;
  if (first === null) {
    return (
      <div className="lg:col-span-2 lg:border-s lg:border-line lg:ps-6">
        <EmptyState
          title={narrowed ? "No lot matches" : "No lot waits"}
          text={
            narrowed
              ? "Other lots may wait. Show all kinds, and clear the search."
              : "Lots appear here as soon as a seller sends one."
          }
        >
          {narrowed && <Button onClick={onClear}>Show all</Button>}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="py-10 max-lg:hidden lg:col-span-2 lg:border-s lg:border-line lg:ps-6">
      <h2 className="text-h2">Open a lot to check it</h2>
      <p className="mt-2 max-w-120 text-body text-text-2">
        You see it as a buyer will, with what looks odd. Press a field to write a remark at it. J and K open
        the next and the previous lot, A approves, R returns.
      </p>
      <Button variant="ink" className="mt-4" onClick={() => onOpen(first)}>
        Open the first lot
      </Button>
    </div>
  );
}

function QueueSkeleton() {
  return (
    <output aria-label="Loading the lots" className="block py-3">
      {Array.from({ length: 6 }, (_, place) => (
        <div key={place} className="flex h-19 items-center gap-3 border-b border-line">
          <Skeleton className="h-11 w-16.5" />
          <Skeleton className="h-10 flex-1" />
        </div>
      ))}
    </output>
  );
}
