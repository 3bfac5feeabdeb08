/** Counts views of lots. */
import { lotViewOf, mayReadLot } from "../../../domain/bidding/lot-view.ts";
import { ok, refuse, type Handler } from "../../../http/handler.ts";
import { findAccess } from "./repository-lot.ts";

/** POST /auction/lot/{id}/view: counts a view; visitors are distinguished by address and browser. */
export const viewLot: Handler<"viewLot"> = async (request, { store, clock, views }) => {
  const { params, user, address, userAgent } = request;
  const lot = await findAccess(store, params.id);
  if (!lot || !mayReadLot(lot, user)) return refuse("NOT_FOUND");
  if (lotViewOf(lot, user) === "public") {
    const visitor = user ? `user ${user.id}` : `${address} ${userAgent}`;
    views.add({ lotId: params.id, visitor, at: clock.now() });
  }
  return ok({ id_auction: params.id });
};
