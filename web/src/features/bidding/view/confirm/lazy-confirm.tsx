import { lazy, Suspense, useEffect } from "react";
import { useIdle } from "#/lib/timing/use-idle.ts";
import type { Bidding } from "#/features/bidding/model/lot/panel-facts.ts";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

/** Loads the confirmation. */
export const loadConfirm = () => import("./confirm-dialog.tsx");
const ConfirmDialog = lazy(async () => ({ default: (await loadConfirm()).ConfirmDialog }));

/** States with a choice of amounts, after which a press may follow. */
const PRESSED_NEXT: ReadonlySet<Bidding["kind"]> = new Set([
  "offers",
  "leading",
  "lane-maxima",
  "buy-now-only",
]);

/** The confirmation, loaded lazily. */
export function LazyConfirm({ bidding, returnTo }: { bidding: BiddingState; returnTo: string }) {
  const { flow, panel } = bidding;
  // Loads ahead of the press: a phone has no hover, and a slow phone should answer at once.
  const ahead = useIdle() && PRESSED_NEXT.has(panel.bidding.kind);
  useEffect(() => {
    if (ahead) void loadConfirm();
  }, [ahead]);
  if (flow.step !== "confirm" && flow.step !== "confirm-twice") return null;
  return (
    <Suspense>
      <ConfirmDialog bidding={bidding} intention={flow.intention} returnTo={returnTo} />
    </Suspense>
  );
}
