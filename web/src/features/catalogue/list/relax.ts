import type { Chip } from "../filters/chips.ts";

/** A filter to remove, with the number of lots that come back. */
export interface Relaxation {
  chip: Chip;
  lots: number;
}

/** The most suggestions. */
const MOST = 3;

/**
 * Suggests single filters to remove when nothing matches: the one that brings most lots back first, none that brings no
 * lot back.
 * @param counts lots without the chip at the same place; undefined until known
 */
export function relaxations(chips: readonly Chip[], counts: readonly (number | undefined)[]): Relaxation[] {
  return chips
    .map((chip, place) => ({ chip, lots: counts[place] ?? 0 }))
    .filter(({ lots }) => lots > 0)
    .toSorted((a, b) => b.lots - a.lots)
    .slice(0, MOST);
}
