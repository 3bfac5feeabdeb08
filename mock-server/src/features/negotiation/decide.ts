/** Decisions of seller and buyer about a bid below the minimum price: each call once per key, each for its own side. */
import type { OperationId } from "@marsa/api-spec/generated/operations";
import type { Context } from "../../http/context.ts";
import { type Person, refusalOfLock } from "../../domain/people/gate.ts";
import type { Decision, Refused } from "../../domain/lot/decision.ts";
import {
  acceptBid as accept,
  acceptOffer,
  declineBid as decline,
  declineOffer,
  sendOffer,
  type Party,
  type ReviewReply,
  type ReviewState,
} from "../../domain/settlement/negotiation.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type Handler, type Request, type Schema } from "../../http/handler.ts";
import { presentOffer } from "../../http/present/present-offer.ts";

type ReviewCall = Extract<
  OperationId,
  | "acceptBid"
  | "declineBid"
  | "sendSellerOffer"
  | "acceptBuyerOffer"
  | "declineBuyerOffer"
  | "sendBuyerOffer"
  | "acceptSellerOffer"
  | "declineSellerOffer"
>;

/** POST /sale/bid/accept */
export const acceptBid: Handler<"acceptBid"> = (request, context) =>
  decide("acceptBid", request, [], context, accept);

/** POST /sale/bid/decline */
export const declineBid: Handler<"declineBid"> = (request, context) => {
  const { reason } = request.body;
  return decide("declineBid", request, [reason], context, (state, party) => decline(state, party, reason));
};

/** POST /sale/offer/send */
export const sendSellerOffer: Handler<"sendSellerOffer"> = (request, context) => {
  const { amount } = request.body;
  return decide("sendSellerOffer", request, [amount], context, (state, party) =>
    sendOffer(state, party, "seller", amount, context.terms),
  );
};

/** POST /my/offer/send. A lock stops it, as it stops a raise. */
export const sendBuyerOffer: Handler<"sendBuyerOffer"> = (request, context) => {
  const { amount } = request.body;
  return decide("sendBuyerOffer", request, [amount], context, (state, party, person) =>
    unlessLocked(person, sendOffer(state, party, "buyer", amount, context.terms)),
  );
};

/** POST /sale/offer/accept */
export const acceptBuyerOffer: Handler<"acceptBuyerOffer"> = (request, context) => {
  const { id_offer: id } = request.body;
  return decide("acceptBuyerOffer", request, [id], context, (state, party) =>
    acceptOffer(state, party, "buyer", id),
  );
};

/** POST /my/offer/accept. A lock stops it, as it stops a raise; the offer can still be declined. */
export const acceptSellerOffer: Handler<"acceptSellerOffer"> = (request, context) => {
  const { id_offer: id } = request.body;
  return decide("acceptSellerOffer", request, [id], context, (state, party, person) =>
    unlessLocked(person, acceptOffer(state, party, "seller", id)),
  );
};

/** POST /sale/offer/decline */
export const declineBuyerOffer: Handler<"declineBuyerOffer"> = (request, context) => {
  const { id_offer: id } = request.body;
  return decide("declineBuyerOffer", request, [id], context, (state, party) =>
    declineOffer(state, party, "buyer", id),
  );
};

/** POST /my/offer/decline */
export const declineSellerOffer: Handler<"declineSellerOffer"> = (request, context) => {
  const { id_offer: id } = request.body;
  return decide("declineSellerOffer", request, [id], context, (state, party) =>
    declineOffer(state, party, "seller", id),
  );
};

/** Refuses a locked buyer what would bind them to a new amount; other refusals come first. */
function unlessLocked<Code extends string>(
  person: Person | undefined,
  judged: Decision<ReviewReply> | Refused<Code>,
): Decision<ReviewReply> | Refused<Code | "PROFILE_LOCKED"> {
  return (judged.ok && person && refusalOfLock(person)) || judged;
}

async function decide<Code extends string>(
  call: ReviewCall,
  { body, headers, user, receivedAt }: Request<ReviewCall>,
  payload: readonly (string | number)[],
  { store }: Context,
  judge: (
    state: ReviewState,
    party: Party,
    person: Person | undefined,
  ) => Decision<ReviewReply> | Refused<Code>,
) {
  const { id_auction: lotId } = body;
  const key = commandKey(call, { user, headers }, [lotId, ...payload]);
  const scope = { lotId, userIds: [user.id], receivedAt, key };
  const outcome = await store.transact(scope, ({ lot, leader, users }) =>
    judge({ lot, leader }, { userId: user.id, at: receivedAt }, users[0]?.person),
  );
  if (outcome.ok) return ok(presentDecision(lotId, outcome.reply));
  if (outcome.code === "VALIDATION") {
    return refuse("VALIDATION", { errors: [{ field: "amount", message: outcome.details["message"] }] });
  }
  return outcome as Refused<Exclude<Code, "VALIDATION"> | "NOT_FOUND" | "KEY_REUSED">;
}

function presentDecision(lotId: number, reply: ReviewReply): Schema<"Decision"> {
  const { seq, status, price, offer, reviewEndsAt } = reply;
  const isOpen = status === "summarizing" && reviewEndsAt !== null;
  return {
    id_auction: lotId,
    seq,
    status,
    price,
    offer: offer && presentOffer(lotId, offer),
    decision_until: isOpen ? new Date(reviewEndsAt).toISOString() : null,
  };
}
