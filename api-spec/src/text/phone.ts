/**
 * Reads phone numbers as people write them, by the numbering plan of each country. A number without a country code is
 * one of the UAE.
 */
import { type NumberType, parsePhoneNumberFromString } from "libphonenumber-js/max";

export interface Phone {
  /** E.164: "+971501112234". */
  readonly number: string;
  /** False for a landline, which takes calls alone. */
  readonly takesSms: boolean;
}

/** In North America and some other countries mobiles and landlines share their prefixes. */
const MOBILE: ReadonlySet<NumberType> = new Set(["MOBILE", "FIXED_LINE_OR_MOBILE"]);
const LANDLINE: ReadonlySet<NumberType> = new Set(["FIXED_LINE", "VOIP"]);
/** The longest number with its marks; the library reads longer texts slowly. */
const LONGEST = 60;

/** Returns the number of a text, without its extension; null: not one number of a person or company, whole and alone. */
export function readPhone(typed: string): Phone | null {
  const text = typed
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[\p{Pd}·•_]/gu, "-")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^tel: ?/i, "");
  if (text.length > LONGEST) return null;
  const read = parsePhoneNumberFromString(text, { defaultCountry: "AE", extract: false });
  const type = read?.getType();
  // International services such as +800 have a type and no country.
  if (read?.country === undefined || type === undefined) return null;
  if (!MOBILE.has(type) && !LANDLINE.has(type)) return null;
  return { number: read.number, takesSms: MOBILE.has(type) };
}
