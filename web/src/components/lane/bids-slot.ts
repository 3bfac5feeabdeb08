import type { ReactNode } from "react";
import type { Lot } from "#/realtime/lots/lot-query.ts";

/** The props of the lane room's part for bids on the current lot. */
export interface LaneBidsProps {
  lot: Lot;
  /** Whether the state of the lane is current. */
  synced: boolean;
  finalCall: boolean;
  /** Whether one tap places a bid, which the person switched on for this lane. */
  quick: boolean;
  /** Stands beside the person's maximum on phones, where the header has no room for it. */
  extra: ReactNode;
}
