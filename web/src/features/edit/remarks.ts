/** The changes that staff asked for. */
import type { Draft } from "./types.ts";

export interface Remarks {
  /** By the name of the field. */
  readonly atFields: ReadonlyMap<string, string>;
  /** Those about the whole lot. */
  readonly general: readonly string[];
}

/** Sorts the remarks of a draft to their fields. */
export function remarksOf({ remarks }: Pick<Draft, "remarks">): Remarks {
  const atFields = new Map<string, string>();
  const general: string[] = [];
  for (const { field, text } of remarks ?? []) {
    if (field === null) general.push(text);
    else atFields.set(field, [atFields.get(field), text].filter(Boolean).join(" "));
  }
  return { atFields, general };
}
