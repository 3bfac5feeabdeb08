/** Estimates the duration of a lane, for bidders and for the staff who compose it. Pure. */

/** Phases of a lot's turn, all in the same unit (s or ms). */
export interface TurnTimes {
  /** Time from one lot's card to the next lot. */
  readonly between: number;
  readonly running: number;
  readonly finalCall: number;
  readonly card: number;
}

/** Returns the expected time of one lot, in the unit of the times: a sold lot takes two bids and a final call. */
export function expectedTurn({ between, running, finalCall, card }: TurnTimes): number {
  return between + 2 * running + finalCall + card;
}
