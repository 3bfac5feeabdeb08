/** How long a lane takes, for the server that tells bidders when to come and for the staff who compose it. Pure. */

/** Phases of a lot's turn, all in the same unit (s or ms). */
export interface TurnTimes {
  /** From one lot's card to the next lot. */
  readonly between: number;
  readonly running: number;
  readonly finalCall: number;
  readonly card: number;
}

/** What one lot is expected to take, in the unit of the times: one that sells takes two bids and a final call. */
export function expectedTurn({ between, running, finalCall, card }: TurnTimes): number {
  return between + 2 * running + finalCall + card;
}
