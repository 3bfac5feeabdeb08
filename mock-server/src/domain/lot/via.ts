/** How a bid came, in a lane with the room. */

/** The phases of a lot in its turn. */
export type LanePhase = "waiting_to_start" | "waiting_for_bid" | "running" | "final_call" | "finished";

export type PhoneLine = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";

/** The paddle whose holder stands for each bidder of the room that the desk has not named yet. */
export const UNNAMED = 0;

/** The origin of a bid that the desk enters; with a line it came by phone. */
export interface DeskOrigin {
  readonly channel: "room" | "phone";
  /** Left out while it is not known. */
  readonly paddle?: number;
  readonly line?: PhoneLine;
}

/** A bid that a person at the desk entered. */
export interface DeskVia extends DeskOrigin {
  readonly by: "auctioneer" | "clerk";
}

/** `net`: the bidder's own bid. `machine`: a stored maximum. `absentee`: a maximum from a written instruction. */
export type Via = DeskVia | { readonly channel: "net" | "machine" | "absentee" };

/** The clerk in the second seat and their last sign of life (ms); 0: none yet. */
export interface ClerkSeat {
  readonly userId: number;
  readonly seenAt: number;
}

/** The desk of a lane with the room, for a bid on one of its lots. */
export interface RoomDesk {
  readonly operatorId: number | null;
  readonly clerkId: number | null;
  /** The phase of the lot in its turn and its end (ms since 1970 UTC); null out of its turn, or without an end. */
  readonly phase: LanePhase | null;
  readonly deadline: number | null;
}

/** Returns who enters a bid: the operator at the desk or the clerk; null: neither. */
export function enters(desk: RoomDesk, userId: number): DeskVia["by"] | null {
  if (desk.operatorId === userId) return "auctioneer";
  return desk.clerkId === userId ? "clerk" : null;
}
