import type { ComponentType, ReactNode } from "react";
import type { LaneBidsProps } from "#/components/lane/bids-slot.ts";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";

/** The parts of the lane room that other features make. */
export interface RoomParts {
  /** Bids on the current lot. */
  Bids: ComponentType<LaneBidsProps>;
}

export interface RoomProps extends RoomParts {
  now: LaneNow & { readonly lane: NonNullable<LaneNow["lane"]> };
  /** Links to other running lanes, above the current lot. */
  others: ReactNode;
  onLeave: () => void;
}
