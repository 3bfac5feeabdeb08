/** Reads contacts: emails in lower case, phones in E.164. */
import { readPhone } from "@marsa/api-spec/text/phone";

/** A contact as it is stored. */
export interface Contact {
  readonly kind: "email" | "phone";
  readonly value: string;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const E164 = /^\+[1-9]\d{7,14}$/;
const UAE = "+971";

/** Returns the contact of a typed text, "Omar@Marsa.test" or "050 123 4567"; null: no email, and no phone that takes SMS. */
export function readContact(typed: string): Contact | null {
  const text = typed.trim();
  if (text.includes("@")) return EMAIL.test(text) ? { kind: "email", value: text.toLowerCase() } : null;
  const phone = readPhone(text);
  return phone?.takesSms ? { kind: "phone", value: phone.number } : null;
}

/**
 * Returns the contacts of the database that a typed text may mean, the likeliest first. Earlier versions stored the
 * digits of a phone as they were typed.
 */
export function storedContacts(typed: string): readonly Contact[] {
  const contact = readContact(typed);
  const earlier = typed.includes("@") ? null : typedDigits(typed);
  const isOther = earlier !== null && E164.test(earlier) && earlier !== contact?.value;
  return [...(contact ? [contact] : []), ...(isOther ? [{ kind: "phone", value: earlier } as const] : [])];
}

function typedDigits(typed: string): string {
  const digits = typed.replaceAll(/[^\d+]/g, "");
  if (digits.startsWith("+")) return digits;
  if (digits.startsWith("00")) return `+${digits.slice(2)}`;
  return digits.startsWith("0") ? UAE + digits.slice(1) : `+${digits}`;
}

/** Returns enough of a contact to recognize it: "o•••@marsa.test", "+971 ••• 4567". */
export function maskContact({ kind, value }: Contact): string {
  if (kind === "phone") return `${value.slice(0, 4)} ••• ${value.slice(-4)}`;
  const at = value.lastIndexOf("@");
  return `${value.slice(0, 1)}•••${value.slice(at)}`;
}
