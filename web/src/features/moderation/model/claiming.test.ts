import { expect, it } from "vitest";
import { wantsClaim } from "./claiming.ts";

it.each([
  ["a lot that was just opened", undefined, false, true],
  ["the own lot, with a reader who works", { claim: { mine: true } }, true, true],
  ["the own lot in an idle tab", { claim: { mine: true } }, false, false],
  ["the lot of a colleague", { claim: { mine: false } }, true, false],
  ["a lot that a colleague has left", { claim: null }, true, false],
] as const)("reading %s claims it: %#", (_, before, used, claims) => {
  expect(wantsClaim(before, used)).toBe(claims);
});
