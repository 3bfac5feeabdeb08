/** The cards of the simulated provider: their errors, and the answer of their bank. */
import { dubaiDate } from "@marsa/api-spec/dates";
import { fieldRules } from "@marsa/api-spec/rules";
import type { Decline } from "../../tables/schema/money.ts";
import type { NewCard } from "../../features/deposit/public.ts";
import { newCardToken } from "./card-token.ts";

/** The entries of the card form. */
export interface CardForm {
  readonly number: string;
  /** "08/29". */
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}

export type CardErrors = Partial<Readonly<Record<keyof CardForm, string>>>;

/** The answer of the bank after the owner has confirmed the payment. */
export type BankAnswer = "paid" | Decline;

/** Cards for tests. Any other card with a right check digit pays as well. */
export const TEST_CARDS = [
  { number: "4242 4242 4242 4242", words: "Pays" },
  { number: "4000 0000 0000 0002", words: "The bank declines it" },
  { number: "4000 0000 0000 0069", words: "The bank says that the card has expired" },
  { number: "4000 0000 0000 9995", words: "Not enough money" },
  { number: "4000 0000 0000 9979", words: "Blocked for payments abroad" },
  { number: "4000 0084 0000 1629", words: "The bank cannot check who pays (3-D Secure)" },
  { number: "4000 0025 0000 3155", words: "Pays; kept, it asks for a code each time" },
  { number: "4000 0000 0000 0341", words: "Pays; kept, it is declined later" },
] as const;

const [, DECLINED, EXPIRED, EMPTY, HOME_ONLY, UNCONFIRMED, ASKS_AGAIN, DECLINES_LATER] = TEST_CARDS.map(
  ({ number }) => digitsOf(number),
);
const DECLINES = new Map<string | undefined, Decline>([
  [DECLINED, "refused"],
  [EXPIRED, "expired"],
  [EMPTY, "no_money"],
  [HOME_ONLY, "abroad"],
  [UNCONFIRMED, "not_confirmed"],
]);

/** Returns the error of each wrong field; empty for a card that can go to the bank. `now`: ms since 1970 UTC. */
export function cardErrors({ number, expiry, cvc, name }: CardForm, now: number): CardErrors {
  return {
    ...fault("number", number, "Card number", isCardNumber),
    ...fault("expiry", expiry, "Expiry date", isExpiry),
    ...(isExpiry(expiry) && isPast(expiry, now) && { expiry: "This card has expired" }),
    ...fault("cvc", cvc, "Security code", (text) => /^\d{3,4}$/.test(text)),
    ...fault("name", name, "Name on the card", () => true),
  };
}

/** Returns the answer of the bank for a card without errors. */
export function bankAnswer({ number }: CardForm): BankAnswer {
  return DECLINES.get(digitsOf(number)) ?? "paid";
}

/** Returns the stored part of a card without errors: a token, its brand, the last four digits and the expiry. */
export function savedPartOf({ number, expiry }: CardForm): NewCard {
  const digits = digitsOf(number);
  const [, month = "", year = ""] = EXPIRY.exec(expiry) ?? [];
  const behaviour = digits === ASKS_AGAIN ? "asks" : digits === DECLINES_LATER ? "declines" : "pays";
  return {
    token: newCardToken(behaviour),
    brand: brandOf(digits),
    last4: digits.slice(-4),
    expires: `20${year}-${month}`,
  };
}

function brandOf(digits: string): NewCard["brand"] {
  if (digits.startsWith("4")) return "visa";
  if (/^(5[1-5]|2[2-7])/.test(digits)) return "mastercard";
  return /^3[47]/.test(digits) ? "amex" : "other";
}

/** The last four digits of a card. */
export function lastFour({ number }: CardForm): string {
  return digitsOf(number).slice(-4);
}

/** Whether a number has 12 to 19 digits and the right check digit (Luhn). */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, place) => total + counted(Number(digit), place % 2 === 1), 0);
  return sum % 10 === 0;
}

function counted(digit: number, doubled: boolean): number {
  const value = doubled ? digit * 2 : digit;
  return value > 9 ? value - 9 : value;
}

const EXPIRY = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/;

function isExpiry(text: string): boolean {
  return EXPIRY.test(text);
}

/** Whether the month of a card is over; the card is valid to its end. */
function isPast(expiry: string, now: number): boolean {
  const [, month = "", year = ""] = EXPIRY.exec(expiry) ?? [];
  return `20${year}-${month}` < dubaiDate(now).slice(0, 7);
}

function fault(
  field: keyof CardForm,
  text: string,
  label: string,
  isRight: (text: string) => boolean,
): CardErrors {
  if (text === "") return { [field]: fieldRules.required(label) };
  return isRight(text) ? {} : { [field]: fieldRules.valid(label) };
}

function digitsOf(text: string): string {
  return text.replaceAll(/[\s-]/g, "");
}
