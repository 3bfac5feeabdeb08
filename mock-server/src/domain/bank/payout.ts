/** The payouts of a file for the bank. */

/** One transfer to a client, in letters that banks take. */
export interface Payout {
  /** What the client reads before the reference: "Refund". */
  readonly what: string;
  /** "RF-2026-00061", which the statement of the client shows. */
  readonly reference: string;
  readonly amountFils: number;
  readonly name: string;
  readonly iban: string;
  readonly swift: string;
}

/** A file of payouts. */
export interface PayoutFile {
  readonly number: number;
  /** ms since 1970 UTC. */
  readonly madeAt: number;
  readonly payouts: readonly Payout[];
}

/** "12000.50". */
export function plainAmount(fils: number): string {
  return `${Math.floor(fils / 100)}.${String(fils % 100).padStart(2, "0")}`;
}

/** Returns the sum of all payouts, fils. */
export function totalFils(payouts: readonly Payout[]): number {
  return payouts.reduce((sum, { amountFils }) => sum + amountFils, 0);
}
