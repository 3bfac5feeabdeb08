import type { Chip } from "../filters/chips.ts";
import { CHOICE_FIELDS } from "../filters/field-names.ts";
import type { ListSearch } from "../list/read-list-search.ts";

/** Fields that name a product. A price guide for "white" or "Dubai" would cover everything. */
const NAMING: ReadonlySet<string> = new Set(
  CHOICE_FIELDS.filter((field) => field === "mark" || field === "model" || field === "developer"),
);

/** Returns the first search words of a price guide: the list's own, else the chosen make and model. */
export function guideWords(search: ListSearch, chips: readonly Chip[]): string {
  if (search.q !== undefined) return search.q;
  const named = chips.filter(({ key }) => NAMING.has(key.split("=")[0] ?? ""));
  const fields = new Set(named.map(({ key }) => key.split("=")[0]));
  // Two makes are two products.
  return named.length === fields.size ? named.map(({ text }) => text).join(" ") : "";
}
