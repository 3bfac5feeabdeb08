/** The leader, price and stored maximum of a lot. */
import type { LotState, Stake } from "./lot.ts";

/** The leader of a lot, the visible price, and the leader's stored maximum. AED. */
export interface Standing {
  readonly price: number;
  readonly leaderId: number;
  readonly leaderMax: number;
}

/** A standing with the leader's stake. */
export interface Lead extends Standing {
  readonly stake: Stake;
}

/** Returns the standing of a lot, or null before its first bid. */
export function standingOf({ price, leaderId, leaderMax }: LotState): Standing | null {
  return price === null || leaderId === null || leaderMax === null ? null : { price, leaderId, leaderMax };
}

/**
 * Returns the lead of a lot, or null before its first bid.
 * @throws Error when the leader's stake is missing: a decision without it would leave the leader's deposit held.
 */
export function leadOf(lot: LotState, leader: Stake | null): Lead | null {
  const standing = standingOf(lot);
  if (!standing) return null;
  if (!leader) throw new Error(`Lot ${lot.id} is led, but its leader's stake was not loaded`);
  return { ...standing, stake: leader };
}
