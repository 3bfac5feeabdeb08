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
import { guardReplacedText } from "./lib/browser/replaced-text.ts";
import { watchSession } from "./lib/session/session.ts";
import { serverClock } from "./realtime/clock/clock.ts";
import { router } from "./router.tsx";
import "./styles/index.css";

type ConfigReply = { data: Schema<"Config"> };

guardReplacedText();
applyDirection();
reloadOnLostChunk();
watchSession();
watchDeveloperKey();
const configReply = firstReplies().find(({ call }) => call === CONFIG_CALL)?.answer as
  | ConfigReply
  | undefined;
// The time in the page is that of its arrival.
if (configReply) serverClock.sample(configReply.data.clock.now, configReply.data.clock.rate, pageCameAt());

void draw(document.getElementById("root"));

/** Yields to the person's input. */
function yieldToInput(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

async function draw(root: HTMLElement | null): Promise<void> {
  if (!root) throw new Error("index.html has no #root");
  const isDrawn = root.hasChildNodes();
  if (isDrawn) await yieldToInput();
  // Only pages that need these queries wait for them.
  void queryClient.prefetchQuery(configQuery);
  void queryClient.prefetchQuery(meQuery);
  // A drawn page stays until the whole app can replace it in one step.
  if (isDrawn) {
    await yieldToInput();
    await router.load();
  }
  // A press on the drawn page would do nothing.
  const wake = () => {
    root.inert = false;
  };
  // In slices, so that the person's input comes first.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Started onStart={wake} />
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** Reports that the app has replaced the drawn page, before a field takes the focus. */
function Started({ onStart }: { onStart: () => void }) {
  useInsertionEffect(onStart, [onStart]);
  return null;
}
