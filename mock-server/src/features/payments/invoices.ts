/** POST /backoffice/payments/{list,confirm,reject,reopen}: invoices, and whether their money has come. */
import { moneyOfFils } from "@marsa/api-spec/amounts";
import { aedToFils, filsToAed, isWholeFils } from "@marsa/api-spec/money";
import { fieldRules } from "@marsa/api-spec/rules";
import { addToAudit } from "../../tables/people/audit.ts";
import { notify } from "../../tables/notices/notify.ts";
import { postToLedger } from "../../tables/money/post-ledger.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import type { Context } from "../../http/context.ts";
import type { Refused } from "../../domain/lot/decision.ts";
import { invoiceNumber } from "../../domain/deposit/top-up.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, refuse, type Handler, type Request, type Schema } from "../../http/handler.ts";
import { invoicePdfUrl } from "../../http/pdf/invoice-pdf.ts";
import { encodePlace } from "../../http/page-cursor.ts";
import { presentInvoice } from "../../http/present/present-money.ts";
import { presentWaiting } from "../../http/present/present-waiting.ts";
import type { Database, NotifyUser } from "../../store/store.ts";
import {
  partyRefusal,
  secondPerson,
  type PerformSigned,
  type SignedBy,
} from "../../tables/people/signatures.ts";
import { decideInvoice, findInvoices, invoiceById, openAgain, type InvoiceWithClient } from "./repository.ts";
import { staffQuery } from "./staff-page.ts";
import { refusalOf, valueDateFault } from "./field-fault.ts";

export const listInvoices: Handler<"listInvoices"> = async ({ body }, context) => {
  const asked = staffQuery(body, ["open", "paid", "rejected"]);
  if (!asked.ok) return asked;
  const now = context.clock.now();
  const { rows, counts } = await findInvoices(context.store, asked.query);
  const urls = await Promise.all(rows.map(({ invoice }) => invoicePdfUrl(invoice, context, now)));
  const last = rows.at(-1);
  return ok({
    items: rows.map((row, i) => presentRow(row, urls[i] ?? null, now)),
    counts: { open: counts("open"), paid: counts("paid"), rejected: counts("rejected"), all: counts("") },
    total: counts(asked.query.state as "open" | ""),
    next: last && rows.length === asked.query.limit ? encodePlace([last.invoice.id]) : null,
    as_of: new Date(now).toISOString(),
  });
};

export const confirmInvoice: Handler<"confirmInvoice"> = (request, context) =>
  decide("confirmInvoice", request, context, { reason: null, received: request.body });

export const rejectInvoice: Handler<"rejectInvoice"> = (request, context) =>
  decide("rejectInvoice", request, context, { reason: request.body.reason, received: null });

type Decision =
  | { readonly ok: true; readonly reply: Schema<"StaffInvoice"> }
  | Refused<"NOT_FOUND" | "STALE" | "VALIDATION" | "SECOND_PERSON_REQUIRED">;

interface Decided {
  readonly reason: string | null;
  /** The money that came; null for an invoice that is rejected. */
  readonly received: Schema<"InvoicePaid"> | null;
}

/** Decides once, or asks for a second signature. */
async function decide(
  call: "confirmInvoice" | "rejectInvoice",
  { body, user, headers, address }: Request<"confirmInvoice" | "rejectInvoice">,
  { store, clock, env }: Context,
  decided: Decided,
) {
  const at = clock.now();
  const { reason, received } = decided;
  if (received && !isWholeFils(received.amount)) return refusedAmount;
  const payload = received ? [received.amount, received.value_date, received.reference] : [reason];
  const key = commandKey(call, { user, headers }, [body.id_invoice, ...payload]);
  const by = { at, userId: user.id, address };
  const outcome = await writeIdempotent(store, key, at, async (db, notifyUser): Promise<Decision> => {
    const row = await invoiceById(db, body.id_invoice);
    if (!row) return { ok: false, code: "NOT_FOUND", details: {} };
    const { id, status, userId, requestedAt } = row.invoice;
    if (status !== "open") return { ok: false, code: "STALE", details: {} };
    const far = received && valueDateFault(received.value_date, at);
    if (far) return far;
    const second = received
      ? await secondPerson(db, {
          kind: "invoice",
          subjectId: id,
          partyId: userId,
          amountFils: aedToFils(received.amount),
          title: `Invoice ${invoiceNumber(id, requestedAt)}`,
          payload: received,
          by: { ...by, reason },
          singleStaff: env.singleStaff,
        })
      : ((await partyRefusal(db, user.id, [userId])) ?? by);
    if (second !== "asked") {
      if ("ok" in second) return second;
      await settleInvoice(db, notifyUser, { row, by: second, decided });
    }
    return { ok: true, reply: presentRow((await invoiceById(db, id)) ?? row, null, at) };
  });
  return outcome.ok ? ok(outcome.reply) : refusalOf(outcome);
}

/** Credits the received money of an invoice that a second person has signed. Returns why it cannot be done any more. */
export const confirmSigned: PerformSigned = async ({ db, notifyUser }, { subjectId, payload }, by) => {
  const row = await invoiceById(db, subjectId);
  if (row?.invoice.status !== "open") return { ok: false, code: "STALE", details: {} };
  const received = payload as Schema<"InvoicePaid">;
  await settleInvoice(db, notifyUser, { row, by, decided: { reason: null, received } });
  return { ok: true };
};

interface Settled {
  readonly row: InvoiceWithClient;
  readonly by: SignedBy;
  readonly decided: Decided;
}

/** Confirms or rejects an open invoice, notifies the client and writes the audit. */
async function settleInvoice(
  db: Database,
  notifyUser: NotifyUser,
  { row, by, decided }: Settled,
): Promise<void> {
  const { reason, received } = decided;
  const { id, userId, requestedAt } = row.invoice;
  const { at } = by;
  const number = invoiceNumber(id, requestedAt);
  const decider = { decidedAt: at, decidedBy: by.askedById ?? by.userId, reason };
  const over = `AED ${moneyOfFils(row.invoice.amountFils)}`;
  const amountFils = received ? aedToFils(received.amount) : row.invoice.amountFils;
  const amount = `AED ${moneyOfFils(amountFils)}`;
  if (received) {
    const bankReference = received.reference.trim();
    await decideInvoice(db, id, "paid", {
      ...decider,
      receivedFils: amountFils,
      valueDate: received.value_date,
      bankReference,
    });
    await postToLedger(db, { userId, type: "topup_invoice", amountFils, at, comment: number });
    notifyUser(userId, "balance");
  } else await decideInvoice(db, id, "rejected", decider);
  const differs = amount === over ? "" : ` It was over ${over}.`;
  const text = received
    ? `${amount} is in your deposit: invoice ${number} is paid.${differs}`
    : `Invoice ${number} over ${amount} was closed: ${reason}`;
  await notify(db, notifyUser, { userId, kind: "money", text, at, lotId: null, link: "/deposit" });
  const act = received ? "invoice.confirm" : "invoice.reject";
  const came = received ? `, ${received.reference.trim()} of ${received.value_date}` : "";
  await addToAudit(db, {
    ...by,
    act,
    subject: `${number}, ${row.client}, ${amount}${came}`,
    reason,
    aboutId: userId,
  });
}

const refusedAmount = refuse("VALIDATION", {
  errors: [{ field: "amount", message: fieldRules.valid("Amount") }],
});

/** How long a rejection can be undone, ms: it moved no money. A confirmed invoice is final: the client may bid with it. */
const UNDO_MS = 60_000;

/** Reopens an invoice within the undo window, and notifies the client. */
export const reopenInvoice: Handler<"reopenInvoice"> = async (request, { store, clock }) => {
  const { body, user, headers, address } = request;
  const at = clock.now();
  const key = commandKey("reopenInvoice", { user, headers }, [body.id_invoice]);
  const outcome = await writeIdempotent(store, key, at, async (db, notifyUser): Promise<Decision> => {
    const row = await invoiceById(db, body.id_invoice);
    if (!row) return { ok: false, code: "NOT_FOUND", details: {} };
    const until = undoUntil(row.invoice);
    if (until === null || at > until) return { ok: false, code: "STALE", details: {} };
    const { id, userId, amountFils, requestedAt } = row.invoice;
    const party = await partyRefusal(db, user.id, [userId]);
    if (party) return party;
    await openAgain(db, id);
    const number = invoiceNumber(id, requestedAt);
    const text = `Invoice ${number} is open again: it was closed by mistake.`;
    await notify(db, notifyUser, { userId, kind: "money", text, at, lotId: null, link: "/deposit" });
    const subject = `${number}, ${row.client}, AED ${moneyOfFils(amountFils)}`;
    const act = "invoice.reopen";
    await addToAudit(db, { at, userId: user.id, act, subject, reason: null, aboutId: userId, address });
    return { ok: true, reply: presentRow((await invoiceById(db, id)) ?? row, null, at) };
  });
  return outcome.ok ? ok(outcome.reply) : refusalOf(outcome);
};

function undoUntil({ status, decidedAt }: InvoiceWithClient["invoice"]): number | null {
  return status === "rejected" && decidedAt !== null ? decidedAt + UNDO_MS : null;
}

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

function presentRow(
  { invoice, client, decidedBy, waiting }: InvoiceWithClient,
  url: string | null,
  now: number,
): Schema<"StaffInvoice"> {
  const until = undoUntil(invoice);
  const { receivedFils, valueDate, bankReference } = invoice;
  const hasCome = receivedFils !== null && valueDate !== null && bankReference !== null;
  return {
    received: hasCome
      ? { amount: filsToAed(receivedFils), value_date: valueDate, reference: bankReference }
      : null,
    invoice: presentInvoice(invoice, url, now),
    client,
    id_user: invoice.userId,
    requested: new Date(invoice.requestedAt).toISOString(),
    decided_at: instant(invoice.decidedAt),
    decided_by: decidedBy,
    reason: invoice.reason,
    undo_until: until !== null && until > now ? instant(until) : null,
    to_be_signed: presentWaiting(waiting),
  };
}
