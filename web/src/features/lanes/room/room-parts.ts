import type { ComponentType, ReactNode } from "react";
import type { LaneBidsProps } from "../../../components/lane/bids-slot.ts";
import type { LaneNow } from "../../../realtime/lanes/lanes.ts";

/** What the room leaves to others: bidding is not its business. */
export interface RoomParts {
  /** Bids on the lot whose turn it is. */
  Bids: ComponentType<LaneBidsProps>;
}

export interface RoomProps extends RoomParts {
  now: LaneNow & { readonly lane: NonNullable<LaneNow["lane"]> };
  /** Other lanes that run, above the current lot. */
  others: ReactNode;
  onLeave: () => void;
}
