/** Tests of `list-words.ts`. */
import { expect, it } from "vitest";
import { conditionsOfWords, MOST_FOUND } from "./list-words.ts";

const idsOf = (n: number) => Array.from({ length: n }, (_, id) => id + 1);

it("finds words of few clients by their ids, and short words in the rows", () => {
  const conditions = conditionsOfWords("Saleh 07", () => [4, 9]);
  expect(conditions.map(({ values }) => values)).toEqual([["[4,9]"], ["07"]]);
});

it("finds a common word in the rows", () => {
  const conditions = conditionsOfWords("marsa", () => idsOf(MOST_FOUND + 1));
  expect(conditions).toEqual([{ sql: "instr(r.words, ?) > 0", values: ["marsa"] }]);
});

it("passes all longer words to the index together, quoted", () => {
  const asked: string[] = [];
  conditionsOfWords('sal"eh farouk', (match) => {
    asked.push(match);
    return [];
  });
  expect(asked).toEqual(['"sal""eh" AND "farouk"']);
});

it("searches nothing without a word", () => {
  expect(conditionsOfWords("  ", () => [])).toEqual([]);
});
