/** How amounts are written, on screens and in sentences of the server: thousands grouped, a real minus sign, "AED" left to the caller. */

const digits = (amount: number, fils: 0 | 2) => grouped(Math.abs(amount).toFixed(fils));
const signed = (amount: number, fils: 0 | 2) => `${amount < 0 ? "−" : ""}${digits(amount, fils)}`;

/**
 * A number's text with its thousands apart: "178000" → "178,000". By hand: a format of Intl costs the app's start
 * milliseconds that every visitor waits for.
 */
export function grouped(text: string): string {
  return text.replaceAll(/\B(?=(?:\d{3})+(?!\d))(?<!\.\d*)/g, ",");
}

/** Lots: whole dirhams, fils only when there are any: 178000 → "178,000", 41350.5 → "41,350.50". AED in. */
export function money(aed: number): string {
  return signed(aed, Number.isInteger(aed) ? 0 : 2);
}

/** The same for integer fils: 18173800 → "181,738". */
export function moneyOfFils(fils: number): string {
  return money(fils / 100);
}

/** Ledger and confirmation: always two digits: 3580 → "3,580.00". AED in. */
export function ledger(aed: number): string {
  return signed(aed, 2);
}

/** The same for integer fils. */
export function ledgerOfFils(fils: number): string {
  return ledger(fils / 100);
}
