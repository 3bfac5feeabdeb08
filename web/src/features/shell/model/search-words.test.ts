import { expect, it } from "vitest";
import { wordsOfAddress } from "./search-words.ts";

it.each(["/auction", "/auction/map", "/smart-search"])(
  "the search box has the words of the page %s",
  (path) => {
    expect(wordsOfAddress(path, "white pickup")).toBe("white pickup");
  },
);

it.each(["/clients", "/buying", "/sale", "/signin"])(
  "words of %s are not words of lots: the box stays empty",
  (path) => {
    expect(wordsOfAddress(path, "saleh")).toBe("");
  },
);

it("a page without words has an empty box", () => {
  expect(wordsOfAddress("/auction", undefined)).toBe("");
});
