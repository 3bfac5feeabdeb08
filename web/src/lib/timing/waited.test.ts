import { expect, it } from "vitest";
import { waited } from "./waited.ts";

const MINUTE = 60_000;

it.each([
  [0, "0 min"],
  [59 * MINUTE, "59 min"],
  [101 * MINUTE, "1 h 41 min"],
  [(24 * 60 + 130) * MINUTE, "1 d 2 h"],
  [-MINUTE, "0 min"],
])("after %i ms work has waited %s", (ms, words) => {
  const sent = "2026-11-24T10:00:00.000Z";
  expect(waited(sent, Date.parse(sent) + ms)).toBe(words);
});
