/** Finds the value of a list that a word of a spreadsheet probably means. */
import { distance } from "fastest-levenshtein";
import type { DictEntry } from "../../../tables/schema/dict-names.ts";

/** A longer list is that of all models, while the make of a row is not known. */
const LONGEST_LIST = 200;
/** Letters of a word for one typing error. */
const LETTERS_FOR_ERROR = 3;

/** Returns the entry whose label is nearest to a word in small letters; null: none is near. */
export function nearest(word: string, choices: readonly DictEntry[]): DictEntry | null {
  if (choices.length > LONGEST_LIST) return null;
  let found: DictEntry | null = null;
  let least = Math.floor(word.length / LETTERS_FOR_ERROR) + 1;
  for (const entry of choices) {
    const label = entry.label.toLowerCase();
    const errors = isPart(word, label) ? 0 : distance(word, label);
    if (errors >= least) continue;
    least = errors;
    found = entry;
  }
  return found;
}

/** Whether one is made of words of the other: "mercedes" of "mercedes-benz", "land cruiser" of "toyota land cruiser". */
function isPart(word: string, label: string): boolean {
  const [short, long] = [word, label]
    .map((text) => ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim()} `)
    .toSorted((a, b) => a.length - b.length) as [string, string];
  return short.trim().length >= LETTERS_FOR_ERROR && long.includes(short);
}
