/** The words of the deposit: holds, operations, refunds and invoices. */
import type { Schema } from "@marsa/api-spec/client-problem";
import type { PennantKind } from "#/components/lot/pennant.tsx";
import { money, ledger } from "@marsa/api-spec/amounts";
import { shortDay, shortInstant, day as calendarDay } from "@marsa/api-spec/dates";
import type { Operation, Invoice, Refund } from "./queries.ts";

export type Hold = Schema<"Hold">;

/** A hold as a flag: its kind and, where the state's word does not fit, a word. */
export const HOLD_FLAGS = {
  lead: { kind: "leading" },
  decision: { kind: "awaiting" },
  unpaid: { kind: "won", word: "Won, to pay" },
  group: null,
  claim: { kind: "awaiting", word: "Sold, held" },
  refund: null,
} as const satisfies Record<Hold["why"], { kind: PennantKind; word?: string } | null>;

/** The end of a hold, and its cause. */
export function untilText({ why, until }: Pick<Hold, "why" | "until">): string {
  if (why === "refund") return until === null ? "Until it is paid" : `Expected by ${shortDay(until)}`;
  if (why === "group") return "Until one is won, or you end the group";
  if (why === "claim") {
    return until === null
      ? "Until the buyer’s claim is decided"
      : `Free on ${shortInstant(until)} GST, if the buyer makes no claim`;
  }
  if (why === "lead") {
    return until === null ? "Until you are outbid" : `Until you are outbid; ends ${shortInstant(until)} GST`;
  }
  if (why === "decision") {
    return until === null
      ? "Until the seller decides"
      : `The seller decides until ${shortInstant(until)} GST`;
  }
  return until === null ? "Until it is paid" : `Pay until ${shortInstant(until)} GST`;
}

/** The base of a hold: the stored maximum, or the price that a plain bid made. */
export interface Held {
  readonly max: number | null;
  readonly price: number | null;
}

/** "20 % of my maximum 120,000", or of my bid; null where neither is known, or the least deposit applies. */
export function shareText(amount: number, { max, price }: Held, rate: number): string | null {
  const bid = max ?? price;
  if (bid === null || Math.ceil(bid * rate) !== amount) return null;
  return `${Number((rate * 100).toFixed(2))} % of my ${max === null ? "bid" : "maximum"} ${money(bid)}`;
}

/** Returns the comment of an operation, else the words of its type. */
export function commentOf({ comment, type, number }: Pick<Operation, "comment" | "type" | "number">): string {
  if (comment !== "") return comment;
  if (type === "card_fee") return "Charged on top, non-refundable";
  if (type === "top_up_card") return "With the processing fee";
  if (number === null) return "";
  if (type === "hold") return "Held for your bid";
  return type === "release" ? "Free again" : "";
}

/** An effect on the available amount with its sign: "+35,400.00", "−24,000.00". AED. */
export function signedLedger(aed: number): string {
  return aed > 0 ? `+${ledger(aed)}` : ledger(aed);
}

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
