import { createRouter } from "@tanstack/react-router";
import { visitUnderEn, withLocale, withoutLocale } from "./lib/locale.ts";
import { queryClient } from "./lib/query-client.ts";
import type { PhoneHeader } from "./lib/router-context.ts";
import { parseSearch, stringifySearch } from "./lib/search.ts";
import { routeTree } from "./routeTree.gen.ts";

const underEn = visitUnderEn();

export const router = createRouter({
  routeTree,
  context: { queryClient },
  parseSearch,
  stringifySearch,
  rewrite: {
    input: ({ url }) => {
      url.pathname = withoutLocale(url.pathname);
      return url;
    },
    output: ({ url }) => {
      url.pathname = withLocale(url.pathname, underEn);
      return url;
    },
  },
  scrollRestoration: true,
  defaultPreload: "intent",
  // The query cache decides what is fresh, not the router.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 300,
  defaultStructuralSharing: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** "logo" unless told. */
    phoneHeader?: PhoneHeader;
  }
}
