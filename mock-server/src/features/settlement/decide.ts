/** POST /backoffice/settlements/{handover,extend,release,forfeit}: the staff's decisions about a sale. */
import type { Context } from "../../http/context.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import { isRelisted } from "../../tables/lots/lot-drafts.ts";
import { isOfferedOn } from "../../tables/lots/next-bidders.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { extend, forfeit, handOver as toHandOver, release } from "../../domain/settlement/settlement.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, type Handler, type Request } from "../../http/handler.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import type { Database } from "../../store/store.ts";
import { findSettlement } from "../../tables/money/settlements.ts";
import {
  partyRefusal,
  secondPerson,
  type PerformSigned,
  type Wanted,
} from "../../tables/people/signatures.ts";
import { presentStaffSettlement } from "./presenter.ts";
import { decideAndRecord, type StaffDecision } from "./record.ts";
import { findParties, subjectOf } from "./repository.ts";

type StaffCall = "handOver" | "extendSettlement" | "releaseSettlement" | "forfeitSettlement";

/** Hands over a lot whose buyer came without the code. */
export const handOver: Handler<"handOver"> = (request, context) =>
  decide("handOver", request, context, {
    act: "settlement.handover",
    news: { kind: "handed_over" },
    decide: (settlement) => toHandOver(settlement, request.receivedAt),
  });

export const extendSettlement: Handler<"extendSettlement"> = (request, context) =>
  decide("extendSettlement", request, context, {
    act: "settlement.extend",
    news: { kind: "extended", reason: request.body.reason },
    decide: (settlement) => extend(settlement, request.receivedAt, context.terms),
    isBarred: async (db, lotId) =>
      (await isRelisted(db, lotId)) || (await isOfferedOn(db, lotId, request.receivedAt)),
  });

export const releaseSettlement: Handler<"releaseSettlement"> = (request, context) =>
  decide("releaseSettlement", request, context, released(request.body));

/** Takes money from a client, so the manager repeats their password first. */
export const forfeitSettlement: Handler<"forfeitSettlement"> = async (request, context) => {
  const { user, headers } = request;
  const unsure = await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  return decide("forfeitSettlement", request, context, forfeited(request.body));
};

type Override = Request<"releaseSettlement" | "forfeitSettlement">["body"];

const released = ({ reason, id_buyer: buyerId }: Override): StaffDecision => ({
  act: "settlement.release",
  signed: "release",
  news: { kind: "released", reason },
  decide: (settlement, { heldFils }) => release(settlement, heldFils),
  buyerId,
});

const forfeited = ({ reason, id_buyer: buyerId }: Override): StaffDecision => ({
  act: "settlement.forfeit",
  signed: "forfeit",
  news: { kind: "forfeited", reason },
  decide: (settlement, { heldFils }) => forfeit(settlement, heldFils),
  buyerId,
});

const performs =
  (decisionOf: (asked: Override) => StaffDecision): PerformSigned =>
  async ({ db, notifyUser, notifyLot, terms }, { subjectId: lotId, payload }, by) => {
    const asked = payload as Override;
    const signed = { ...by, reason: asked.reason };
    return await decideAndRecord({
      db,
      notifyUser,
      notifyLot,
      lotId,
      by: signed,
      decision: decisionOf(asked),
      terms,
    });
  };

/** Releases, or forfeits, the hold that a second person has signed for. */
export const releaseSigned = performs(released);
export const forfeitSigned = performs(forfeited);

type Decided = Awaited<ReturnType<typeof decideAndRecord>> | Refused<"SECOND_PERSON_REQUIRED">;

/** Decides once per key. */
async function decide(
  call: StaffCall,
  { body, headers, user, address }: Request<StaffCall>,
  { store, clock, terms, env }: Context,
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
  const outcome = await writeIdempotent(
    store,
    key,
    at,
    async (db, notifyUser, notifyLot): Promise<Decided> => {
      const sale = await findSettlement(db, lotId, buyerId);
      if (!sale) return { ok: false, code: "NOT_FOUND", details: {} };
      const second = await secondPersonOf(db, sale, {
        body,
        by,
        decision,
        singleStaff: env.singleStaff,
      });
      if (second === "asked")
        return { ok: true, reply: presentStaffSettlement((await findParties(db, lotId, buyerId))!, terms) };
      if ("ok" in second) return second;
      return await decideAndRecord({ db, notifyUser, notifyLot, lotId, by: second, decision, terms });
    },
  );
  return outcome.ok ? ok(outcome.reply) : outcome;
}

interface Asked {
  readonly body: Request<StaffCall>["body"];
  readonly by: Wanted["by"];
  readonly decision: StaffDecision;
  readonly singleStaff: boolean;
}

/** What the rule of two people says about a decision that could be made: who makes it, or why not. */
async function secondPersonOf(
  db: Database,
  { settlement, means }: NonNullable<Awaited<ReturnType<typeof findSettlement>>>,
  { body, by, decision, singleStaff }: Asked,
) {
  const { lotId, buyerId, sellerId } = settlement;
  const party = await partyRefusal(db, by.userId, [buyerId, sellerId]);
  if (party) return party;
  const kind = decision.signed;
  if (!kind) return by;
  const possible = decision.decide(settlement, means);
  if (!possible.ok) return possible;
  const verb = kind === "forfeit" ? "Forfeit of the hold" : "Release of the hold";
  return secondPerson(db, {
    kind,
    subjectId: lotId,
    partyId: buyerId,
    amountFils: means.heldFils,
    title: `${verb}, ${subjectOf((await findParties(db, lotId, buyerId))!)}`,
    payload: body,
    by,
    singleStaff,
  });
}
