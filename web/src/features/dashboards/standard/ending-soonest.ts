import type { LotLive } from "../../../realtime/lots/live-store.ts";
import { phaseAt } from "../../../realtime/lots/phase.ts";

/** How long a lot stays on the wall after its end, so that the hall sees what became of it, ms. */
export const SHOWN_AFTER_MS = 20_000;

interface Entry {
  readonly id: number;
  readonly live: LotLive;
}

/** Which lots a wall shows at a moment (server ms): what ends soonest first, what has just ended on top. Ids. */
export function endingSoonest(entries: readonly Entry[], now: number, most: number): number[] {
  return entries
    .filter(({ live }) => isOpen(live, now) || now - Date.parse(live.end) < SHOWN_AFTER_MS)
    .toSorted((one, other) => Date.parse(one.live.end) - Date.parse(other.live.end) || one.id - other.id)
    .slice(0, most)
    .map(({ id }) => id);
}

/** How many lots have come to their end at a moment. */
export function countEnded(entries: readonly Entry[], now: number): number {
  return entries.filter(({ live }) => !isOpen(live, now)).length;
}

function isOpen(live: LotLive, now: number): boolean {
  return phaseAt(live, now) === "open";
}
