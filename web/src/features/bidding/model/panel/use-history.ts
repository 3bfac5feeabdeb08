import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import type { Sync } from "../lot/panel-facts.ts";
import { historyQuery } from "../lot/queries.ts";
import type { HistoryRow } from "../lot/history-rows.ts";

export interface History {
  /** Newest first. */
  readonly rows: readonly HistoryRow[];
  readonly total: number;
  readonly loading: boolean;
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** The visible history; read again after each loss of the connection, since events were lost. */
export function useHistory(id: number, sync: Sync): History {
  const query = useInfiniteQuery(historyQuery(id));
  const before = useRef(sync);
  useEffect(() => {
    const back = before.current !== "live" && sync === "live";
    before.current = sync;
    if (back) void queryClient.invalidateQueries({ queryKey: keys.history(id) });
  }, [id, sync]);
  return {
    rows: query.data?.pages.flatMap((page) => page.items) ?? [],
    total: query.data?.pages[0]?.total ?? 0,
    loading: query.isPending,
    error: query.error,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}
