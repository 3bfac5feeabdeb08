/** Hides lots from a bidder's own lists. */
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { findOwnBid, hide, show } from "./repository.ts";

/**
 * POST /my/hide: hides a lot from the reader's own lists, or shows it again. A lot that still waits for a result,
 * decision, payment or collection stays visible. Repeats change nothing.
 */
export const hideMyLot: Handler<"hideMyLot"> = async ({ body, user }, { store, clock }) => {
  const { id_auction, value: hidden } = body;
  const own = await findOwnBid(store, user.id, id_auction);
  if (!own) return refuse("NOT_FOUND");
  if (hidden && !own.over) return refuse("STALE");
  await (hidden ? hide(store, user.id, id_auction, clock.now()) : show(store, user.id, id_auction));
  return ok({ id_auction, hidden });
};
