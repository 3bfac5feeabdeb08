/** Finds contact data and web addresses in a seller's texts. */

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const WEB =
  /(?:https?:\/\/|www\.)[^\s,;]+|\b[a-z0-9-]+\.(?:com|ae|net|org|io|me|app|shop|store|info)\b(?:\/\S*)?/gi;
const APPS = /\b(?:whats ?app|telegram|instagram|facebook|snapchat|tik ?tok|botim|call me|text me)\b/gi;
/** Eight digits or more with marks between them, as in "050 338 12 90" or "+971 50-338-1290". */
const PHONE = /(?:\+|\b)\d(?:[\s().-]{0,2}\d){7,14}\b/g;
const DIGIT = "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)";
const SPELT = new RegExp(`\\b${DIGIT}(?:[\\s,.-]+${DIGIT}){6,}\\b`, "gi");
const LEAST_DIGITS = 8;
const MOST_DIGITS = 15;

export interface ContactWords {
  /** Phone numbers, mail addresses and names of messengers, as written. */
  readonly contacts: readonly string[];
  readonly addresses: readonly string[];
}

/** Returns the words of a text by which a buyer could reach its writer outside the auction. */
export function contactWords(text: string): ContactWords {
  const mails = matches(text, EMAIL);
  const withoutMails = text.replace(EMAIL, " ");
  return {
    contacts: [
      ...mails,
      ...matches(withoutMails, PHONE).filter(isPhone),
      ...matches(withoutMails, SPELT),
      ...matches(withoutMails, APPS),
    ],
    addresses: matches(withoutMails, WEB),
  };
}

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set(text.match(pattern) ?? [])].map((found) => found.trim());
}

/** A price such as 1 200 000 000 is no number to call: phone numbers begin with 0, + or 971, 5. */
function isPhone(found: string): boolean {
  const digits = found.replace(/\D/g, "");
  const begins = found.startsWith("+") || /^(?:0|971|5\d{8}$)/.test(digits);
  return begins && digits.length >= LEAST_DIGITS && digits.length <= MOST_DIGITS;
}
