/** A contact as it is stored: an email in lower case, a mobile phone in E.164. */
export interface Contact {
  readonly kind: "email" | "phone";
  readonly value: string;
}

const UAE = "+971";

/** Reads a typed contact: "Omar@Marsa.test", "050 123 4567", "00971 50 123 4567". */
export function readContact(typed: string): Contact {
  const text = typed.trim();
  if (text.includes("@")) return { kind: "email", value: text.toLowerCase() };
  const digits = text.replaceAll(/[^\d+]/g, "");
  if (digits.startsWith("+")) return { kind: "phone", value: digits };
  if (digits.startsWith("00")) return { kind: "phone", value: `+${digits.slice(2)}` };
  return { kind: "phone", value: digits.startsWith("0") ? UAE + digits.slice(1) : `+${digits}` };
}

/** Returns enough of a contact to recognize it: "o•••@marsa.test", "+971 ••• 4567". */
export function maskContact({ kind, value }: Contact): string {
  if (kind === "phone") return `${value.slice(0, 4)} ••• ${value.slice(-4)}`;
  const at = value.lastIndexOf("@");
  return `${value.slice(0, 1)}•••${value.slice(at)}`;
}

const E164 = /^\+[1-9]\d{7,14}$/;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Whether the contact is a valid email address or phone number. */
export function isReachable({ kind, value }: Contact): boolean {
  return (kind === "email" ? EMAIL : E164).test(value);
}
