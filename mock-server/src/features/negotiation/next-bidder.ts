/** Offers a lot whose buyer did not pay to the next bidder, and takes their answer. */
import type { Context } from "../../http/context.ts";
import { refusalOfLock } from "../../domain/people/gate.ts";
import { acceptNext, declineNext, offerToNext } from "../../domain/settlement/next-bidder.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import type { NextOffer } from "../../domain/lot/offer.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, type Handler, type Request } from "../../http/handler.ts";
import { presentNextOffer } from "../../http/present/present-next-offer.ts";
import { isRelisted } from "../../tables/lots/lot-drafts.ts";
import { namedLot, readUnpaid } from "../../tables/lots/next-bidders.ts";
import type { Database } from "../../store/store.ts";
import { addToAudit } from "../../tables/people/audit.ts";

/** POST /sale/offer/next: for the seller of the lot alone. */
export const offerToNextBidder: Handler<"offerToNextBidder"> = (request, context) =>
  offer("offerToNextBidder", request, context, "seller");

/** POST /backoffice/settlements/offer: the staff offer it for the seller, never below the minimum price. */
export const offerUnpaidLot: Handler<"offerUnpaidLot"> = (request, context) =>
  offer("offerUnpaidLot", request, context, "staff");

/** POST /my/offer/next: the bidder accepts or declines. A lock stops an acceptance, as it stops a bid. */
export const answerNextOffer: Handler<"answerNextOffer"> = async (request, { store, clock, terms }) => {
  const { body, headers, user, receivedAt: at } = request;
  const { id_auction: lotId, id_offer: id, accept } = body;
  const key = commandKey("answerNextOffer", { user, headers }, [lotId, id, String(accept)]);
  const scope = { lotId, userIds: [user.id], receivedAt: at, key };
  const outcome = await store.transact(scope, ({ lot, users: [mine] }) => {
    if (!mine) return { ok: false, code: "NOT_FOUND", details: {} } as const;
    if (!accept) return declineNext(lot, id, { userId: user.id, at });
    const judged = acceptNext(lot, id, { userId: user.id, stake: mine.stake, at }, terms);
    return (judged.ok && refusalOfLock(mine.person)) || judged;
  });
  return outcome.ok ? ok(presentNextOffer(lotId, outcome.reply, clock.now())) : outcome;
};

const refused = <Code extends string>(code: Code): Refused<Code> => ({ ok: false, code, details: {} });

async function offer(
  call: "offerToNextBidder" | "offerUnpaidLot",
  { body, headers, user, address, receivedAt: at }: Request<"offerToNextBidder" | "offerUnpaidLot">,
  { store, clock }: Context,
  by: NextOffer["by"],
) {
  const { id_auction: lotId } = body;
  const known = await store.read(async (db) => {
    const named = await namedLot(db, lotId);
    return (
      named && { ...named, unpaid: await readUnpaid(db, lotId), isRelisted: await isRelisted(db, lotId) }
    );
  });
  const reason = "reason" in body && typeof body.reason === "string" ? body.reason : null;
  const key = commandKey(call, { user, headers }, [lotId, ...(reason === null ? [] : [reason])]);
  const also = async (db: Database) => {
    if (!known || by === "seller") return;
    const { title, number, sellerId: aboutId } = known;
    const [act, subject] = ["settlement.offer", `${title} (lot ${number})`] as const;
    await addToAudit(db, { at: clock.now(), userId: user.id, act, subject, reason, aboutId, address });
  };
  const outcome = await store.transact({ lotId, userIds: [], receivedAt: at, key, also }, ({ lot }) => {
    if (!known || (by === "seller" && known.sellerId !== user.id)) return refused("NOT_FOUND");
    return known.isRelisted ? refused("STALE") : offerToNext(lot, known.unpaid, { by, at });
  });
  return outcome.ok ? ok(presentNextOffer(lotId, outcome.reply, clock.now())) : outcome;
}
