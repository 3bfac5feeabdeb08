/** POST /auth/balance/invoice/request, GET /auth/balance/invoice/list: a top-up by bank transfer. */
import { aedToFils, isWholeFils } from "@marsa/api-spec/money";
import { invoicePdfUrl } from "../../http/pdf/invoice-pdf.ts";
import { writeIdempotent } from "../../tables/notices/write-idempotent.ts";
import { INVOICE_MAKING_MS } from "../../domain/deposit/top-up.ts";
import { commandKey } from "../../http/command-key.ts";
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { presentInvoice } from "../../http/present/present-money.ts";
import { invalidAmount } from "./payments.ts";
import { insertInvoice, invoicesOf } from "./repository-payments.ts";

const MOST_LISTED = 50;

/** The PDF is ready in about ten minutes; the money counts when the staff have received it. */
export const requestInvoice: Handler<"requestInvoice"> = async (request, { store, clock }) => {
  const { body, user } = request;
  if (!isWholeFils(body.amount)) return invalidAmount();
  const at = clock.now();
  const amountFils = aedToFils(body.amount);
  const row = {
    userId: user.id,
    amountFils,
    status: "open" as const,
    requestedAt: at,
    readyAt: at + INVOICE_MAKING_MS,
  };
  const key = commandKey("requestInvoice", request, [amountFils]);
  const outcome = await writeIdempotent<Schema<"Invoice">, never>(store, key, at, async (db) => ({
    ok: true,
    reply: presentInvoice(await insertInvoice(db, row), null, at),
  }));
  return outcome.ok ? ok(outcome.reply) : outcome;
};

/** Lists the user's invoices, newest first, with links of five minutes. */
export const listMyInvoices: Handler<"listMyInvoices"> = async ({ user }, context) => {
  const now = context.clock.now();
  const rows = await context.store.read((db) => invoicesOf(db, user.id, MOST_LISTED));
  const urls = await Promise.all(rows.map((row) => invoicePdfUrl(row, context, now)));
  return ok(rows.map((row, i) => presentInvoice(row, urls[i] ?? null, now)));
};
