/** The purpose of a top-up: the first amount, and the lot to return to. */
export interface Wanted {
  readonly topup?: number | undefined;
  readonly back?: number | undefined;
  readonly bid?: number | undefined;
}
