import type { Schema } from "@marsa/api-spec/client-problem";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { choiceOf } from "../search/fields.ts";
import type { ChoiceField } from "../search/field-names.ts";
import { filterOf, sectionOf, without } from "../search/list-search.ts";
import type { ListSearch } from "../search/read-list-search.ts";
import { countQuery, facetQuery, facetSearchQuery } from "./queries.ts";

interface Counts {
  /** Undefined until known. */
  readonly data: Schema<"SelectList"> | undefined;
  /** Whether the count failed. */
  readonly failed: boolean;
}

/**
 * Returns the number of lots for each value of a field, under the other filters. `words`: of a field with more values
 * than one reply has, those with these words.
 */
export function useCounts(field: ChoiceField, search: ListSearch, words: string): Counts {
  const { counted, values = [] } = choiceOf(field);
  const section = sectionOf(search);
  const facet = useQuery({
    ...facetQuery(section, field, filterOf(search)),
    enabled: counted === undefined,
  });
  const sought = words.trim();
  const isSearched = facet.data?.more === true && sought !== "";
  const found = useQuery({
    ...facetSearchQuery(section, field, filterOf(search), sought),
    enabled: isSearched,
  });
  const others = without(search, field);
  const counts = useQueries({
    queries: (counted === undefined ? [] : values).map(({ value }) => ({
      ...countQuery(section, filterOf({ ...others, [field]: [value] })),
      placeholderData: keepPreviousData,
    })),
  });
  if (counted === undefined) {
    const shown = isSearched ? found : facet;
    return {
      data: shown.data && { ...shown.data, more: facet.data?.more ?? false },
      failed: shown.isError || shown.isPaused,
    };
  }
  const failed = counts.some(({ isError, isPaused }) => isError || isPaused);
  if (counts.some(({ data }) => data === undefined)) return { data: undefined, failed };
  const items = values.map(({ value, word }, place) => ({
    value,
    label: word,
    count: counts[place]?.data?.count ?? 0,
  }));
  return { data: { items, more: false }, failed };
}
