/** How amounts are written: en-US grouping, a real minus sign, "AED" left to the caller. */

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const cents = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const signed = (amount: number, format: Intl.NumberFormat) =>
  `${amount < 0 ? "−" : ""}${format.format(Math.abs(amount))}`;

/** Lots: whole dirhams, fils only when there are any: 178000 → "178,000", 41350.5 → "41,350.50". AED in. */
export function money(aed: number): string {
  return signed(aed, Number.isInteger(aed) ? whole : cents);
}

/** The same for integer fils: 18173800 → "181,738". */
export function moneyOfFils(fils: number): string {
  return money(fils / 100);
}

/** Ledger and confirmation: always two digits: 3580 → "3,580.00". AED in. */
export function ledger(aed: number): string {
  return signed(aed, cents);
}

/** The same for integer fils. */
export function ledgerOfFils(fils: number): string {
  return ledger(fils / 100);
}

/** A count of things: 1284 → "1,284". */
export function count(n: number): string {
  return whole.format(n);
}

/** A count with its noun: (1, "bid") → "1 bid", (23, "bid") → "23 bids". */
export function counted(n: number, noun: string, plural = `${noun}s`): string {
  return `${count(n)} ${n === 1 ? noun : plural}`;
}

/** A share as a percentage: 0.02 → "2 %". */
export function percent(rate: number): string {
  return `${Number((rate * 100).toFixed(2))} %`;
}
