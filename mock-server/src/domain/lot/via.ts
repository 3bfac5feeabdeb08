/** How a bid came, in a lane with the room. */

/** The phases of a lot in its turn. */
export type LanePhase = "waiting_to_start" | "waiting_for_bid" | "running" | "final_call" | "finished";

export type PhoneLine = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";

/** A bid that the desk entered for a paddle; with a line it came by phone. */
export interface DeskVia {
  readonly channel: "room" | "phone";
  readonly paddle: number;
  readonly line?: PhoneLine;
  readonly by: "auctioneer";
}

/** `net`: the bidder's own bid. `machine`: a stored maximum. */
export type Via = DeskVia | { readonly channel: "net" | "machine" };

/** The desk of a lane with the room, for a bid on one of its lots. */
export interface RoomDesk {
  readonly operatorId: number | null;
  /** The phase of the lot in its turn and its end (ms since 1970 UTC); null out of its turn, or without an end. */
  readonly phase: LanePhase | null;
  readonly deadline: number | null;
}
