import { isIban } from "@marsa/api-spec/top-up";
import { messages } from "../../../lib/format/messages.ts";

/** "AE07 0331 2345 6789 0123 456": two letters, two check digits, then groups of four. */
export const IBAN_MASK = "@@## **** **** **** **** **** **** **** **";
export const SWIFT_MASK = "@@@@@@*****";
/** Length of an IBAN of the United Arab Emirates. */
const UAE_LENGTH = 23;
const SWIFT = /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/;

export const LABELS = {
  recipient: "Recipient name",
  iban: "IBAN",
  bank: "Bank name",
  swift: "SWIFT/BIC",
} as const;

/** Returns a typed text as the server wants it: capitals without blanks. */
export function plain(text: string): string {
  return text.replaceAll(/\s/g, "").toUpperCase();
}

/** Returns the error of an IBAN: missing, or wrong length or check digits; undefined for a valid one. */
export function ibanFault(text: string): string | undefined {
  const iban = plain(text);
  if (iban === "") return messages.required(LABELS.iban);
  const isWhole = !iban.startsWith("AE") || iban.length === UAE_LENGTH;
  return isWhole && isIban(iban) ? undefined : messages.valid(LABELS.iban);
}

export function swiftFault(text: string): string | undefined {
  const swift = plain(text);
  if (swift === "") return messages.required(LABELS.swift);
  return SWIFT.test(swift) ? undefined : messages.valid(LABELS.swift);
}

/** Returns the error of a name: two characters at least. */
export function nameFault(field: "recipient" | "bank", text: string): string | undefined {
  const { length } = text.trim();
  if (length === 0) return messages.required(LABELS[field]);
  return length < 2 ? messages.minLength(2) : undefined;
}
