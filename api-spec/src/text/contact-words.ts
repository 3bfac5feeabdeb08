/** Finds contact data and web addresses in a seller's texts. */
import { westernDigits } from "../digits.ts";

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const WEB =
  /(?:https?:\/\/|www\.)[^\s,;]+|\b[a-z0-9-]+\.(?:com|ae|net|org|io|me|app|shop|store|info)\b(?:\/\S*)?/gi;
const APPS =
  /\b(?:whats ?app|telegram|instagram|facebook|snapchat|tik ?tok|botim|gmail|hotmail|call me|text me)\b|(?<!\p{L})(?:واتس ?(?:اب|أب|آب)|تي?لي?جرام|ت[يل]+غرام|[إا]نست[قغج]رام|سناب ?شات|فيس ?بوك|كلمني|اتصل بي)(?!\p{L})/giu;
/** "name at example dot com", and with brackets. "More at example.com" is a web address. */
const SPELT_MAIL =
  /[\w.+-]+\s*(?:[([]\s*at\s*[)\]]\s*[\w-]+\s*(?:\.|[([]\s*dot\s*[)\]]|\sdot\s)|\sat\s+[\w-]+\s*(?:[([]\s*dot\s*[)\]]|\sdot\s))\s*(?:com|ae|net|org|io|me)\b/gi;

/** Digits as words; in Arabic with the two endings that people write. */
const DIGIT_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    "zero oh صفر",
    "one واحد",
    "two اثنين اثنان",
    "three ثلاثة ثلاثه",
    "four اربعة أربعة اربعه أربعه",
    "five خمسة خمسه",
    "six ستة سته",
    "seven سبعة سبعه",
    "eight ثمانية ثمانيه",
    "nine تسعة تسعه",
  ].flatMap((words, digit) => words.split(" ").map((word) => [word, String(digit)])),
);
/** A group of digits with the letter O for 0, or a digit as a word; no part of a longer word such as a VIN. */
const TOKEN = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:[\\do]+|(?:(double|triple)[\\s-]+)?(${Object.keys(DIGIT_WORDS).join("|")}))(?![\\p{L}\\p{N}])`,
  "giu",
);
/** Stands between the groups of one number: blanks, one mark, an opening bracket. */
const GAP = /^[\s\p{Cf}]{0,3}(?:[).,·•_/|\p{Pd}][\s\p{Cf}]{0,3})?\(?$/u;
const DATE = /(?<!\d)(?:\d{1,2}([./ -])\d{1,2}\1(?:19|20)\d{2}|(?:19|20)\d{2}([./-])\d{1,2}\2\d{1,2})(?!\d)/g;
const MONEY_BEFORE = /(?:aed|dhs?|usd|[$€])[\s.:]*$/i;
const UNIT_AFTER = /^\s*(?:km|miles|aed|dhs?|dirhams|usd|sq|kg|cc)/i;

/** The digits of a number to call: of the UAE with 0 or 971 before them, or of any country with + or 00. */
const CALLABLE =
  /^(?:(?:\+|00)?9710?5[024568]\d{7}|05[024568]\d{7}|(?:(?:\+|00)9710?|0)[2-4679]\d{7}|(?:\+|00)(?!971)[1-9]\d{8,13})$/;
/** Both draw a digit as a key. */
const KEY_MARKS = /[\ufe0f\u20e3]/g;
/** A mobile of the UAE without the 0 before it, as amounts may be written too. */
const SHORT_MOBILE = /^5[024568]\d{7}$/;
const MOST_DIGITS = 16;
/** So many digits as words are a number, whatever its length. */
const MANY_WORDS = 7;

export interface ContactWords {
  /** Phone numbers, mail addresses and names of messengers, as written. */
  readonly contacts: readonly string[];
  readonly addresses: readonly string[];
}

/** Returns the words of a text by which a buyer could reach its writer outside the auction. */
export function contactWords(text: string): ContactWords {
  const mails = [...matches(text, EMAIL), ...matches(text, SPELT_MAIL)];
  const withoutMails = text.replace(EMAIL, " ").replace(SPELT_MAIL, " ");
  return {
    contacts: [...mails, ...phonesIn(withoutMails), ...matches(withoutMails, APPS)],
    addresses: matches(withoutMails, WEB),
  };
}

/** Returns the first of these words, also where hidden marks divide it; null: there is none. */
export function firstContact(text: string): string | null {
  for (const each of [text.replaceAll(/\p{Cf}/gu, ""), text]) {
    const { contacts, addresses } = contactWords(each);
    const found = contacts[0] ?? addresses[0];
    if (found !== undefined) return found;
  }
  return null;
}

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set(text.match(pattern) ?? [])].map((found) => found.trim());
}

interface Token {
  readonly digits: string;
  readonly isWord: boolean;
  readonly start: number;
  readonly end: number;
}

/** Returns the numbers to call, as written. */
function phonesIn(text: string): string[] {
  // Each replaces one for one, so that places in the plain text are places in the text.
  const plain = westernDigits(text)
    .replaceAll(KEY_MARKS, "\u200b")
    .replaceAll(DATE, (date) => "#".repeat(date.length));
  const tokens = tokensOf(plain);
  const found: string[] = [];
  for (let first = 0; first < tokens.length;) {
    const last = lastOfPhone(plain, tokens, first);
    if (last === null) {
      first += 1;
      continue;
    }
    found.push(text.slice(signBefore(plain, tokens[first]!), tokens[last]!.end));
    first = last + 1;
  }
  return [...new Set(found)];
}

function tokensOf(plain: string): Token[] {
  return [...plain.matchAll(TOKEN)].map((match) => {
    const [whole, times, word] = match;
    const digit = word === undefined ? undefined : DIGIT_WORDS[word.toLowerCase()];
    const count = times === undefined ? 1 : times.toLowerCase() === "double" ? 2 : 3;
    return {
      digits: digit?.repeat(count) ?? whole.replaceAll(/o/gi, "0"),
      isWord: digit !== undefined,
      start: match.index,
      end: match.index + whole.length,
    };
  });
}

/** Returns the last token of the longest number that begins with the token `first`; null: none begins there. */
function lastOfPhone(plain: string, tokens: readonly Token[], first: number): number | null {
  if (isInsideThousands(plain, tokens, first)) return null;
  const sign = signBefore(plain, tokens[first]!) < tokens[first]!.start ? "+" : "";
  let digits = "";
  let words = 0;
  let found: number | null = null;
  for (let last = first; last < tokens.length && digits.length <= MOST_DIGITS; last += 1) {
    const token = tokens[last]!;
    if (last > first && !GAP.test(plain.slice(tokens[last - 1]!.end, token.start))) break;
    digits += token.digits;
    words += token.isWord ? 1 : 0;
    const written = plain.slice(tokens[first]!.start, token.end);
    const isCallable = CALLABLE.test(sign + digits) || (SHORT_MOBILE.test(digits) && !isAmount(written));
    const isSpelt = words >= MANY_WORDS && words > last - first;
    if (isSpelt || (isCallable && !isMeasured(plain, tokens[first]!.start, token.end))) found = last;
  }
  return found;
}

/** Returns the place of the + before a token, with a blank or bracket between them; else the token's start. */
function signBefore(plain: string, { start }: Token): number {
  const sign = /[+＋][\s(]?$/.exec(plain.slice(Math.max(0, start - 2), start));
  return sign ? start - sign[0].length : start;
}

/** Whether a token is a later group of an amount such as 1 042 000 000. */
function isInsideThousands(plain: string, tokens: readonly Token[], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]!];
  if (before === undefined || token.digits.length !== 3 || before.digits.length > 3) return false;
  return /^[\s.,]$/.test(plain.slice(before.end, token.start));
}

/** Whether nine digits are written as an amount, 501,112,234 or 550 000 000, or as decimals, 55.2707828. */
function isAmount(written: string): boolean {
  return /^\d{3}(?:,\d{3})+$/.test(written) || written.endsWith("000") || /^\d+\.\d+$/.test(written);
}

function isMeasured(plain: string, start: number, end: number): boolean {
  return MONEY_BEFORE.test(plain.slice(0, start)) || UNIT_AFTER.test(plain.slice(end));
}
