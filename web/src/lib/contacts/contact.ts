/** Contacts: an email or a mobile phone, as it is typed, read and sent. */

const PHONE_START = /^[+\d]/;
const LETTER = /[a-z@]/i;
/** Enough to catch a slip of the finger; whether a mail arrives only its code can tell. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
/** E.164: country code and subscriber, 8 to 15 digits; in the country 05x and seven more. */
const PHONE = /^(\+[1-9]\d{7,14}|00[1-9]\d{7,14}|05\d{8})$/;

/** Whether what was typed so far can only be a phone number. */
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

/** What is sent: neither an email nor a phone number has spaces in it. */
export function plainContact(value: string): string {
  return isPhone(value) ? value.replaceAll(/[^\d+]/g, "") : value.replaceAll(/\s/g, "");
}

/** Whether it can be an email address. */
export function isEmail(value: string): boolean {
  return EMAIL.test(plainContact(value));
}

/** Whether it can be a mobile phone that a code reaches: with its country code, or as it is dialled in the country. */
export function isMobile(value: string): boolean {
  return PHONE.test(plainContact(value));
}
