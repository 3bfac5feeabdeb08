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

/** So many stand in a group until all are asked for. */
const FEW = 5;

/**
 * What a group shows: fields with values of their own show them all in their own order, the others what there is, most
 * lots first. What is ticked stands there even if nothing is left of it, so that the tick can be taken away.
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

/** The first few, and what is ticked. One more than a few is shown rather than hidden behind a line of its own. */
export function shortened(options: readonly Option[], chosen: readonly string[]): readonly Option[] {
  if (options.length <= FEW + 1) return options;
  return options.filter(({ value }, place) => place < FEW || chosen.includes(value));
}

/** Those in which a word begins with what was typed; case does not count. */
export function matching(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return options;
  return options.filter(({ word }) => ` ${word.toLowerCase()}`.includes(` ${wanted}`));
}
