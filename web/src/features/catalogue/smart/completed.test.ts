import { expect, it } from "vitest";
import { completed } from "./completed.ts";

it("replaces the one word that was typed of it by a name", () => {
  expect(completed("white ", "toy", "Toyota")).toEqual({ text: "white Toyota", words: 0 });
  expect(completed("", "land", "Land Cruiser")).toEqual({ text: "Land Cruiser", words: 0 });
});

it("replaces the words before it too where the name has them", () => {
  expect(completed("land ", "cr", "Land Cruiser")).toEqual({ text: "Land Cruiser", words: 1 });
  expect(completed("White  Land ", "cr", "Land Cruiser")).toEqual({ text: "White Land Cruiser", words: 1 });
  expect(completed("under 2m dubai silicon ", "oa", "Dubai Silicon Oasis").text).toBe(
    "under 2m Dubai Silicon Oasis",
  );
});

it("leaves words that only look like the beginning of the name", () => {
  expect(completed("land ", "cr", "Crown")).toEqual({ text: "land Crown", words: 0 });
  expect(completed("island ", "cr", "Land Cruiser").text).toBe("island Land Cruiser");
});
