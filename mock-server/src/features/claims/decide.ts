/** POST /backoffice/claims/{list,decide}: the claims of buyers, and the decisions of the staff. */
import { fieldRules } from "@marsa/api-spec/rules";
import { aedToFils } from "@marsa/api-spec/money";
import { ledgerOfFils } from "@marsa/api-spec/amounts";
import type { Refused } from "../../domain/lot/decision.ts";
import {
  backFils,
  canDecide,
  decideClaim as decided,
  type ClaimDecision,
} from "../../domain/settlement/claim.ts";
import { isoOf } from "../../domain/time/instant.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type Handler, type Request, type Schema } from "../../http/handler.ts";
import { encodePlace, idBefore } from "../../http/page-cursor.ts";
import { unconfirmed } from "../../http/unconfirmed.ts";
import { addHistory } from "../../tables/lots/history/add-history.ts";
import { decideSettlement } from "../../tables/money/settlements.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { addToAudit, type Act } from "../../tables/people/audit.ts";
import { partyRefusal, secondPerson, type PerformSigned } from "../../tables/people/signatures.ts";
import type { Database, NotifyLot, NotifyUser } from "../../store/store.ts";
import { loadClaim } from "./load.ts";
import { presentStaffClaim } from "./presenter.ts";
import { changeClaim, claimById, claimsIn, type StaffRow } from "./repository.ts";

export const listClaims: Handler<"listClaims"> = async ({ body, user }, { store, clock, files }) => {
  const { state = "open", limit = 24, after } = body;
  const page = idBefore(after);
  if (!page.ok) return page;
  const now = clock.now();
  const { claims, total } = await store.read(async (db) => {
    const found = await claimsIn(db, state, page.before, limit);
    return { total: found.total, claims: await Promise.all(found.rows.map((row) => loadClaim(db, row))) };
  });
  const reading = { files, now, staffId: user.id };
  const items = claims.map((claim) => presentStaffClaim(claim, reading));
  const last = items.length === limit ? items.at(-1) : undefined;
  return ok({ items, total, next: last ? encodePlace([last.claim.id_claim]) : null, as_of: isoOf(now) });
};

type Asked = Request<"decideClaim">["body"];
type Decided =
  | { readonly ok: true; readonly reply: Schema<"StaffClaim"> }
  | Refused<"NOT_FOUND" | "STALE" | "SECOND_PERSON_REQUIRED">;

export const decideClaim: Handler<"decideClaim"> = async (request, context) => {
  const { body, user, headers, address } = request;
  const { store, clock, files, env } = context;
  const unsure = await unconfirmed({ user, headers }, context);
  if (unsure) return unsure;
  if ((body.outcome === "sum") !== (body.amount !== undefined)) return wrongAmount();
  const { id_claim: id, outcome, reason } = body;
  const known = await store.read((db) => claimById(db, id));
  const decision = decisionOf(body);
  if (known && decision.sumFils > known.claim.proceedsFils) return wrongAmount();
  const at = clock.now();
  const key = commandKey("decideClaim", { user, headers }, [id, outcome, body.amount ?? 0, reason]);
  const answer = await writeIdempotent(
    store,
    key,
    at,
    async (db, notifyUser, notifyLot): Promise<Decided> => {
      const row = await claimById(db, id);
      if (!row) return { ok: false, code: "NOT_FOUND", details: {} };
      const party = await partyRefusal(db, user.id, [row.claim.buyerId, row.claim.sellerId]);
      if (party) return party;
      if (row.claim.state !== "open" || !canDecide(row.claim, at)) return stale;
      const by = { at, userId: user.id, address, reason };
      const second = await secondPerson(db, {
        kind: "claim",
        subjectId: id,
        partyId: row.claim.buyerId,
        amountFils: backFils(row.settlement, decision),
        title: `${OUTCOMES[outcome]}, claim on ${nameOf(row)}`,
        payload: body,
        by,
        singleStaff: env.singleStaff,
      });
      if (second !== "asked") {
        if ("ok" in second) return second;
        const done = await perform({ db, notifyUser, notifyLot, row, decision, by: { ...second, reason } });
        if (!done.ok) return done;
      }
      const reading = { files, now: at, staffId: user.id };
      return { ok: true, reply: presentStaffClaim(await loadClaim(db, (await claimById(db, id))!), reading) };
    },
  );
  return answer.ok ? ok(answer.reply) : answer;
};

/** Decides a claim that a second person has signed, who is neither side. */
export const claimSigned: PerformSigned = async ({ db, notifyUser, notifyLot }, asked, by) => {
  const row = await claimById(db, asked.subjectId);
  if (row?.claim.state !== "open") return stale;
  const party = await partyRefusal(db, by.userId, [row.claim.sellerId]);
  if (party) return party;
  const body = asked.payload as Asked;
  const signed = { ...by, reason: body.reason };
  return await perform({ db, notifyUser, notifyLot, row, decision: decisionOf(body), by: signed });
};

const stale = { ok: false, code: "STALE", details: {} } as const;

const OUTCOMES = {
  nothing: "Nothing paid back",
  sum: "Sum to the buyer",
  return: "Return of the lot",
} as const;

const nameOf = ({ title, number }: StaffRow) => `${title} (lot ${number})`;

function decisionOf({ outcome, amount }: Asked): ClaimDecision {
  return { outcome, sumFils: aedToFils(amount ?? 0) };
}

interface Performed {
  readonly db: Database;
  readonly notifyUser: NotifyUser;
  readonly notifyLot: NotifyLot;
  readonly row: StaffRow;
  readonly decision: ClaimDecision;
  readonly by: Pick<Act, "at" | "userId" | "address" | "askedById"> & {
    readonly userId: number;
    readonly reason: string;
  };
}

/** Moves the money, tells both sides, and writes claim, history and audit. Inside a write. */
async function perform({ db, notifyUser, notifyLot, row, decision, by }: Performed) {
  const { id, lotId, buyerId, fact } = row.claim;
  const { outcome } = decision;
  const { at, reason } = by;
  const back = backFils(row.settlement, decision);
  const news = { kind: "claim_decided", outcome, backFils: back, reason } as const;
  const done = await decideSettlement<"STALE">(db, notifyUser, {
    lotId,
    buyerId,
    at,
    news,
    decide: (settlement) => decided(settlement, decision),
    notifyLot,
  });
  if (!done.ok) return done;
  const lostFils = -done.creditedFils;
  const closed = { state: "decided", outcome, backFils: back, lostFils } as const;
  await changeClaim(db, id, { ...closed, decidedBy: by.userId, decidedAt: at, reason });
  const sum = outcome === "sum" ? `, AED ${ledgerOfFils(back)}` : "";
  const cause = `The claim was decided: ${OUTCOMES[outcome].toLowerCase()}${sum}`;
  await addHistory(db, lotId, { kind: "claim_decided", userId: buyerId, cause }, at);
  const subject = `${OUTCOMES[outcome]}${sum}, claim on ${nameOf(row)}: ${fact}`;
  await addToAudit(db, { ...by, act: "claim.decide", subject, aboutId: buyerId });
  return { ok: true as const };
}

function wrongAmount() {
  return refuse("VALIDATION", { errors: [{ field: "amount", message: fieldRules.valid("Amount") }] });
}
