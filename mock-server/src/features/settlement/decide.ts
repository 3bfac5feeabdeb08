/** POST /backoffice/settlements/{handover,extend,release,forfeit}: the staff's decisions about a sale. */
import type { Context } from "../../context.ts";
import { addToAudit, type Act } from "../../tables/people/audit.ts";
import { decideSettlement, type SettlementCommand } from "../../tables/money/settlements.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { extend, forfeit, handOver as toHandOver, release } from "../../domain/settlement/settlement.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, type Handler, type Request } from "../../http/handler.ts";
import { presentStaffSettlement } from "./presenter.ts";
import { findParties } from "./repository.ts";

type StaffCall = "handOver" | "extendSettlement" | "releaseSettlement" | "forfeitSettlement";

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
  });

export const releaseSettlement: Handler<"releaseSettlement"> = (request, context) =>
  decide("releaseSettlement", request, context, {
    act: "settlement.release",
    news: { kind: "released", reason: request.body.reason },
    decide: (settlement, { heldFils }) => release(settlement, heldFils),
  });

export const forfeitSettlement: Handler<"forfeitSettlement"> = (request, context) =>
  decide("forfeitSettlement", request, context, {
    act: "settlement.forfeit",
    news: { kind: "forfeited", reason: request.body.reason },
    decide: (settlement, { heldFils }) => forfeit(settlement, heldFils),
  });

interface StaffDecision extends Omit<SettlementCommand<"STALE">, "lotId" | "at"> {
  readonly act: Act["act"];
}

/** Decides, writes the audit and sends notices once per key. */
async function decide(
  call: StaffCall,
  { body, headers, user, address }: Request<StaffCall>,
  { store, clock }: Context,
  { act, news, decide: judge }: StaffDecision,
) {
  const { id_auction: lotId } = body;
  const reason = "reason" in news ? news.reason : null;
  const key = commandKey(call, { user, headers }, [lotId, reason]);
  const at = clock.now();
  const outcome = await writeIdempotent(store, key, at, (db, notifyUser) => {
    const decided = decideSettlement(db, notifyUser, { lotId, at, news, decide: judge });
    if (!decided.ok) return decided;
    const row = findParties(db, lotId)!;
    const subject = `${row.title} (lot ${row.number})`;
    addToAudit(db, { at, userId: user.id, act, subject, reason, address });
    return { ok: true, reply: presentStaffSettlement(row) };
  });
  return outcome.ok ? ok(outcome.reply) : outcome;
}
