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
  /** The seller does not decide about a bid below the minimum price. */
  readonly subject?: false;
}

/** Returns the column of a lot (JSON); null where the desk did nothing. */
export function atDeskOf({ lead, deskBid, ask, authority, subject }: LotState): string | null {
  const column = {
    ...(lead?.via && { via: lead.via }),
    ...(deskBid && { bid: deskBid }),
    ...(ask !== undefined && { ask }),
    ...(authority !== undefined && { authority }),
    ...(subject === false && { subject }),
  } satisfies AtDesk;
  return Object.keys(column).length === 0 ? null : JSON.stringify(column);
}
