import type { Chip } from "../filters/chips.ts";

/** A filter worth giving up: how many lots come back without it. */
export interface Relaxation {
  chip: Chip;
  lots: number;
}

/** No more than this is suggested: it is a way out, not a list of all filters. */
const MOST = 3;

/**
 * Which single filter to give up when nothing matches: what brings most lots back comes first, what brings none is not
 * worth a line.
 * @param counts lots without the chip of the same place; undefined while it is not known
 */
export function relaxations(chips: readonly Chip[], counts: readonly (number | undefined)[]): Relaxation[] {
  return chips
    .map((chip, place) => ({ chip, lots: counts[place] ?? 0 }))
    .filter(({ lots }) => lots > 0)
    .toSorted((a, b) => b.lots - a.lots)
    .slice(0, MOST);
}
