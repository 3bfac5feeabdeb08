import { count } from "#/lib/format/counts.ts";
import { shortDay } from "@marsa/api-spec/dates";
import { choiceOf, rangeOf } from "./fields.ts";
import { CHOICE_FIELDS, type ChoiceField, RANGE_FIELDS, type RangeField } from "./field-names.ts";
import { toggled, without } from "./list-search.ts";
import { type Bounds, type ListSearch, readBounds } from "./read-list-search.ts";

/** One filter above the list, with the address without it. */
export interface Chip {
  key: string;
  text: string;
  next: ListSearch;
}

/** Returns the word of a value; from a dictionary, where the field has no words of its own. */
export type WordOf = (field: ChoiceField, value: string) => string;

/** Returns a chip for each filter: the search words, each chosen value, each range. */
export function chipsOf(search: ListSearch, wordOf: WordOf): Chip[] {
  const words =
    search.q === undefined ? [] : [{ key: "q", text: `“${search.q}”`, next: without(search, "q") }];
  const values = CHOICE_FIELDS.flatMap((field) =>
    (search[field] ?? []).map((value) => ({
      key: `${field}=${value}`,
      text: chipWord(field, value) ?? dayWord(field, value) ?? wordOf(field, value),
      next: toggled(search, field, value),
    })),
  );
  const ranges = RANGE_FIELDS.flatMap((field) =>
    search[field] === undefined
      ? []
      : [
          {
            key: field,
            text: `${field === "price" && search.prices === "all-in" ? "You pay: " : ""}${rangeText(field, readBounds(search[field]))}`,
            next: without(search, field),
          },
        ],
  );
  const place =
    search.at === undefined
      ? []
      : [{ key: "at", text: "In this part of the map", next: without(search, "at") }];
  return [...words, ...values, ...ranges, ...place];
}

/** A range in words: "Under AED 2,500,000", "Over 5,000 km", "2017 – 2023", "From 2017". */
export function rangeText(field: RangeField, { from, to }: Bounds): string {
  const { before, after, kind } = rangeOf(field);
  const number = kind === "year" ? String : count;
  if (from !== undefined && to !== undefined) {
    return from === to
      ? `${before}${number(from)}${after}`
      : `${before}${number(from)} – ${number(to)}${after}`;
  }
  const [least, most] = kind === "year" ? ["From", "Until"] : ["Over", "Under"];
  return from === undefined
    ? `${most} ${before}${number(to ?? 0)}${after}`
    : `${least} ${before}${number(from)}${after}`;
}

/** The fixed word of a value on a chip; undefined where a dictionary has it. */
function chipWord(field: ChoiceField, value: string): string | undefined {
  const known = choiceOf(field).values?.find((each) => each.value === value);
  return known?.chip ?? known?.word;
}

/** The word of a day: "Ending Nov 24". */
function dayWord(field: ChoiceField, value: string): string | undefined {
  return field === "ends" ? `Ending ${shortDay(`${value}T12:00:00+04:00`)}` : undefined;
}
