/** The place of a lot in a list, and the lots beside it. */
export interface Neighbours {
  /** From 1. */
  readonly place: number;
  /** Ids; null at the ends, and where the next page has not loaded. */
  readonly before: number | null;
  readonly after: number | null;
}

/** Returns the neighbours of a lot among the loaded lots of a list; null where it is not one of them. */
export function neighboursOf(ids: readonly number[], id: number): Neighbours | null {
  const at = ids.indexOf(id);
  if (at < 0) return null;
  return { place: at + 1, before: ids[at - 1] ?? null, after: ids[at + 1] ?? null };
}
