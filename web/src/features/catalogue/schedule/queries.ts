import { reply } from "@marsa/api-spec/client";
import type { Schema } from "@marsa/api-spec/client-problem";
import { toMs } from "@marsa/api-spec/dates";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { keys } from "../../../lib/http/query-keys.ts";
import { seedCards } from "../../../realtime/lots/lot-query.ts";

/** How often the endings of today are read again, ms: lots end, and bids move ends. */
export const ENDINGS_MS = 30_000;

/** The most lots of the schedule. */
const PAGE = 100;
const MOST_PAGES = 5;

/** POST /auction/lots/upcoming, page by page: lots that open later, the soonest first. */
export const upcomingQuery = queryOptions({
  queryKey: keys.upcoming,
  queryFn: async ({ signal }) => {
    const lots: Schema<"LotCard">[] = [];
    let after: string | null = null;
    for (let page = 0; page < MOST_PAGES; page++) {
      // oxlint-disable-next-line no-await-in-loop -- a page begins where the one before ended
      const read: Schema<"LotsPage"> = await reply(
        api.POST("/auction/lots/{section}", {
          params: { path: { section: "upcoming" } },
          body: { limit: PAGE, ...(after !== null && { after }) },
          signal,
        }),
      );
      lots.push(...read.items);
      after = read.next;
      if (after === null) break;
    }
    seedCards(lots);
    return lots;
  },
  staleTime: 15_000,
});

/** The first end of the lots of a filter, server ms; null: no lot matches any more. */
export const firstEndQuery = (filter: Schema<"Filter">) =>
  queryOptions({
    queryKey: keys.firstEnd(filter),
    queryFn: async ({ signal }): Promise<number | null> => {
      const body = { filter, sort: "ending" as const, limit: 1 };
      const { items } = await reply(api.POST("/auction/lots", { body, signal }));
      const [lot] = items;
      return lot ? toMs(lot.live.end) : null;
    },
    staleTime: 15_000,
  });
