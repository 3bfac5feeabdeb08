/** Marks the other side's open offer as seen. */
import type { Context } from "../../http/context.ts";
import { seeOffer } from "../../domain/settlement/negotiation.ts";
import { openOffer, type Offer, type Side } from "../../domain/lot/offer.ts";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { presentOffer } from "../../http/present/present-offer.ts";

/** POST /sale/offer/seen */
export const seeBuyerOffer: Handler<"seeBuyerOffer"> = (request, context) => see("buyer", request, context);

/** POST /my/offer/seen */
export const seeSellerOffer: Handler<"seeSellerOffer"> = (request, context) =>
  see("seller", request, context);

interface Seeing {
  readonly body: Schema<"OfferToSee">;
  readonly user: { readonly id: number };
  readonly receivedAt: number;
}

async function see(sender: Side, { body, user, receivedAt }: Seeing, { store }: Context) {
  const { id_auction: lotId, id_offer: id } = body;
  let known: Offer | undefined;
  const outcome = await store.transact({ lotId, userIds: [user.id], receivedAt }, ({ lot, leader }) => {
    known = openOffer(lot);
    return seeOffer({ lot, leader }, { userId: user.id, at: receivedAt }, sender, id);
  });
  if (outcome.ok) return ok(presentOffer(lotId, outcome.reply));
  if (outcome.code === "SEEN" && known) return ok(presentOffer(lotId, known));
  return refuse(outcome.code === "NOT_FOUND" ? "NOT_FOUND" : "OFFER_CLOSED");
}
