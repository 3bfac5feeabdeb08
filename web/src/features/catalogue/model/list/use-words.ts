import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { dictQuery } from "#/lib/http/queries.ts";
import { queryClient } from "#/lib/http/query-client.ts";
import { keys } from "#/lib/http/query-keys.ts";
import type { WordOf } from "../search/chips.ts";
import { choiceOf } from "../search/fields.ts";
import { CHOICE_FIELDS, type ChoiceField } from "../search/field-names.ts";
import type { ListSearch } from "../search/read-list-search.ts";

type Dict = Awaited<ReturnType<NonNullable<ReturnType<typeof dictQuery>["queryFn"]>>>;
/** For each dictionary, the words by value. */
type Words = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Several dictionaries as one query: separate queries need more script time than the first draw has. */
const wordsQuery = (names: readonly string[]) =>
  queryOptions({
    queryKey: keys.words(names),
    queryFn: async (): Promise<Words> =>
      wordsOf(names, await Promise.all(names.map((name) => queryClient.fetchQuery(dictQuery(name))))),
    initialData: () => {
      const known = names.flatMap((name) => queryClient.getQueryData(dictQuery(name).queryKey) ?? []);
      return known.length === names.length ? wordsOf(names, known) : undefined;
    },
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });

function wordsOf(names: readonly string[], dicts: readonly Dict[]): Words {
  const words = (dict: Dict | undefined) =>
    new Map((dict?.items ?? []).map(({ value, label }) => [value, label] as const));
  return new Map(names.map((name, place) => [name, words(dicts[place])]));
}

/**
 * Returns the words of the chosen values. Facets list only values with lots, so the words of others come from the
 * dictionary.
 */
export function useWords(search: ListSearch): WordOf {
  const names = CHOICE_FIELDS.flatMap((field) => (search[field] && choiceOf(field).dict) || []);
  const { data: words } = useQuery(wordsQuery(names));
  return (field: ChoiceField, value: string) => {
    const { values, dict } = choiceOf(field);
    const fixed = values?.find((each) => each.value === value);
    return fixed?.word ?? words?.get(dict ?? "")?.get(value) ?? readable(value);
  };
}

/** The word before the dictionary has loaded: "land-cruiser" → "Land cruiser". */
function readable(value: string): string {
  const words = value.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
