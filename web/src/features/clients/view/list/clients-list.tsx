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
import { CLIENT_COLUMNS, ClientRow } from "./client-row.tsx";
import { type ClientsAddress, isNarrowed } from "#/features/clients/model/clients-address.ts";
import { clientsQuery } from "#/features/clients/model/queries.ts";
import { SECTION_WORDS } from "#/features/clients/model/words.ts";

/** Height of a row, px: a line of a table, or a card on a phone. */
const ROW = { wide: 58, phone: 88 };

/** The clients of an address; only the visible rows are drawn. */
export function ClientsList({ address, onClear }: { address: ClientsAddress; onClear: () => void }) {
  const query = useInfiniteQuery(clientsQuery(address));
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
        title="The clients could not be loaded."
        safe="Nothing has changed. Your filters are kept."
        error={error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const clients = data.pages.flatMap(({ items }) => items);
  if (clients.length === 0) return <Empty address={address} onClear={onClear} />;
  const narrow = address.client !== undefined;
  return (
    <>
      {/* Without a connection the page says so already. */}
      {error && !stale && (
        <ErrorBlock
          className="mt-4"
          title="The list could not be read again."
          safe="The list may be out of date."
          error={error}
          onRetry={() => void query.refetch()}
        />
      )}
      <div className={cn("mt-3 transition-opacity", (isPlaceholderData || stale) && "opacity-75")}>
        <div
          aria-hidden
          className={cn(
            CLIENT_COLUMNS(narrow),
            "sticky top-header z-10 border-b border-line-2 bg-white py-2 text-small text-text-2 max-lg:hidden",
          )}
        >
          <span>Name</span>
          <span>Contacts</span>
          {!narrow && <span>State</span>}
          <span className="text-end">Deposit, AED</span>
          <span>Created</span>
        </div>
        <VirtualRows
          label="Clients found"
          count={clients.length}
          rowHeight={wide ? ROW.wide : ROW.phone}
          onNearEnd={nearEnd}
          className="max-lg:-mx-4"
          renderRow={(place, height) => {
            const client = clients[place];
            return (
              client && (
                <ClientRow
                  key={`${client.id_user} ${client.id_profile}`}
                  client={client}
                  address={address}
                  wide={wide}
                  narrow={narrow}
                  height={height}
                />
              )
            );
          }}
        />
        {isFetchingNextPage && <output className="block py-3 text-small text-text-2">Loading more…</output>}
      </div>
    </>
  );
}

function Empty({ address, onClear }: { address: ClientsAddress; onClear: () => void }) {
  const { empty, text } = SECTION_WORDS[address.section];
  return isNarrowed(address) ? (
    <EmptyState title="No client matches" text="Change the search or the filters, or look in another tab.">
      <Button onClick={onClear}>Clear all</Button>
    </EmptyState>
  ) : (
    <EmptyState title={empty} text={text} />
  );
}

function RowsSkeleton() {
  return (
    <output aria-label="Loading the clients" className="mt-4 block">
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
