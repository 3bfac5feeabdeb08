/** Removes a stored maximum. */
import { removeProxy as decide } from "../../domain/bidding/remove-proxy.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, type Handler } from "../../http/handler.ts";
import { presentBid } from "./presenter.ts";
import { withLot } from "./with-lot.ts";

const noProxy = { ok: false, code: "NO_PROXY", details: {} } as const;

/** POST /auction/removeproxy: lowers the leader's stored maximum to the visible price. */
export const removeProxy: Handler<"removeProxy"> = async (
  { body, headers, user, receivedAt },
  { store, terms },
) => {
  const { id_auction: lotId } = body;
  const key = commandKey("removeProxy", { user, headers }, [lotId]);
  const outcome = await store.transact(
    { lotId, userIds: [user.id], receivedAt, key },
    withLot(user, ({ lot, users: [bidder], pause }) =>
      bidder ? decide({ lot, pause }, bidder, receivedAt, terms) : noProxy,
    ),
  );
  return outcome.ok ? ok(presentBid(outcome.reply, outcome.receipt)) : outcome;
};
