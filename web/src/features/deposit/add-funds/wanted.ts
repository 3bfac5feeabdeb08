/** What the money is for: an amount to begin with, and the lot to go back to. */
export interface Wanted {
  readonly topup?: number | undefined;
  readonly back?: number | undefined;
  readonly bid?: number | undefined;
}
