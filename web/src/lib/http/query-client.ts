import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  type Query,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";

// The same schedule as the live store, so that React draws both changes together.
notifyManager.setScheduler(queueMicrotask);

/** A query cache that loses no news of a query that is read for the first time. */
class NewsClient extends QueryClient {
  readonly #again = new WeakSet<Query>();

  /**
   * Reads the queries again. TanStack Query lets this join a first read that is under way, though its reply may be older
   * than the news; such a query is read once more after it.
   */
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters)) {
      const { data, fetchStatus } = query.state;
      if (data === undefined && fetchStatus !== "idle" && !this.#again.has(query)) this.#readAgain(query);
    }
    return super.invalidateQueries(filters, options);
  }

  #readAgain(query: Query): void {
    this.#again.add(query);
    const done = () => void this.#again.delete(query);
    const again = () => {
      done();
      void super.invalidateQueries({ queryKey: query.queryKey, exact: true });
    };
    query.fetch().then(again, done);
  }
}

/** The one query cache. Its own retry is off: the API client knows which calls may be sent again. */
export const queryClient = new NewsClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 5_000,
      gcTime: 5 * 60_000,
      refetchOnWindowFocus: true,
      // Otherwise a query would wait for the network without an error, and the page could not say why it waits.
      networkMode: "offlineFirst",
    },
    // Without a network a mutation fails at once, as every call does.
    mutations: { retry: false, networkMode: "always" },
  },
});
