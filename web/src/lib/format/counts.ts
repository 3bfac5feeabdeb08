/** Formats counts and shares. */
import { money } from "@marsa/api-spec/amounts";

/** A count: 1284 → "1,284"; capped, where there are more: "1,000+". */
export function count(n: number, capped = false): string {
  return `${money(Math.round(n))}${capped ? "+" : ""}`;
}

/** A count with its noun: (1, "bid") → "1 bid", (23, "bid") → "23 bids". */
export function counted(n: number, noun: string, plural = `${noun}s`, capped = false): string {
  return `${count(n, capped)} ${n === 1 ? noun : plural}`;
}

/** A share as a percentage: 0.02 → "2 %". */
export function percent(rate: number): string {
  return `${Number((rate * 100).toFixed(2))} %`;
}

/** Writes a value with its unit: "84,200 km", "1,284.50 sqft", "AED 18,600 a year". */
export function measured(value: number, unit: string): string {
  return unit.startsWith("AED")
    ? `AED ${money(value)}${unit.slice("AED".length)}`
    : `${money(value)} ${unit}`;
}

/** "+3.8 %", "−6.5 %"; null: "none". */
export function perCentWord(perCent: number | null): string {
  if (perCent === null) return "none";
  return `${perCent > 0 ? "+" : perCent < 0 ? "−" : ""}${Math.abs(perCent).toFixed(1)} %`;
}
