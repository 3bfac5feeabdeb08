import { notifyManager, QueryClient } from "@tanstack/react-query";

// The same schedule as the live store, so that React draws both changes together.
notifyManager.setScheduler(queueMicrotask);

/** The one query cache. Its own retry is off: the API client knows which calls may be sent again. */
export const queryClient = new QueryClient({
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
