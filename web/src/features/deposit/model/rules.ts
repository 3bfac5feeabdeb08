/** The rules of typed accounts and amounts. */
import { accountErrors } from "@marsa/api-spec/text/bank-account";
import { messages } from "#/lib/format/messages.ts";
import { type NumberRules, readNumber } from "@marsa/api-spec/text/read-number";

/** "AE07 0331 2345 6789 0123 456": two letters, two check digits, then groups of four. */
export const IBAN_MASK = "@@## **** **** **** **** **** **** **** **";
export const SWIFT_MASK = "@@@@@@*****";

export const LABELS = {
  recipient: "Recipient name",
  iban: "IBAN",
  bank: "Bank name",
  swift: "SWIFT/BIC",
} as const;

/** Returns a typed text as the server wants it: capitals without blanks and hidden marks. */
export function plain(text: string): string {
  return text.replaceAll(/[\s\p{Cf}-]/gu, "").toUpperCase();
}

/** Returns the error of one number of an account, beside the other one; undefined for a right one. */
export function accountFault(
  field: "iban" | "swift",
  typed: { readonly iban: string; readonly swift: string },
): string | undefined {
  if (plain(typed[field]) === "") return messages.required(LABELS[field]);
  const errors = accountErrors(plain(typed.iban), plain(typed.swift));
  return errors.find((error) => error.field === field)?.message;
}

/** The id for a new account. */
export const NEW_ACCOUNT = 0;

/** The entries of the refund form. */
export interface RefundFields {
  amount: string;
  /** Id of a saved account, or "0". */
  account: string;
  recipient: string;
  iban: string;
  bank: string;
  swift: string;
}

/** The contract's least top-up, AED. */
const LEAST = 1;
const MOST_AED = 10_000_000;

/** The rules of an amount to add, in whole fils. */
export const TOP_UP: NumberRules = { label: "Amount", unit: "AED", decimals: 2, min: LEAST, max: MOST_AED };

/** Returns the error of an amount, or undefined for a valid one. */
export function amountFault(text: string, rules: NumberRules = TOP_UP): string | undefined {
  if (text.trim() === "") return messages.required(rules.label);
  const read = readNumber(text, rules);
  return read.ok ? undefined : read.message;
}

/** Returns suggested amounts: the missing one first, then round ones above it. AED. */
export function readyAmounts(missing: number | undefined): readonly number[] {
  const round = [1_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];
  if (missing === undefined) return [5_000, 10_000, 20_000, 50_000];
  return [missing, ...round.filter((amount) => amount > missing).slice(0, 2)];
}
