import type { LotLive } from "#/realtime/lots/live-store.ts";
import { phaseAt } from "#/realtime/lots/phase.ts";

/** A lot stays on the wall screen for this time after its end, so that people see its result, ms. */
export const SHOWN_AFTER_MS = 20_000;

interface Entry {
  readonly id: number;
  readonly live: LotLive;
}

/**
 * Returns the lots of a wall screen at a moment (server ms): the next to end first, those that have just ended above.
 * Ids.
 * @param paused whether all standard auctions are paused: no lot ends then
 */
export function endingSoonest(
  entries: readonly Entry[],
  now: number,
  most: number,
  paused: boolean,
): number[] {
  return entries
    .filter(({ live }) => isOpen(live, now, paused) || now - Date.parse(live.end) < SHOWN_AFTER_MS)
    .toSorted((one, other) => Date.parse(one.live.end) - Date.parse(other.live.end) || one.id - other.id)
    .slice(0, most)
    .map(({ id }) => id);
}

/** The number of ended lots at a moment. */
export function countEnded(entries: readonly Entry[], now: number, paused: boolean): number {
  return entries.filter(({ live }) => !isOpen(live, now, paused)).length;
}

function isOpen(live: LotLive, now: number, paused: boolean): boolean {
  return phaseAt(live, now, paused) === "open";
}
