/** Secret numbers that reveal a leak. */
import type { LotSeed } from "./types.ts";

/** Numbers that are public anyway: the first two thousand lot numbers of each kind. */
const LOT_NUMBERS: readonly (readonly [from: number, to: number])[] = [
  [20_001, 21_999],
  [30_001, 31_999],
];
const LEAST = 4_001;

function isPrime(n: number): boolean {
  if (n < 2 || n % 2 === 0) return n === 2;
  for (let d = 3; d * d <= n; d += 2) if (n % d === 0) return false;
  return true;
}

/**
 * Whether a number may be a secret of a seed: primes from 4,001 except lot numbers. No public number of a scene is
 * one (start prices, steps, visible prices, mileages, areas, plates), so a scan of replies, events and logs detects
 * a leak.
 */
export function isCanary(n: number): boolean {
  const isLotNumber = LOT_NUMBERS.some(([from, to]) => n >= from && n <= to);
  return Number.isSafeInteger(n) && n >= LEAST && !isLotNumber && isPrime(n);
}

/** Returns the first canary at or above an amount (AED). */
export function canaryFrom(amount: number): number {
  let n = Math.max(LEAST, Math.ceil(amount));
  while (!isCanary(n)) n++;
  return n;
}

/**
 * Returns the last canary below an amount (AED).
 * @throws RangeError without one.
 */
export function canaryBelow(amount: number): number {
  let n = Math.ceil(amount) - 1;
  while (n >= LEAST && !isCanary(n)) n--;
  if (n < LEAST) throw new RangeError(`No canary below ${amount}`);
  return n;
}

/**
 * Returns all secrets of a scene: every reserve and every unbeaten stored maximum. Beaten maxima are public history
 * and therefore no canaries.
 */
export function canaryPrimes(lots: readonly LotSeed[]): ReadonlySet<number> {
  const secrets = lots.flatMap(({ reserve, bids }) => [reserve, ...bids.map(({ amount }) => amount)]);
  return new Set(secrets.filter((amount) => amount !== null && isCanary(amount)).map(Number));
}
