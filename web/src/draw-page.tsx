import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";

/**
 * Runs in the build, in Node: draws pages as a visitor sees them before any reply. Takes the paths of routes as
 * arguments and prints their HTML by path, as JSON.
 */

// The window of a phone, for the app's reads while it loads.
Object.assign(globalThis, {
  location: { pathname: "/", search: "", host: "", protocol: "https:" },
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  addEventListener() {},
  removeEventListener() {},
});
// No reply ever comes, so every query stays pending and is drawn so.
onlineManager.setOnline(false);

const { router } = await import("./router.tsx");
const { queryClient } = await import("./lib/http/query-client.ts");
const { keys } = await import("./lib/http/query-keys.ts");
queryClient.setDefaultOptions({ queries: { networkMode: "online" } });
// Guards let a visitor in; the app itself draws the values of the configuration.
queryClient.setQueryDefaults(keys.config, { queryFn: () => ({}) });

const pages: Record<string, string> = {};
for (const path of process.argv.slice(2)) pages[path] = await drawn(path);
process.stdout.write(JSON.stringify(pages), () => process.exit(0));

async function drawn(path: string): Promise<string> {
  for (const route of Object.values(router.routesById)) {
    const { pendingComponent } = route.options;
    // A page that waits for data is drawn in its pending state.
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

/** Removes hints that the page has already, and everything that reacts to a press. */
function onlyToBeSeen(html: string): string {
  return html
    .replaceAll(/<link rel="preload"[^>]*>/g, "")
    .replaceAll(/<(\/?)form\b/g, "<$1div")
    .replaceAll("<input ", "<input readonly ");
}
