/** The one field for an email or a mobile phone. */

const PHONE_START = /^[+\d]/;

/** Groups a phone number for reading: "+971501234567" → "+971 50 123 4567", "0501234567" → "050 123 4567". */
export function formatContact(value: string): string {
  const trimmed = value.trim();
  if (!PHONE_START.test(trimmed) || trimmed.includes("@")) return trimmed;
  const digits = trimmed.replaceAll(/[^\d+]/g, "");
  const groups =
    /^(\+971)(\d{1,2})(\d{1,3})?(\d{1,4})?(\d*)$/.exec(digits) ??
    /^(0\d{2})(\d{1,3})(\d{1,4})?(\d*)$/.exec(digits);
  return groups ? groups.slice(1).filter(Boolean).join(" ") : digits;
}

/** What is sent: an email as typed, a phone number without its spaces. */
export function plainContact(value: string): string {
  const trimmed = value.trim();
  return PHONE_START.test(trimmed) && !trimmed.includes("@") ? trimmed.replaceAll(/[^\d+]/g, "") : trimmed;
}
