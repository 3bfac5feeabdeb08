import type { Schema } from "@marsa/api-spec/client-problem";
import type { WordOf } from "./chips.ts";
import { choiceOf } from "./fields.ts";
import type { ChoiceField } from "./field-names.ts";

/** A value that can be ticked. */
export interface Option {
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
