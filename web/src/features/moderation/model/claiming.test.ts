import { expect, it } from "vitest";
import { wantsClaim, nextLot } from "./claiming.ts";

it.each([
  ["a lot that was just opened", undefined, false, true],
  ["the own lot, with a reader who works", { claim: { mine: true } }, true, true],
  ["the own lot in an idle tab", { claim: { mine: true } }, false, false],
  ["the lot of a colleague", { claim: { mine: false } }, true, false],
  ["a lot that a colleague has left", { claim: null }, true, false],
] as const)("reading %s claims it: %#", (_, before, used, claims) => {
  expect(wantsClaim(before, used)).toBe(claims);
});

const row = (id: number, mine?: boolean) => ({
  lot: { id_auction: id },
  claim: mine === undefined ? null : { by: "Khalid M.", mine, until: "2026-11-24T10:00:00.000Z" },
});

it("the next lot is the one below, past those that a colleague has", () => {
  expect(nextLot([row(1), row(2, false), row(3), row(4)], 1)).toBe(3);
});

it("after the last one it is the first one that waits", () => {
  expect(nextLot([row(1), row(2, true), row(3)], 3)).toBe(1);
});

it("there is none where nobody or colleagues alone are left", () => {
  expect(nextLot([row(1)], 1)).toBeNull();
  expect(nextLot([row(1), row(2, false)], 1)).toBeNull();
  expect(nextLot([], 1)).toBeNull();
});

it("a lot that has left the queue is followed by the first one", () => {
  expect(nextLot([row(2), row(3)], 1)).toBe(2);
});
