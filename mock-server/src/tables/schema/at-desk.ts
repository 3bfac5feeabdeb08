/** Stores what the desk did last on a lot. */
import type { DeskBid, LotState } from "../../domain/lot/lot.ts";
import type { DeskVia } from "../../domain/lot/via.ts";

export interface AtDesk {
  /** The desk's bid that leads; left out for a lead of the net. */
  readonly via?: DeskVia;
  /** The last bid of the desk. */
  readonly bid?: DeskBid;
  /** The ask of the next bid, AED. */
  readonly ask?: number;
  /** The seller's authority for the auctioneer, AED. */
  readonly authority?: number;
}

/** Returns the column of a lot (JSON); null where the desk did nothing. */
export function atDeskOf({ lead, deskBid, ask, authority }: LotState): string | null {
  if (!lead?.via && !deskBid && ask === undefined && authority === undefined) return null;
  return JSON.stringify({
    ...(lead?.via && { via: lead.via }),
    ...(deskBid && { bid: deskBid }),
    ...(ask !== undefined && { ask }),
    ...(authority !== undefined && { authority }),
  } satisfies AtDesk);
}
