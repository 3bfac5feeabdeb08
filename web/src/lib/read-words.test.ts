import { expect, it } from "vitest";
import { readWords } from "./read-words.ts";

it("reads words and numbers, and nothing out of anything else", () => {
  expect([readWords("saleh"), readWords(784), readWords(undefined), readWords({ a: 1 })]).toEqual([
    "saleh",
    "784",
    "",
    "",
  ]);
});

it("takes no more than the server does", () => {
  expect(readWords("x".repeat(500))).toHaveLength(120);
});
