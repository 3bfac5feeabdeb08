/** Contacts (email or mobile phone): checks, formats and cleans them. */

const PHONE_START = /^[+\d]/;
const LETTER = /[a-z@]/i;
/** Finds typing errors; only the code proves that a mail arrives. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
/** E.164: country code and subscriber, 8 to 15 digits. UAE: 05x and seven digits. */
const PHONE = /^(\+[1-9]\d{7,14}|00[1-9]\d{7,14}|05\d{8})$/;

/** Returns whether a value can only be a phone number. */
export function isPhone(value: string): boolean {
  const text = value.trim();
  return PHONE_START.test(text) && !LETTER.test(text);
}

/** Groups a phone number for reading: "+971501234567" → "+971 50 123 4567", "0501234567" → "050 123 4567". */
export function formatContact(value: string): string {
  const trimmed = value.trim();
  if (!isPhone(trimmed)) return trimmed;
  const digits = trimmed.replaceAll(/[^\d+]/g, "");
  const groups =
    /^(\+971)(\d{1,2})(\d{1,3})?(\d{1,4})?(\d*)$/.exec(digits) ??
    /^(0\d{2})(\d{1,3})(\d{1,4})?(\d*)$/.exec(digits);
  return groups ? groups.slice(1).filter(Boolean).join(" ") : digits;
}

/** Removes spaces: emails and phone numbers have none when they are sent. */
export function plainContact(value: string): string {
  return isPhone(value) ? value.replaceAll(/[^\d+]/g, "") : value.replaceAll(/\s/g, "");
}

/** Returns whether a value can be an email address. */
export function isEmail(value: string): boolean {
  return EMAIL.test(plainContact(value));
}

/** Returns whether a value can be a mobile phone: with its country code, or as people in the UAE dial it. */
export function isMobile(value: string): boolean {
  return PHONE.test(plainContact(value));
}
