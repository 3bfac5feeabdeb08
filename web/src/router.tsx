import { createRouter } from "@tanstack/react-router";
import { limited } from "./lib/http/limited.ts";
import { visitUnderEn, withLocale, withoutLocale } from "./lib/address/locale.ts";
import { queryClient } from "./lib/http/query-client.ts";
import type { PhoneHeader } from "./lib/address/route.ts";
import { knowPages } from "./lib/session/next.ts";
import { parseSearch, stringifySearch } from "./lib/address/search.ts";
import { routeTree } from "./routeTree.gen.ts";

/** The most routes that are preloaded at the same time, on hover or focus. */
const PRELOADS_AT_ONCE = 4;
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
  // As the server reads them.
  caseSensitive: true,
  // An unknown path has a page of its own.
  notFoundMode: "root",
  scrollRestoration: true,
  defaultPreload: "intent",
  // The query cache decides which data is fresh, not the router.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 150,
  defaultPendingMinMs: 300,
  defaultStructuralSharing: true,
});

knowPages((path) => router.getMatchedRoutes(withoutLocale(path))[2] !== undefined);

// The router has no limit, so a pointer that moves over a list would preload all of it.
const preload = router.preloadRoute;
const slots = limited(PRELOADS_AT_ONCE);
router.preloadRoute = ((options) => slots(() => preload(options))) as typeof preload;

// The parts of a page load while its guard still reads the user.
router.subscribe("onBeforeLoad", ({ toLocation }) => {
  for (const { routeId } of router.matchRoutes(toLocation)) {
    void router
      .loadRouteChunk(router.routesById[routeId as keyof typeof router.routesById])
      ?.catch(() => undefined);
  }
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
  interface StaticDataRouteOption {
    /** "logo" by default. */
    phoneHeader?: PhoneHeader;
    /** In the layout "simple": the whole width instead of its column. */
    wide?: boolean;
  }
}
