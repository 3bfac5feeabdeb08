/** Presents invoices and refunds, the same for the client and the staff. */
import { filsToAed } from "@marsa/api-spec/money";
import type { AccountRow } from "../../tables/people/refund-accounts.ts";
import type { invoice, refund } from "../../tables/schema/money.ts";
import { invoiceNumber, maskIban, payableFrom, refundExpectedBy } from "../../domain/deposit/top-up.ts";
import type { Schema } from "../handler.ts";

export type InvoiceRow = typeof invoice.$inferSelect;
export type RefundRow = typeof refund.$inferSelect;

/** `url`: of the PDF; null while it is being created. */
export function presentInvoice(row: InvoiceRow, url: string | null, now: number): Schema<"Invoice"> {
  return {
    id_invoice: row.id,
    number: invoiceNumber(row.id, row.requestedAt),
    amount: filsToAed(row.amountFils),
    ready_at: new Date(row.readyAt).toISOString(),
    url,
    status: row.status === "open" && row.readyAt > now ? "making" : row.status,
  };
}

export function presentRefund(row: RefundRow, account: AccountRow): Schema<"Refund"> {
  return {
    id: row.id,
    amount: filsToAed(row.amountFils),
    status: row.status,
    requested: new Date(row.requestedAt).toISOString(),
    expected_by: refundExpectedBy(row.requestedAt),
    reason: row.reason,
    account: presentAccount(account),
    id_statement: row.statementId,
  };
}

/** Masks the IBAN except its last four: its owner knows it, the staff have it in the bank. */
export function presentAccount(account: AccountRow): Schema<"RefundAccount"> {
  return {
    id_account: account.id,
    recipient: account.recipient,
    iban: maskIban(account.iban),
    bank: account.bank,
    swift: account.swift,
    payable_from: new Date(payableFrom(account.createdAt)).toISOString(),
  };
}
