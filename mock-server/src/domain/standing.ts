import type { LotState, Stake } from "./lot.ts";

/** Who leads a lot, at what visible price, and up to what stored maximum. AED. */
export interface Standing {
  readonly price: number;
  readonly leaderId: number;
  readonly leaderMax: number;
}

/** A standing with the leader's means on the lot. */
export interface Lead extends Standing {
  readonly stake: Stake;
}

/** The standing of a lot, or null before its first bid. */
export function standingOf({ price, leaderId, leaderMax }: LotState): Standing | null {
  return price === null || leaderId === null || leaderMax === null ? null : { price, leaderId, leaderMax };
}

/**
 * The lead of a lot, or null before its first bid.
 * @throws Error when a led lot comes without its leader's stake: deciding without it would leave his deposit held.
 */
export function leadOf(lot: LotState, leader: Stake | null): Lead | null {
  const standing = standingOf(lot);
  if (!standing) return null;
  if (!leader) throw new Error(`Lot ${lot.id} is led, but its leader's stake was not loaded`);
  return { ...standing, stake: leader };
}
