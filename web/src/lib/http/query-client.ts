import { notifyManager, QueryClient } from "@tanstack/react-query";

// As the live store tells of a change, so that what changes together is drawn together.
notifyManager.setScheduler(queueMicrotask);

/** The one query cache. Its own retry is off: the API client knows which calls may be sent again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 5_000,
      gcTime: 5 * 60_000,
      refetchOnWindowFocus: true,
      // Query would wait for the network without a word, and a page that needs an answer would never say why it waits.
      networkMode: "offlineFirst",
    },
    // Without a network a mutation fails at once, as any call: it does not wait in silence.
    mutations: { retry: false, networkMode: "always" },
  },
});
