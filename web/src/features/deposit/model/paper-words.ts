import { ledger } from "@marsa/api-spec/amounts";
import { day as calendarDay, shortDay, shortInstant } from "@marsa/api-spec/dates";
import type { Invoice, Refund } from "./queries.ts";

export const REFUND_WORDS = {
  requested: { word: "Requested", tone: "text-blue" },
  approved: { word: "Approved", tone: "text-blue" },
  paid: { word: "Paid", tone: "text-green" },
  declined: { word: "Declined", tone: "text-orange" },
} as const satisfies Record<Refund["status"], { word: string; tone: string }>;

/** "Asked Nov 2, expected by Nov 7, 2026, to AE•••4471". */
export function refundText(refund: Refund, now: number): string {
  const { requested, expected_by: expected, status, reason, account } = refund;
  const asked = `Asked ${shortDay(requested)}`;
  if (status === "declined") return reason === null ? asked : `${asked}. ${reason}`;
  const to = `to ${account.iban}`;
  if (status === "paid") return `${asked}, paid ${to}`;
  const waits = Date.parse(account.payable_from) > now;
  const from = waits ? `. A new account: paid from ${shortInstant(account.payable_from)}` : "";
  return `${asked}, expected by ${calendarDay(expected)}, ${to}${from}`;
}

/** "AED 25,000.00, waiting for your transfer". */
export function invoiceText({ amount, status }: Invoice): string {
  const words = {
    making: "ready in about 10 minutes",
    open: "waiting for your transfer",
    paid: "credited",
    rejected: "closed without a credit",
  }[status];
  return `AED ${ledger(amount)}, ${words}`;
}
