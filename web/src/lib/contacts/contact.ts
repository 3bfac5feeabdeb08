/** Contacts (email or mobile phone): checks, formats and cleans them. */
import { westernDigits } from "@marsa/api-spec/digits";
import type { Phone } from "@marsa/api-spec/text/phone";

/** The names of the two contacts of a person. */
export const CONTACT_WORDS = { email: "Email", phone: "Mobile phone" } as const;

const PHONE_START = /^[+(\d]/;
const LETTER = /[a-z@]/i;
/** Finds typing errors; only the code proves that a mail arrives. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Returns whether a value can only be a phone number. */
export function isPhone(value: string): boolean {
  const text = westernDigits(value)
    .replaceAll(/\p{Cf}/gu, "")
    .trim();
  return PHONE_START.test(text) && !LETTER.test(text);
}

/** Groups a phone number for reading: "+971(0)501234567" → "+971 50 123 4567", "0501234567" → "050 123 4567". */
export function formatContact(value: string): string {
  const trimmed = value.trim();
  if (!isPhone(trimmed)) return trimmed;
  const digits = westernDigits(trimmed)
    .replaceAll(/[^\d+]/g, "")
    .replace(/^\+9710/, "+971");
  const groups =
    /^(\+971)(\d{1,2})(\d{1,3})?(\d{1,4})?(\d*)$/.exec(digits) ??
    /^(0\d{2})(\d{1,3})(\d{1,4})?(\d*)$/.exec(digits);
  return groups ? groups.slice(1).filter(Boolean).join(" ") : digits;
}

/** Removes spaces: emails and phone numbers have none when they are sent. */
export function plainContact(value: string): string {
  return value.replaceAll(/\s/g, "");
}

/** Returns whether a value can be an email address. */
export function isEmail(value: string): boolean {
  return EMAIL.test(plainContact(value));
}

/** Returns whether a value is the number of a phone that takes an SMS. */
export function isMobile(value: string): Promise<boolean> {
  return fits(value, ({ takesSms }) => takesSms);
}

/** Returns whether a value is a phone number, of a mobile or a landline. */
export function isCallable(value: string): Promise<boolean> {
  return fits(value, () => true);
}

/** Loads the rules of all countries, which no first load needs; null when they cannot load: the server checks alone. */
export const loadPhoneRules = () => import("@marsa/api-spec/text/phone").catch(() => null);

async function fits(value: string, isRight: (phone: Phone) => boolean): Promise<boolean> {
  const rules = await loadPhoneRules();
  if (!rules) return true;
  const phone = rules.readPhone(value);
  return phone !== null && isRight(phone);
}
