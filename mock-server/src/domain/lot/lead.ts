/** The bid leader of a lot with the deposit that they have at stake. */
import type { Lead, LotState, Stake } from "./lot.ts";

/** A lead with the leader's stake. */
export interface StakedLead extends Lead {
  readonly stake: Stake;
}

/**
 * Returns the lead of a lot with the leader's stake, or null before the first bid.
 * @throws Error when the leader's stake is missing: a decision without it would leave the leader's deposit held.
 */
export function stakedLead({ id, lead }: LotState, leader: Stake | null): StakedLead | null {
  if (!lead) return null;
  if (!leader) throw new Error(`Lot ${id} is led, but its leader's stake was not loaded`);
  return { ...lead, stake: leader };
}
