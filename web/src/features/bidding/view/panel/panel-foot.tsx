import { Power } from "./power.tsx";
import type { BiddingState } from "#/features/bidding/model/panel/use-bidding.ts";

/** The foot of the panel: the power, where a bid can follow. */
export function PanelFoot({ bidding }: { bidding: BiddingState }) {
  const { kind } = bidding.panel.bidding;
  if (kind === "closed" || kind === "auctions-paused" || kind === "watching" || kind === "gate") return null;
  return <Power bidding={bidding} />;
}
