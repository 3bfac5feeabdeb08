/** POST /backoffice/settlements/{handover,extend,release,forfeit}: the staff's decisions about a sale. */
import type { Context } from "../../context.ts";
import { missingConfirmation } from "../../tables/people/confirmation.ts";
import { isRelisted } from "../../tables/lots/lot-drafts.ts";
import { isOfferedOn } from "../../tables/lots/next-bidders.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { extend, forfeit, handOver as toHandOver, release } from "../../domain/settlement/settlement.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type Handler, type Request } from "../../http/handler.ts";
import { decideAndRecord, type StaffDecision } from "./record.ts";

type StaffCall = "handOver" | "extendSettlement" | "releaseSettlement" | "forfeitSettlement";

/** Hands over a lot whose buyer came without the code. */
export const handOver: Handler<"handOver"> = (request, context) =>
  decide("handOver", request, context, {
    act: "settlement.handover",
    news: { kind: "handed_over" },
    decide: (settlement) => toHandOver(settlement, request.receivedAt, context.terms),
  });

export const extendSettlement: Handler<"extendSettlement"> = (request, context) =>
  decide("extendSettlement", request, context, {
    act: "settlement.extend",
    news: { kind: "extended", reason: request.body.reason },
    decide: (settlement) => extend(settlement, request.receivedAt, context.terms),
    isBarred: (db, lotId) => isRelisted(db, lotId) || isOfferedOn(db, lotId, request.receivedAt),
  });

export const releaseSettlement: Handler<"releaseSettlement"> = (request, context) =>
  decide("releaseSettlement", request, context, {
    act: "settlement.release",
    news: { kind: "released", reason: request.body.reason },
    decide: (settlement, { heldFils }) => release(settlement, heldFils),
    buyerId: request.body.id_buyer,
  });

/** Takes money from a client, so the manager repeats their password first. */
export const forfeitSettlement: Handler<"forfeitSettlement"> = async (request, context) => {
  const { user, headers } = request;
  const missing = await missingConfirmation(context.store, user, headers["X-Confirm"], context.realNow());
  if (missing) return refuse("CONFIRM_REQUIRED", missing);
  return decide("forfeitSettlement", request, context, {
    act: "settlement.forfeit",
    news: { kind: "forfeited", reason: request.body.reason },
    decide: (settlement, { heldFils }) => forfeit(settlement, heldFils),
    buyerId: request.body.id_buyer,
  });
};

/** Decides once per key. */
async function decide(
  call: StaffCall,
  { body, headers, user, address }: Request<StaffCall>,
  { store, clock, terms }: Context,
  decision: StaffDecision,
) {
  const { id_auction: lotId, reason } = body;
  const { buyerId } = decision;
  const key = commandKey(call, { user, headers }, [
    lotId,
    reason,
    ...(buyerId === undefined ? [] : [buyerId]),
  ]);
  const at = clock.now();
  const by = { at, userId: user.id, address, reason };
  const outcome = await writeIdempotent(store, key, at, (db, notifyUser, notifyLot) =>
    decideAndRecord({ db, notifyUser, notifyLot, lotId, by, decision, terms }),
  );
  return outcome.ok ? ok(outcome.reply) : outcome;
}
