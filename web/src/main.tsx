import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { reloadOnLostChunk } from "./lib/chunk-reload.ts";
import { watchDeveloperKey } from "./lib/developer-drawer.ts";
import { configQuery, meQuery } from "./lib/queries.ts";
import { queryClient } from "./lib/query-client.ts";
import { applyDirection } from "./lib/direction.ts";
import { registerServiceWorker } from "./lib/service-worker.ts";
import { watchSession } from "./lib/session.ts";
import { router } from "./router.tsx";
import "./styles/index.css";

applyDirection();
reloadOnLostChunk();
watchSession();
watchDeveloperKey();
registerServiceWorker();
// Asked for at once and waited for by whoever needs them; a page that needs neither does not wait.
void queryClient.prefetchQuery(configQuery);
void queryClient.prefetchQuery(meQuery);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
