/** Bids the maximum of a lot of a group when its turn comes. */
import type { BidCode } from "./bid-refusal.ts";
import type { BidReply } from "./bid-reply.ts";
import { placeBid, type BidState, type Bidder } from "./bid.ts";
import type { Group } from "./group.ts";
import type { Decision, Refused } from "../lot/decision.ts";
import type { AuctionTerms } from "../lot/terms.ts";

/**
 * Bids the maximum of a lot that wakes, received at its waking. The maximum was stored before: a lock of the person
 * since then does not stop it.
 * @returns NOT_DUE when the lot left the group, or another one woke.
 */
export function wakeLot(
  state: BidState & { readonly bidder: Bidder },
  group: Group | undefined,
  receivedAt: number,
  terms: AuctionTerms,
): Decision<BidReply> | Refused<BidCode | "NOT_DUE"> {
  const member = group?.members.find(({ lotId }) => lotId === state.lot.id);
  const isDue =
    group?.state === "active" &&
    member?.state === "asleep" &&
    group.members.every((one) => one.state !== "awake");
  if (!isDue) return { ok: false, code: "NOT_DUE", details: {} };
  return placeBid(state, { userId: group.userId, amount: member.max, mode: "max" }, receivedAt, terms);
}
