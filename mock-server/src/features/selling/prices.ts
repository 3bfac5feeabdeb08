/** POST /sale/price/{min,start,buynow,authority}: a seller's price changes of an approved lot. */
import type { LotScene, Receipt } from "../../store/store.ts";
import type { Decision, Refused } from "../../domain/lot/decision.ts";
import { lowerReserve } from "../../domain/bidding/lower-reserve.ts";
import {
  changeBuyNow,
  giveAuthority as giveAuthorityOn,
  lowerStartPrice,
  type PriceReply,
} from "../../domain/lot/price-change.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type Handler, type Request, type Schema } from "../../http/handler.ts";
import { presentReceipt } from "../../http/present/present-receipt.ts";
import type { Context } from "../../http/context.ts";

type PriceCall = "giveAuthority" | "changeMinPrice" | "changeStartPrice" | "changeBuyNowPrice";

export const changeMinPrice: Handler<"changeMinPrice"> = (request, context) =>
  change("changeMinPrice", request, context, ({ lot, leader }) => {
    const { body, receivedAt } = request;
    return lowerReserve(lot, leader, { price: body.price, receivedAt }, context.terms);
  });

export const changeStartPrice: Handler<"changeStartPrice"> = (request, context) =>
  change("changeStartPrice", request, context, ({ lot }) =>
    lowerStartPrice(lot, { price: request.body.price, receivedAt: request.receivedAt }),
  );

export const changeBuyNowPrice: Handler<"changeBuyNowPrice"> = (request, context) =>
  change("changeBuyNowPrice", request, context, ({ lot }) =>
    changeBuyNow(lot, { price: request.body.price, receivedAt: request.receivedAt }),
  );

export const giveAuthority: Handler<"giveAuthority"> = (request, context) =>
  change("giveAuthority", request, context, ({ lot }) =>
    giveAuthorityOn(lot, { ...request.body, receivedAt: request.receivedAt }),
  );

const notFound = { ok: false, code: "NOT_FOUND", details: {} } as const;

/** Only the seller of an approved lot finds it here: before the approval the draft itself is edited. */
async function change<Code extends string>(
  call: PriceCall,
  { body, headers, user, receivedAt }: Request<PriceCall>,
  { store }: Context,
  decide: (scene: LotScene) => Decision<PriceReply> | Refused<Code>,
) {
  const { id_auction: lotId, price } = body;
  const said = "subject" in body ? [String(body.subject)] : [];
  const key = commandKey(call, { user, headers }, [lotId, price, ...said]);
  const decideOnHis = (scene: LotScene): Decision<PriceReply> | Refused<Code | "NOT_FOUND"> => {
    const { sellerId, status } = scene.lot;
    const isTheirs = sellerId === user.id && status !== "draft" && status !== "moderation";
    return isTheirs ? decide(scene) : notFound;
  };
  const outcome = await store.transact({ lotId, userIds: [user.id], receivedAt, key }, decideOnHis);
  if (outcome.ok) return ok(presentPrices(outcome.reply, outcome.receipt));
  if (outcome.code === "VALIDATION") {
    return refuse("VALIDATION", { errors: [{ field: "price", message: outcome.details["message"] }] });
  }
  return outcome as Refused<Exclude<Code, "VALIDATION"> | "NOT_FOUND" | "KEY_REUSED">;
}

function presentPrices(reply: PriceReply, receipt: Receipt): Schema<"PriceChange"> {
  const { seq, startPrice, reserve, buyNow } = reply;
  return {
    id_auction: receipt.lotId,
    seq,
    start_price: startPrice,
    min_price: reserve,
    buy_now: buyNow,
    receipt: presentReceipt(receipt),
  };
}
