import { useRouterState } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { Keyboard } from "../features/shell/view/keyboard.tsx";
import { LinkBanner } from "../features/shell/view/link-banner.tsx";
import { toast } from "../components/message/toast.tsx";
import { useNewVersion } from "../features/shell/model/use-new-version.ts";
import { optionalPart } from "../lib/browser/optional-part.ts";
import { keepsData } from "../lib/browser/storage.ts";
import { registerServiceWorker } from "../lib/app/service-worker.ts";
import { useMe } from "../lib/http/queries.ts";
import { Dialogs } from "./-dialogs.tsx";

/** Without a connection the strip stays away until the next load. */
const FirstBid = optionalPart(async () => (await import("../features/first-bid/first-bid.tsx")).FirstBid);

/** Said once for each load, where the person blocked the data of sites. */
const NOTHING_KEPT =
  "Your browser keeps no data for Marsa. Your sign-in, unsent entries and settings end with this page. Bids and payments are safe: the server keeps them.";
const NOTHING_KEPT_MS = 20_000;

/** Parts of every page that the first draw does not need. */
export function AfterIdle() {
  useNewVersion();
  useEffect(() => {
    registerServiceWorker();
    if (!keepsData()) void toast({ text: NOTHING_KEPT, duration: NOTHING_KEPT_MS });
  }, []);
  const layout = useRouterState({ select: ({ matches }) => matches[1]?.routeId });
  const isNew = useMe()?.has_bid === false;
  return (
    <>
      {isNew && (
        <Suspense>
          <FirstBid />
        </Suspense>
      )}
      {layout === "/_inside" && <LinkBanner beside="rail" />}
      {layout === "/_default" && <LinkBanner beside="nothing" />}
      <Keyboard />
      <Dialogs />
    </>
  );
}
