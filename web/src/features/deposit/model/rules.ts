import { accountErrors } from "@marsa/api-spec/text/bank-account";
import { messages } from "#/lib/format/messages.ts";

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
