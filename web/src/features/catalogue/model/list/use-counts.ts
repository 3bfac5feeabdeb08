import type { Schema } from "@marsa/api-spec/client-problem";
import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { choiceOf } from "../search/fields.ts";
import type { ChoiceField } from "../search/field-names.ts";
import { filterOf, sectionOf, without } from "../search/list-search.ts";
import type { ListSearch } from "../search/read-list-search.ts";
import { countQuery, facetQuery, facetSearchQuery } from "./queries.ts";
import type { WordOf } from "../search/chips.ts";

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

/** A value that can be ticked. */
interface Option {
  value: string;
  word: string;
  lots: number;
}

/** The number of values in a group before "Show all". */
const FEW = 5;

/**
 * Returns the values of a group: fields with a fixed order show all of them in that order, others by number of lots. A
 * ticked value stays without any lots, so that the tick can be removed.
 * @param items the facet's reply
 */
export function optionsOf(
  field: ChoiceField,
  items: Schema<"SelectList">["items"],
  chosen: readonly string[],
  wordOf: WordOf,
): Option[] {
  const lotsOf = new Map(items.map(({ value, count }) => [value, count]));
  const { values } = choiceOf(field);
  if (values) {
    return values
      .map(({ value, word, rare }) => ({ value, word, lots: lotsOf.get(value) ?? 0, rare }))
      .filter(({ value, lots, rare }) => !rare || lots > 0 || chosen.includes(value))
      .map(({ value, word, lots }) => ({ value, word, lots }));
  }
  const there = items.map(({ value, label, count }) => ({ value, word: label, lots: count }));
  const gone = chosen.filter((value) => !lotsOf.has(value));
  return [...there, ...gone.map((value) => ({ value, word: wordOf(field, value), lots: 0 }))];
}

/** Returns the first few and the ticked ones. A single further value is shown rather than a "Show all" line. */
export function shortened(options: readonly Option[], chosen: readonly string[]): readonly Option[] {
  if (options.length <= FEW + 1) return options;
  return options.filter(({ value }, place) => place < FEW || chosen.includes(value));
}

/** Returns the options with a word that begins with the text, in any case. */
export function matching(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return options;
  return options.filter(({ word }) => ` ${word.toLowerCase()}`.includes(` ${wanted}`));
}
