import type { Schema } from "@marsa/api-spec/client-problem";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { startTransition, StrictMode, useInsertionEffect } from "react";
import { createRoot } from "react-dom/client";
import { reloadOnLostChunk } from "./lib/app/chunk-reload.ts";
import { watchDeveloperKey } from "./lib/keyboard/watch-developer-key.ts";
import { CONFIG_CALL, firstReplies, pageCameAt } from "./lib/http/first-replies.ts";
import { configQuery, meQuery } from "./lib/http/queries.ts";
import { queryClient } from "./lib/http/query-client.ts";
import { applyDirection } from "./lib/browser/direction.ts";
import { registerServiceWorker } from "./lib/app/service-worker.ts";
import { watchSession } from "./lib/session/session.ts";
import { serverClock } from "./realtime/clock/clock.ts";
import { router } from "./router.tsx";
import "./styles/index.css";

type Told = { data: Schema<"Config"> };

applyDirection();
reloadOnLostChunk();
watchSession();
watchDeveloperKey();
registerServiceWorker();
const said = firstReplies().find(({ call }) => call === CONFIG_CALL)?.answer as Told | undefined;
// The page says what time it was when it came, which is some time ago.
if (said) serverClock.sample(said.data.clock.now, said.data.clock.rate, pageCameAt());
// Asked for at once and waited for by whoever needs them; a page that needs neither does not wait.
void queryClient.prefetchQuery(configQuery);
void queryClient.prefetchQuery(meQuery);

void draw(document.getElementById("root"));

/** Lets what a person has done meanwhile come first. */
function breath(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function draw(root: HTMLElement | null): Promise<void> {
  if (!root) throw new Error("index.html has no #root");
  // A page that came drawn stays as it is until all of it can take its place, in one step.
  if (root.hasChildNodes()) {
    await breath();
    await router.load();
  }
  // A press on what is only drawn would do nothing, without a word.
  const wake = () => {
    root.inert = false;
  };
  // In slices: whatever a person does meanwhile comes first.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Standing onStand={wake} />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** Says that the app stands in the page, before the first of its fields takes the keys. */
function Standing({ onStand }: { onStand: () => void }) {
  useInsertionEffect(onStand, [onStand]);
  return null;
}
