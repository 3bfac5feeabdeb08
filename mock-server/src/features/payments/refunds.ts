/** POST /backoffice/refunds/{list,paid,decline}: refunds to pay out. */
import { filsToAed } from "@marsa/api-spec/money";
import { moneyOfFils } from "@marsa/api-spec/amounts";
import { addToAudit } from "../../tables/people/audit.ts";
import { notify } from "../../tables/notices/notify.ts";
import { postToLedger } from "../../tables/money/post-ledger.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import type { Context } from "../../http/context.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import { maskIban, payableFrom, refundNumber } from "../../domain/deposit/top-up.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type Code, type Handler, type Request, type Schema } from "../../http/handler.ts";
import { encodePlace } from "../../http/page-cursor.ts";
import { presentRefund } from "../../http/present/present-money.ts";
import { presentWaiting } from "../../http/present/present-waiting.ts";
import { needsSignature } from "../../domain/people/two-people.ts";
import type { Database } from "../../store/store.ts";
import {
  partyRefusal,
  secondPerson,
  signsAlone,
  type PerformSigned,
  type SignedBy,
  type Wanted,
} from "../../tables/people/signatures.ts";
import { hindranceOf, isOtherRecipient } from "./hindrance.ts";
import {
  decideRefund,
  findRefunds,
  refundById,
  type BankFacts,
  type RefundWithClient,
} from "./repository.ts";
import { staffQuery } from "./staff-page.ts";
import { refusalOf, valueDateFault } from "./field-fault.ts";

export const listRefundRequests: Handler<"listRefundRequests"> = async ({ body }, { store, clock }) => {
  const asked = staffQuery(body, ["requested", "paid", "declined"]);
  if (!asked.ok) return asked;
  const { rows, counts } = await findRefunds(store, asked.query);
  const last = rows.at(-1);
  return ok({
    items: rows.map((row) => presentRow(row, clock.now())),
    counts: {
      requested: counts("requested"),
      paid: counts("paid"),
      declined: counts("declined"),
      all: counts(""),
    },
    total: counts(asked.query.state as "requested" | ""),
    next: last && rows.length === asked.query.limit ? encodePlace([last.refund.id]) : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};

export const markRefundPaid: Handler<"markRefundPaid"> = (request, context) => {
  const { value_date: valueDate, reference: bankReference } = request.body;
  const refusal = async (row: RefundWithClient, at: number, db: Database) =>
    accountTooNew(row, at) ??
    valueDateFault(valueDate, at) ??
    (await unsigned(
      db,
      row,
      { at, userId: request.user.id, address: request.address },
      context.env.singleStaff,
    ));
  const transfer = { valueDate, bankReference: bankReference.trim() };
  return decide("markRefundPaid", request, context, { reason: null, transfer, refusal });
};

export const declineRefund: Handler<"declineRefund"> = (request, context) =>
  decide("declineRefund", request, context, {
    reason: request.body.reason,
    transfer: null,
    refusal: async () => null,
  });

/** POST /backoffice/refunds/ask: a large refund is paid out only after a second person has signed it. */
export const askRefundSignature: Handler<"askRefundSignature"> = async (request, context) => {
  const { body, user, headers, address } = request;
  const { store, clock, env } = context;
  const at = clock.now();
  const key = commandKey("askRefundSignature", { user, headers }, [body.id, body.reason]);
  const outcome = await writeIdempotent(
    store,
    key,
    at,
    async (db): Promise<Decision<"SECOND_PERSON_REQUIRED">> => {
      const row = await refundById(db, body.id);
      if (!row) return { ok: false, code: "NOT_FOUND", details: {} };
      const { id, status, amountFils } = row.refund;
      if (status !== "requested" || row.signed !== null || !needsSignature("refund", amountFils))
        return { ok: false, code: "STALE", details: {} };
      const by = { at, userId: user.id, address, reason: body.reason };
      return (await askToSign(db, row, by, env.singleStaff)) ?? { ok: true, reply: id };
    },
  );
  return outcome.ok ? await replyWith(outcome.reply, context) : outcome;
};

/** Asks for the second signature on a refund; one person alone signs for themselves. Returns why not; null: done. */
export async function askToSign(
  db: Database,
  row: RefundWithClient,
  by: Wanted["by"],
  singleStaff: boolean,
): Promise<Refused<"SECOND_PERSON_REQUIRED" | "STALE"> | null> {
  const wanted = wantedFor(row, by, singleStaff);
  const asked = await secondPerson(db, wanted);
  if (asked !== "asked" && "ok" in asked) return asked;
  if (asked !== "asked") await approve(db, wanted, row, asked);
  return null;
}

/** A signed refund may be paid out. Returns why it can no longer be signed. */
export const approveSigned: PerformSigned = async ({ db }, asked, by) => {
  const row = await refundById(db, asked.subjectId);
  if (row?.refund.status !== "requested") return { ok: false, code: "STALE", details: {} };
  await approve(db, asked, row, by);
  return { ok: true };
};

async function approve(
  db: Database,
  { title, amountFils }: Pick<Wanted, "title" | "amountFils">,
  { client, refund }: RefundWithClient,
  { at, userId, address, askedById }: SignedBy,
): Promise<void> {
  const subject = `${title}, ${client}, AED ${moneyOfFils(amountFils ?? 0)}`;
  const by = { at, userId, address, askedById };
  await addToAudit(db, { ...by, act: "refund.approve", subject, reason: null, aboutId: refund.userId });
}

const wantedFor = ({ refund }: RefundWithClient, by: Wanted["by"], singleStaff: boolean): Wanted => ({
  kind: "refund",
  subjectId: refund.id,
  partyId: refund.userId,
  amountFils: refund.amountFils,
  title: `Refund ${refundNumber(refund.id, refund.requestedAt)}`,
  by,
  singleStaff,
});

/** Returns why this person may not pay a refund out: it is theirs, or large and unsigned; null: they may. */
export async function unsigned(
  db: Database,
  row: RefundWithClient,
  by: SignedBy,
  singleStaff: boolean,
): Promise<Refused<"SECOND_PERSON_REQUIRED"> | null> {
  const { refund, signed } = row;
  const party = await partyRefusal(db, by.userId, [refund.userId]);
  if (party) return party;
  if (signed !== null || !needsSignature("refund", refund.amountFils)) return null;
  if (await signsAlone(db, wantedFor(row, { ...by, reason: null }, singleStaff))) return null;
  return { ok: false, code: "SECOND_PERSON_REQUIRED", details: {} };
}

/** Returns `staffId` for the audit where one person decides about a refund alone; undefined: nobody does. */
export async function aloneIn(db: Database, refundId: number, staffId: number): Promise<number | undefined> {
  return (await refundById(db, refundId))?.signed === "alone" ? staffId : undefined;
}

/** Payouts to a new account wait: its owner may notice a stranger's account before. */
function accountTooNew({ account }: RefundWithClient, at: number): Refused<"PAYOUT_WAITS"> | null {
  const until = payableFrom(account.createdAt);
  if (at >= until) return null;
  return { ok: false, code: "PAYOUT_WAITS", details: { until: new Date(until).toISOString() } };
}

/** Replies with a refund as it stands now. */
async function replyWith(id: number, { store, clock }: Pick<Context, "store" | "clock">) {
  const row = await store.read((db) => refundById(db, id));
  return row ? ok(presentRow(row, clock.now())) : refuse("NOT_FOUND");
}

/** Stored is only the id of the refund: its account is encrypted where it stands. */
type Decision<More extends Code> =
  | { readonly ok: true; readonly reply: number }
  | Refused<"NOT_FOUND" | "STALE" | More>;

interface Decided<More extends Code> {
  readonly reason: string | null;
  /** The payout in the bank; null for a refund that is declined. */
  readonly transfer: BankFacts | null;
  /** Returns why the refund cannot be decided in this way at this time. */
  readonly refusal: (row: RefundWithClient, at: number, db: Database) => Promise<Refused<More> | null>;
}

/** Decides once: releases the reserved amount, and debits a paid refund. Notifies the client and writes the audit. */
async function decide<More extends Code = never>(
  call: "markRefundPaid" | "declineRefund",
  { body, user, headers, address }: Request<"markRefundPaid" | "declineRefund">,
  { store, clock }: Context,
  { reason, transfer, refusal }: Decided<More>,
) {
  const at = clock.now();
  const isPaid = call === "markRefundPaid";
  const key = commandKey(call, { user, headers }, [
    body.id,
    reason ?? `${transfer?.valueDate} ${transfer?.bankReference}`,
  ]);
  const outcome = await writeIdempotent(store, key, at, async (db, notifyUser): Promise<Decision<More>> => {
    const row = await refundById(db, body.id);
    if (!row) return { ok: false, code: "NOT_FOUND", details: {} };
    const { refund, account, client } = row;
    if (refund.status !== "requested") return { ok: false, code: "STALE", details: {} };
    const refused = await refusal(row, at, db);
    if (refused) return refused;
    const { id, userId, amountFils } = refund;
    const to = maskIban(account.iban);
    const amount = `AED ${moneyOfFils(amountFils)}`;
    await decideRefund(db, id, isPaid ? "paid" : "declined", {
      decidedAt: at,
      decidedBy: user.id,
      reason,
      ...transfer,
    });
    const comment = isPaid ? `Refund to ${to}` : "Refund declined";
    await postToLedger(db, { userId, type: "release", amountFils: -amountFils, at, comment });
    if (isPaid) await postToLedger(db, { userId, type: "refund", amountFils: -amountFils, at, comment });
    notifyUser(userId, "balance");
    const text = isPaid
      ? `Your ${refund.statementId === null ? "refund" : "payout"} of ${amount} is on its way to ${to}.`
      : `Your ${refund.statementId === null ? "refund" : "payout"} of ${amount} was declined: ${reason}`;
    await notify(db, notifyUser, { userId, kind: "money", text, at, lotId: null, link: "/deposit" });
    const act = isPaid ? "refund.paid" : "refund.decline";
    const paidBy = transfer ? `, ${transfer.bankReference} of ${transfer.valueDate}` : "";
    const subject = `${refundNumber(id, refund.requestedAt)}, ${client}, ${amount}${paidBy}`;
    const askedById = await aloneIn(db, id, user.id);
    await addToAudit(db, { at, userId: user.id, askedById, act, subject, reason, aboutId: userId, address });
    return { ok: true, reply: id };
  });
  return outcome.ok ? await replyWith(outcome.reply, { store, clock }) : refusalOf(outcome);
}

function presentRow(row: RefundWithClient, now: number): Schema<"StaffRefund"> {
  const { refund, account, client, decidedBy, waiting } = row;
  const { valueDate, bankReference } = refund;
  const isPaid = valueDate !== null && bankReference !== null;
  return {
    refund: presentRefund(refund, account),
    number: refundNumber(refund.id, refund.requestedAt),
    other_recipient: isOtherRecipient(row),
    near_change: row.nearChange,
    hindrance: refund.status === "requested" ? hindranceOf(row, now) : null,
    bank_file: refund.bankFileId,
    transfer: isPaid
      ? { amount: filsToAed(refund.amountFils), value_date: valueDate, reference: bankReference }
      : null,
    client,
    id_user: refund.userId,
    decided_at: refund.decidedAt === null ? null : new Date(refund.decidedAt).toISOString(),
    decided_by: decidedBy,
    to_be_signed: presentWaiting(waiting),
  };
}
