/** Places a bid. */
import { makeBid } from "../../domain/bidding/bid.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, type Handler } from "../../http/handler.ts";
import { noteLostBid } from "./lost-bids.ts";
import { presentBid } from "./presenter.ts";
import { withLot } from "./with-lot.ts";

/**
 * POST /auction/makebid. The bid is judged inside the transaction that stores it, by the arrival of its last byte.
 * The answer follows a commit that survives a power cut, and is the same for every repeat of the key.
 */
export const makebid: Handler<"makebid"> = async ({ body, headers, user, receivedAt }, context) => {
  const { store, terms } = context;
  const { id_auction: lotId, price: amount, mode = "exact" } = body;
  const key = commandKey("makebid", { user, headers }, [lotId, amount, mode]);
  const outcome = await store.transact(
    { lotId, userIds: [user.id], receivedAt, key },
    withLot(user, ({ lot, users, leader, pause }) =>
      makeBid({ lot, bidder: users[0] ?? null, leader, pause }, { amount, mode, receivedAt }, terms),
    ),
  );
  if (!outcome.ok) void noteLostBid(context, { lotId, userId: user.id, amount, mode, receivedAt }, outcome);
  return outcome.ok ? ok(presentBid(outcome.reply, outcome.receipt)) : outcome;
};
