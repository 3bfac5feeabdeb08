import { expect, it } from "vitest";
import { dateWords } from "./date-words.tsx";

it.each([
  ["2026-11-24", "Nov 24, 2026"],
  ["2026-11-24T18:00", "Nov 24, 2026, 18:00"],
  ["2026-02", ""],
  ["", ""],
])("a date field with %j says %j beside it", (value, words) => {
  expect(dateWords(value)).toBe(words);
});
