/** Dictionaries: lists of values and their labels. */

/** One entry of a dictionary; `parent` is the value of its mark (models), emirate (cities) or city (communities). */
export interface DictEntry {
  readonly value: string;
  readonly label: string;
  readonly parent?: string;
}

export type DictName =
  | "marks"
  | "models"
  | "gearboxes"
  | "engines"
  | "bodies"
  | "drives"
  | "colours"
  | "emirates"
  | "cities"
  | "communities"
  | "regions"
  | "citizenships"
  | "property_types"
  | "developers"
  | "banks"
  | "decline_reasons"
  | "lock_reasons";

/** Returns a label as a dictionary value: lower case without accents, words joined by hyphens; "" for other scripts. */
export function valueOfLabel(label: string): string {
  return label
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
