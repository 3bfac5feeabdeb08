import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";

/**
 * Run by the build, in Node: draws pages as a visitor sees them before any answer is there. In: the routes' paths as
 * arguments. Out: their HTML by path, as JSON on stdout.
 */

// What the app asks of its window while it is loaded: a phone's, in which nothing happens.
Object.assign(globalThis, {
  location: { pathname: "/", search: "", host: "", protocol: "https:" },
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  addEventListener() {},
  removeEventListener() {},
});
// No answer ever comes: what is asked for stays to come, and is drawn as that.
onlineManager.setOnline(false);

const { router } = await import("./router.tsx");
const { queryClient } = await import("./lib/http/query-client.ts");
const { keys } = await import("./lib/http/query-keys.ts");
queryClient.setDefaultOptions({ queries: { networkMode: "online" } });
// Guards let a visitor in; what the configuration says is for the app to draw.
queryClient.setQueryDefaults(keys.config, { queryFn: () => ({}) });

const pages: Record<string, string> = {};
for (const path of process.argv.slice(2)) pages[path] = await drawn(path);
process.stdout.write(JSON.stringify(pages), () => process.exit(0));

async function drawn(path: string): Promise<string> {
  for (const route of Object.values(router.routesById)) {
    const { pendingComponent } = route.options;
    // What a page waits for is not here: it is drawn as it is while it waits.
    if (pendingComponent) Object.assign(route.options, { component: pendingComponent, loader: undefined });
    Object.assign(route.options, { beforeLoad: undefined });
  }
  const history = createMemoryHistory({ initialEntries: [path.replaceAll(/\$\w+/g, "1")] });
  router.update({ ...router.options, history, scrollRestoration: false });
  await router.load();
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return onlyToBeSeen(html);
}

/** Without hints that the page has already, and with nothing in it that answers a hand. */
function onlyToBeSeen(html: string): string {
  return html
    .replaceAll(/<link rel="preload"[^>]*>/g, "")
    .replaceAll(/<(\/?)form\b/g, "<$1div")
    .replaceAll("<input ", "<input readonly ");
}
