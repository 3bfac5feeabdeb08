/** Tests of `list-words.ts`. */
import { expect, it } from "vitest";
import { conditionsOfWords, MOST_FOUND, searchWords } from "./list-words.ts";

/** Lookups of texts without documents. */
const by = (search: (match: string) => readonly number[]) => ({
  search: async (match: string) => search(match),
  withDocument: async () => [],
});
const idsOf = (n: number) => Array.from({ length: n }, (_, id) => id + 1);

it("finds words of few clients by their ids, and short words in the rows", async () => {
  const conditions = await conditionsOfWords(
    "Saleh 07",
    by(() => [4, 9]),
  );
  expect(conditions.map(({ values }) => values)).toEqual([["[4,9]"], ["07"]]);
});

it("finds a common word in the rows", async () => {
  const conditions = await conditionsOfWords(
    "marsa",
    by(() => idsOf(MOST_FOUND + 1)),
  );
  expect(conditions).toEqual([{ sql: "instr(r.words, ?) > 0", values: ["marsa"] }]);
});

it("passes all longer words to the index together, quoted", async () => {
  const asked: string[] = [];
  await conditionsOfWords(
    'sal"eh farouk',
    by((match) => {
      asked.push(match);
      return [];
    }),
  );
  expect(asked).toEqual(['"sal""eh" AND "farouk"']);
});

it("searches nothing without a word", async () => {
  expect(
    await conditionsOfWords(
      "  ",
      by(() => []),
    ),
  ).toEqual([]);
});

it.each([
  ["050 111 2234", ["+971501112234"]],
  ["Saleh +971 (0)50-111-2234", ["saleh", "+971501112234"]],
  ["٠٥٠ ١١١ ٢٢٣٤ farouk", ["+971501112234", "farouk"]],
  ["\u202a00971 50 111 2234\u202c", ["+971501112234"]],
  ["04 234 5678", ["+97142345678"]],
  ["111 2234", ["1112234"]],
  ["50 111 2234", ["501112234"]],
  ["784-1984-1234567-1", ["784198412345671"]],
  ["050 11", ["050", "11"]],
  ["#12 345678 90", ["#12", "34567890"]],
  ["a7654321 07", ["a7654321", "07"]],
  ["Alpha 24 7", ["alpha", "24", "7"]],
])("%j is searched as %j", (text, words) => {
  expect(searchWords(text)).toEqual(words);
});
