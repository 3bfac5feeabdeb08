/** The first id of lanes and lots of rehearsals; no real id comes near it. */
export const FIRST_REHEARSAL_ID = 1_000_000_000;

/** Returns whether a lane or lot of this id belongs to a rehearsal. */
export function isRehearsal(id: number): boolean {
  return id >= FIRST_REHEARSAL_ID;
}
