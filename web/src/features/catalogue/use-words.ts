import { useQueries } from "@tanstack/react-query";
import type { WordOf } from "./chips.ts";
import { CHOICE_FIELDS, type ChoiceField, choiceOf } from "./fields.ts";
import type { ListSearch } from "./list-search.ts";
import { dictQuery } from "../../lib/queries.ts";

/**
 * The words of the values that are chosen. A facet counts only what there is; a chosen value of which there is nothing
 * still needs its word, so it comes from the dictionary.
 */
export function useWords(search: ListSearch): WordOf {
  const fields = CHOICE_FIELDS.filter((field) => search[field] && choiceOf(field).dict !== undefined);
  const dicts = useQueries({ queries: fields.map((field) => dictQuery(choiceOf(field).dict ?? "")) });
  const words = new Map(
    fields.map((field, place) => [
      field,
      new Map(dicts[place]?.data?.items.map((each) => [each.value, each.label])),
    ]),
  );
  return (field: ChoiceField, value: string) => {
    const fixed = choiceOf(field).values?.find((each) => each.value === value);
    return fixed?.word ?? words.get(field)?.get(value) ?? readable(value);
  };
}

/** Until the dictionary is here: "land-cruiser" → "Land cruiser". */
function readable(value: string): string {
  const words = value.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
