/** The fee of a top-up by card: the same for form and server. */

/** The processing fee for a top-up by card, charged on top of it. `share`: 0.02 for 2 %. */
export function cardFeeFils(amountFils: number, share: number): number {
  return Math.round(amountFils * share);
}
