import { lazy, Suspense, useEffect } from "react";
import type { BiddingState } from "./use-bidding.ts";

const load = () => import("./confirm-dialog.tsx");
const ConfirmDialog = lazy(async () => ({ default: (await load()).ConfirmDialog }));

/** The confirmation, loaded once the page stands still, so that it is there when the first amount is pressed. */
export function LateConfirm({ bidding, returnTo }: { bidding: BiddingState; returnTo: string }) {
  const { flow } = bidding;
  useEffect(() => {
    const timer = setTimeout(() => void load(), 1_000);
    return () => clearTimeout(timer);
  }, []);
  if (flow.step !== "confirm" && flow.step !== "confirm-twice") return null;
  return (
    <Suspense>
      <ConfirmDialog bidding={bidding} intention={flow.intention} returnTo={returnTo} />
    </Suspense>
  );
}
