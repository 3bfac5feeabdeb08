import { lazy, Suspense } from "react";
import type { BiddingState } from "./use-bidding.ts";

const load = () => import("./confirm-dialog.tsx");
const ConfirmDialog = lazy(async () => ({ default: (await load()).ConfirmDialog }));

/** Handlers for the part of the page that holds the amounts: who comes near them will soon need the confirmation. */
export const nearAmounts = {
  onPointerEnter: () => void load(),
  onFocus: () => void load(),
};

/** The confirmation, loaded when somebody comes near the amounts. */
export function LateConfirm({ bidding, returnTo }: { bidding: BiddingState; returnTo: string }) {
  const { flow } = bidding;
  if (flow.step !== "confirm" && flow.step !== "confirm-twice") return null;
  return (
    <Suspense>
      <ConfirmDialog bidding={bidding} intention={flow.intention} returnTo={returnTo} />
    </Suspense>
  );
}
