import type { ReactNode } from "react";
import type { Lot } from "../../realtime/lots/lot-query.ts";

/** What the room tells the part of it that bids on the current lot. */
export interface LaneBidsProps {
  lot: Lot;
  /** Whether the lane's own state is known just now. */
  synced: boolean;
  finalCall: boolean;
  /** Whether one tap places a bid: the person has asked for it in this lane. */
  quick: boolean;
  /** Stands beside my stored maximum on phones, where the head has no room for it. */
  aside: ReactNode;
}
