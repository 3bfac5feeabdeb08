/** Sells a lot at its buy-now price. */
import { buyNow as decide } from "../../domain/bidding/buy-now.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, type Handler } from "../../http/handler.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import { presentBid } from "./presenter.ts";
import { withLot } from "./with-lot.ts";

/** POST /auction/buynow: sells at the price that the buyer saw, if it still applies. */
export const buyNow: Handler<"buyNow"> = async ({ body, headers, user, receivedAt }, context) => {
  const { store, terms } = context;
  const { id_auction: lotId, price } = body;
  const unsure = price < terms.confirmFromAed ? null : await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  const key = commandKey("buyNow", { user, headers }, [lotId, price]);
  const outcome = await store.transact(
    { lotId, userIds: [user.id], receivedAt, key },
    withLot(user, ({ lot, users, leader, pause }) =>
      decide({ lot, bidder: users[0] ?? null, leader, pause }, { price, receivedAt }, terms),
    ),
  );
  return outcome.ok ? ok(presentBid(outcome.reply, outcome.receipt)) : outcome;
};
