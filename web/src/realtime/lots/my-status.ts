import { isOfDesk } from "./mark-of-desk.ts";
import type { LotLive, MyLot, MyStatus } from "./live-store.ts";

/**
 * Whether the reader leads. In the lot's own reply the leader is "you"; in events and lists it is their mark. Of a bid
 * from the room or a phone their own state says it.
 */
export function isLeading(live: LotLive, mine: Pick<MyLot, "mark" | "status"> | null): boolean {
  if (live.leader === "you") return true;
  if (mine === null || live.leader === null) return false;
  return isOfDesk(live.leader) ? LEADS.has(mine.status) : live.leader === mine.mark;
}

const LEADS: ReadonlySet<MyStatus> = new Set(["leading", "won", "awaiting_decision"]);

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
