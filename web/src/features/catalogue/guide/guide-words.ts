import type { Chip } from "../filters/chips.ts";
import { CHOICE_FIELDS } from "../filters/field-names.ts";
import type { ListSearch } from "../list/read-list-search.ts";

/** What names a thing rather than a property of it: a guide asked for "white" or "Dubai" would tell of everything. */
const NAMING: ReadonlySet<string> = new Set(
  CHOICE_FIELDS.filter((field) => field === "mark" || field === "model" || field === "developer"),
);

/** The words that a price guide begins with: those searched for, else the one make and model that is chosen. */
export function guideWords(search: ListSearch, chips: readonly Chip[]): string {
  if (search.q !== undefined) return search.q;
  const named = chips.filter(({ key }) => NAMING.has(key.split("=")[0] ?? ""));
  const fields = new Set(named.map(({ key }) => key.split("=")[0]));
  // Two makes together are no one thing.
  return named.length === fields.size ? named.map(({ text }) => text).join(" ") : "";
}
