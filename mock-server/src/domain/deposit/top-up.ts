/** Computes top-ups and refunds of a deposit. Amounts: integer fils; instants: ms since 1970 UTC. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { startOfDubaiDay } from "../time/dubai.ts";
import { DAY_MS } from "../lot/terms.ts";

const MINUTE_MS = 60_000;
/** How long a payment page waits for a card. */
export const PAYMENT_LIFE_MS = 30 * MINUTE_MS;
/** How long the creation of an invoice takes. */
export const INVOICE_MAKING_MS = 10 * MINUTE_MS;
/** A refund usually takes at most this many days. */
const REFUND_DAYS = 5;

/** The number that a transfer names: "INV-2026-00012". */
export function invoiceNumber(id: number, requestedAt: number): string {
  return `INV-${dubaiDate(requestedAt).slice(0, 4)}-${String(id).padStart(5, "0")}`;
}

/** The number of a refund, which its transfer names: "RF-2026-00061". */
export function refundNumber(id: number, requestedAt: number): string {
  return `RF-${dubaiDate(requestedAt).slice(0, 4)}-${String(id).padStart(5, "0")}`;
}

/** How far the day of a transfer may be from today: more is a slip of the finger. */
const VALUE_DAYS_BACK = 90;
const VALUE_DAYS_AHEAD = 7;

/** Whether the bank can have moved money on this day, YYYY-MM-DD. */
export function isValueDate(day: string, now: number): boolean {
  const dayAt = (days: number): string => dubaiDate(now + days * DAY_MS);
  return dayAt(-VALUE_DAYS_BACK) <= day && day <= dayAt(VALUE_DAYS_AHEAD);
}

/** Returns the day by which a refund requested now usually arrives, YYYY-MM-DD in Asia/Dubai. */
export function refundExpectedBy(requestedAt: number): string {
  return dubaiDate(startOfDubaiDay(dubaiDate(requestedAt)) + REFUND_DAYS * DAY_MS);
}

/** Returns when payouts to an account begin: its owner may notice a stranger's account before. */
export function payableFrom(addedAt: number): number {
  return addedAt + DAY_MS;
}

/** Enough of an IBAN to know it again: "AE•••3456". */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 2)}•••${iban.slice(-4)}`;
}
