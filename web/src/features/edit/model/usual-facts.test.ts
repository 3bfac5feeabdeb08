import { expect, it } from "vitest";
import { usualOf } from "./usual-facts.ts";

it("proposes what nearly all lots of a model have", () => {
  expect(
    usualOf([
      { value: "petrol", count: 9 },
      { value: "hybrid", count: 1 },
    ]),
  ).toBe("petrol");
});

it("proposes nothing where lots differ, and nothing from a single lot", () => {
  expect(
    usualOf([
      { value: "petrol", count: 3 },
      { value: "diesel", count: 2 },
    ]),
  ).toBeNull();
  expect(usualOf([{ value: "petrol", count: 1 }])).toBeNull();
  expect(usualOf([])).toBeNull();
});
