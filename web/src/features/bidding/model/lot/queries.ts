import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { api } from "#/lib/http/api.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import { askLot, showLot } from "#/realtime/lots/lot-query.ts";
import { type HistoryRow, shortened, withRows } from "./history-rows.ts";

type HistoryPage = Schema<"HistoryPage">;

/** POST /auction/conditions: the costs and the hold of a bid on this lot. It only reads, though it is a POST. */
export const conditionsQuery = (id: number) =>
  queryOptions({
    queryKey: keys.conditions(id),
    queryFn: ({ signal }) => reply(api.POST("/auction/conditions", { body: { id_auction: id }, signal })),
    staleTime: 5 * 60_000,
  });

/** The history, newest first, page by page; events add to the first page. */
export const historyQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: keys.history(id),
    queryFn: async ({ pageParam, signal }) => {
      const page = await askRows(id, pageParam, signal);
      return pageParam === null ? withReceivedRows(id, page) : page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 60_000,
    // Comparing by place, each new row would make all rows new, and React would draw all again.
    structuralSharing: false,
  });

/** Adds the rows of an event to the visible history. Before the first reply there is none. */
export function addRows(id: number, rows: readonly HistoryRow[]): void {
  queryClient.setQueryData(historyQuery(id).queryKey, (known) => {
    const first = known?.pages[0];
    if (!known || !first) return known;
    const [page, older] = [grown(first, rows), known.pages.slice(1)];
    // A reader who loaded older rows keeps all of them.
    return { ...known, pages: older.length === 0 ? [shortened(page)] : [page, ...older] };
  });
}

/**
 * Reads a lot, and its newest rows after a change, and shows both in one step, so that price, number of bids and
 * history belong together.
 */
export async function readLotAndRows(id: number, signal: AbortSignal): Promise<void> {
  let lot = await askLot(id, signal);
  const shown = queryClient.getQueryData(historyQuery(id).queryKey)?.pages[0];
  if (shown?.epoch === lot.live.epoch && shown.seq >= lot.live.seq) return showLot(lot);
  const page = await askRows(id, null, signal);
  // A bid came between the two reads.
  if (page.seq > lot.live.seq) lot = await askLot(id, signal);
  showLot(lot);
  showRows(id, page);
}

/** Replaces the visible rows where the new ones do not reach them, since the rows between are not known. */
function showRows(id: number, page: HistoryPage): void {
  queryClient.setQueryData(historyQuery(id).queryKey, (known) => {
    const first = known?.pages[0];
    const newest = first?.items[0]?.seq ?? 0;
    const isNext = page.next === null || page.items.some(({ seq }) => seq <= newest);
    if (!known || !first || first.epoch !== page.epoch || !isNext)
      return { pages: [page], pageParams: [null] };
    const { total, seq } = page;
    return { ...known, pages: [{ ...grown(first, page.items), total, seq }, ...known.pages.slice(1)] };
  });
}

/** GET /auction/history/{id}, from a place on. */
function askRows(id: number, after: string | null, signal: AbortSignal): Promise<HistoryPage> {
  const query = after === null ? {} : { after };
  return reply(api.GET("/auction/history/{id}", { params: { path: { id }, query }, signal }));
}

/** Keeps the rows of events that came during the read. */
function withReceivedRows(id: number, page: HistoryPage): HistoryPage {
  const before = queryClient.getQueryData<{ pages: HistoryPage[] }>(keys.history(id))?.pages[0];
  if (before?.epoch !== page.epoch) return page;
  const newest = page.items[0]?.seq ?? 0;
  return grown(
    page,
    before.items.filter((row) => row.seq > newest),
  );
}

function grown(page: HistoryPage, rows: readonly HistoryRow[]): HistoryPage {
  const items = withRows(page.items, rows);
  return { ...page, items, total: page.total + items.length - page.items.length };
}
