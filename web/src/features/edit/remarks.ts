/** What the staff asked to be changed. */
import type { Draft } from "./types.ts";

export interface Remarks {
  /** By the name of the field. */
  readonly atFields: ReadonlyMap<string, string>;
  /** Those about no field of the form. */
  readonly general: readonly string[];
}

/** Sorts the remarks of a draft to their fields. */
export function remarksOf({ remarks }: Pick<Draft, "remarks">): Remarks {
  return { atFields: new Map(), general: remarks === null ? [] : [remarks] };
}
