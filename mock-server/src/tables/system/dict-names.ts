/** Dictionaries: lists of values and their labels. */

/** One entry of a dictionary; `parent` is the value of its mark (models) or emirate (cities). */
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
  | "regions"
  | "citizenships"
  | "property_types"
  | "developers"
  | "banks"
  | "decline_reasons"
  | "lock_reasons";
