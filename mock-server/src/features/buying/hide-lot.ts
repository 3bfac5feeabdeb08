import { ok, refuse, type Handler } from "../../http/handler.ts";
import { findOwnBid, hide, show } from "./repository.ts";

/**
 * POST /my/hide: takes a lot out of the reader's own lists, or puts it back. A lot that is still to be won, decided, paid
 * or fetched stays where it is looked for. Twice is as good as once.
 */
export const hideMyLot: Handler<"hideMyLot"> = async ({ body, user }, { store, clock }) => {
  const { id_auction, value: hidden } = body;
  const own = await findOwnBid(store, user.id, id_auction);
  if (!own) return refuse("NOT_FOUND");
  if (hidden && !own.over) return refuse("STALE");
  await (hidden ? hide(store, user.id, id_auction, clock.now()) : show(store, user.id, id_auction));
  return ok({ id_auction, hidden });
};
