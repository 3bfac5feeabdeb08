/** Shows the cost and the hold of a bid. */
import { mayReadLot } from "../../domain/bidding/lot-view.ts";
import { ok, refuse, type Handler } from "../../http/handler.ts";
import { presentConditions } from "./presenter.ts";
import { findLotOffer } from "./repository.ts";

/** POST /auction/conditions, open to visitors without an account. */
export const getConditions: Handler<"getConditions"> = async ({ body, user }, { store, terms }) => {
  const offer = await findLotOffer(store, body.id_auction);
  if (!offer || !mayReadLot(offer, user)) return refuse("NOT_FOUND");
  return ok(presentConditions(offer, terms));
};
