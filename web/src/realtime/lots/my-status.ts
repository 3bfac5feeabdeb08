import type { LotLive, MyLot, MyStatus } from "./live-store.ts";

/** Whether the reader leads. In the lot's own reply the leader is "you"; in events and lists it is their mark. */
export function isLeading(live: LotLive, mine: Pick<MyLot, "mark"> | null): boolean {
  return live.leader === "you" || (mine !== null && mine.mark !== null && live.leader === mine.mark);
}

/**
 * The reader's state in a lot. The public event of a lot often comes before the reader's own, and with their mark it
 * shows at once that they were outbid. Without a mark the last own state counts.
 */
export function myStatus(live: LotLive, mine: MyLot | null): MyStatus {
  if (mine === null || mine.status === "none") return live.leader === "you" ? "leading" : "none";
  if (mine.mark === null && live.leader !== "you") return mine.status;
  const leading = isLeading(live, mine);
  if (live.phase === "open" || live.phase === "judging") return leading ? "leading" : "outbid";
  if (live.phase === "awaiting_decision") return leading ? "awaiting_decision" : "not_won";
  if (live.phase === "sold") return leading ? "won" : "not_won";
  if (live.phase === "not_sold") return "not_won";
  return mine.status;
}
