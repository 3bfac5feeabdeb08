import { problems } from "@marsa/api-spec/problem";
import type { CommandKey, LotScene } from "../../db/store.ts";
import { makeBid, type BidCommand, type BidReply } from "../../domain/bid.ts";
import type { BidCode } from "../../domain/bid-refusal.ts";
import type { Decision, Refused } from "../../domain/decision.ts";
import { mayReadLot, type Reader } from "../../domain/lot-view.ts";
import type { AuctionTerms } from "../../domain/terms.ts";
import { ok, refuse, type Code, type Handler } from "../../http/handler.ts";
import { presentBid } from "./presenter.ts";

/**
 * POST /auction/makebid. The bid is judged inside the transaction that stores it, by the moment its last byte was here;
 * the answer comes after a commit that survives a power cut, and is the same for every repetition of the key.
 */
export const makebid: Handler<"makebid"> = async ({ body, headers, user, receivedAt }, { store, terms }) => {
  if (!user) return refuse("REGISTRATION_REQUIRED");
  const { id_auction: lotId, price: amount, mode = "exact" } = body;
  const key: CommandKey = {
    userId: user.id,
    call: "makebid",
    key: headers["Idempotency-Key"],
    payloadHash: `${lotId} ${amount} ${mode}`,
    keepRefusal,
  };
  const outcome = await store.transact({ lotId, userIds: [user.id], receivedAt, key }, (scene) =>
    judge(scene, user, { amount, mode, receivedAt }, terms),
  );
  return outcome.ok ? ok(presentBid(lotId, outcome.reply, outcome.receipt)) : outcome;
};

const notFound: Refused<"NOT_FOUND"> = { ok: false, code: "NOT_FOUND", details: {} };

function judge(
  { lot, users, leader }: LotScene,
  user: Reader,
  command: BidCommand,
  terms: AuctionTerms,
): Decision<BidReply> | Refused<BidCode | "NOT_FOUND"> {
  const { sellerId, status } = lot;
  // An archived lot is over anyway; only one that was never approved must not be known to exist.
  if (!mayReadLot({ sellerId, status, hidden: false }, user)) return notFound;
  return makeBid({ lot, bidder: users[0] ?? null, leader }, command, terms);
}

/** What was decided about the bid is its answer for good; what was wrong with the caller or the call is not. */
function keepRefusal(code: string): boolean {
  const { status } = problems[code as Code];
  return status === 402 || status === 409;
}
