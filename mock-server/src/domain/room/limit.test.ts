/** Tests: the limit of a paddle. */
import { expect, it } from "vitest";
import { defaultTerms } from "../lot/terms.ts";
import { coverOf, limitOf, splitHold } from "./limit.ts";

it("a limit of AED 40,000 covers the hold of a bid of 40,000", () => {
  expect(coverOf(40_000, defaultTerms)).toBe(8_000_00);
  expect(limitOf(8_000_00, defaultTerms)).toBe(40_000);
});

it.each([
  { hold: 5_000, cover: 8_000, limitFils: 5_000, holdFils: 0 },
  { hold: 10_000, cover: 8_000, limitFils: 8_000, holdFils: 2_000 },
  { hold: 10_000, cover: 0, limitFils: 0, holdFils: 10_000 },
  { hold: 0, cover: 8_000, limitFils: 0, holdFils: 0 },
])("of a hold of $hold a limit of $cover takes $limitFils first, the deposit $holdFils", (row) => {
  expect(splitHold(row.hold, row.cover)).toEqual({ limitFils: row.limitFils, holdFils: row.holdFils });
});
