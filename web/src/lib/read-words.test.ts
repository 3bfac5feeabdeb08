import { expect, it } from "vitest";
import { readWords } from "./read-words.ts";

it("reads words and numbers, and ignores all other values", () => {
  expect([readWords("saleh"), readWords(784), readWords(undefined), readWords({ a: 1 })]).toEqual([
    "saleh",
    "784",
    "",
    "",
  ]);
});

it("reads no more characters than the server accepts", () => {
  expect(readWords("x".repeat(500))).toHaveLength(120);
});
