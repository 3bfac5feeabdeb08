/** Computes top-ups and refunds of a deposit. Amounts: integer fils; instants: ms since 1970 UTC. */
import { dubaiDay, startOfDubaiDay } from "./dubai.ts";
import { DAY_MS } from "./terms.ts";

const MINUTE_MS = 60_000;
/** How long a payment page waits for a card. */
export const PAYMENT_LIFE_MS = 30 * MINUTE_MS;
/** How long the creation of an invoice takes. */
export const INVOICE_MAKING_MS = 10 * MINUTE_MS;
/** A refund usually takes at most this many days. */
const REFUND_DAYS = 5;

/** Returns the processing fee for a top-up by card, added to the top-up. `share`: 0.02 for 2 %. */
export function cardFeeFils(amountFils: number, share: number): number {
  return Math.round(amountFils * share);
}

/** Returns the invoice number for a transfer: "INV-2026-00012". */
export function invoiceNumber(id: number, requestedAt: number): string {
  return `INV-${dubaiDay(requestedAt).slice(0, 4)}-${String(id).padStart(5, "0")}`;
}

/** Returns the day by which a refund requested now usually arrives, YYYY-MM-DD in Asia/Dubai. */
export function refundExpectedBy(requestedAt: number): string {
  return dubaiDay(startOfDubaiDay(dubaiDay(requestedAt)) + REFUND_DAYS * DAY_MS);
}

/** Whether an IBAN's check digits are right: as a number, with letters from 10 on, it leaves 1 when divided by 97. */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(iban)) return false;
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Returns enough of an IBAN to recognize it: "AE•••3456". */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 2)}•••${iban.slice(-4)}`;
}
