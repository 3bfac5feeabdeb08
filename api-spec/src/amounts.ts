/**
 * Formats amounts for screens and for sentences of the server: grouped thousands, a real minus sign, without "AED". By
 * hand: a format of Intl costs the app's start milliseconds that every visitor waits for.
 */

/** The highest price that the contract takes, AED. */
export const MOST_AED = 1_000_000_000;

/** Returns the text of a number with its thousands apart: "178000" becomes "178,000". */
export function grouped(text: string): string {
  const first = text.startsWith("-") ? 1 : 0;
  const point = text.indexOf(".");
  let end = (point < 0 ? text.length : point) - 3;
  if (end <= first) return text;
  let rest = text.slice(end);
  for (; end > first; end -= 3) rest = `${text.slice(Math.max(first, end - 3), end)},${rest}`;
  return text.slice(0, first) + rest;
}

/** Formats AED for lots: 178000 becomes "178,000", 41350.5 "41,350.50". Fils show only when there are any. */
export function money(aed: number): string {
  return signed(aed, Number.isInteger(aed) ? 0 : 2);
}

/** Does the same for integer fils: 18173800 becomes "181,738". */
export function moneyOfFils(fils: number): string {
  return money(fils / 100);
}

/** Formats AED for ledgers and confirmations, with two digits: 3580 becomes "3,580.00". */
export function ledger(aed: number): string {
  return signed(aed, 2);
}

/** Does the same for integer fils. */
export function ledgerOfFils(fils: number): string {
  return ledger(fils / 100);
}

function signed(aed: number, digits: 0 | 2): string {
  return `${aed < 0 ? "−" : ""}${grouped(Math.abs(aed).toFixed(digits))}`;
}
