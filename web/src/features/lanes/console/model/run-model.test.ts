import { describe, expect, it } from "vitest";
import { aLaneLot, aLot } from "#/realtime/lanes/test-lanes.ts";
import {
  canMove,
  dropPlace,
  isMeant,
  lineOf,
  placeAfter,
  placeOf,
  progressOf,
  whereWords,
} from "./run-model.ts";

const run = [
  aLaneLot(11, { position: 1, phase: "finished", result: "sold" }),
  aLaneLot(12, { position: 2, phase: "running" }),
  aLaneLot(13, { position: 3 }),
  aLaneLot(14, { position: 4, enabled: false }),
  aLaneLot(15, { position: 5, phase: "finished", result: "sold" }),
  aLaneLot(16, { position: 6 }),
];
const turn = { currentId: 12, currentAt: 2 };

describe("the run list", () => {
  it("knows the past, current, coming and removed lots", () => {
    expect(run.map((lot, at) => placeOf(lot, at + 1, turn))).toEqual([
      "done",
      "current",
      "coming",
      "out",
      "done",
      "coming",
    ]);
    expect(progressOf(run, turn)).toEqual({ done: 2, toGo: 2, disabled: 1, withdrawn: 0 });
  });

  it("counts lots that an ended lane left separately from lots with a result", () => {
    const over = [
      ...run.slice(0, 1),
      ...run.slice(2).map((lot) => ({ ...lot, result: "withdrawn" as const })),
    ];
    const nobody = { currentId: null, currentAt: null };
    expect(progressOf(over, nobody)).toEqual({ done: 1, toGo: 0, disabled: 0, withdrawn: 4 });
  });

  it("counts lots above the current one as done before their results are read", () => {
    const unread = aLaneLot(11, { position: 1, phase: "running" });
    expect(placeOf(unread, 1, turn)).toBe("done");
  });

  it("moves coming lots, never above the current one", () => {
    expect([canMove(run, turn, 3, 6), canMove(run, turn, 6, 3)]).toEqual([true, true]);
    expect([canMove(run, turn, 6, 2), canMove(run, turn, 3, 3), canMove(run, turn, 3, 7)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([canMove(run, turn, 2, 4), canMove(run, turn, 1, 4), canMove(run, turn, 4, 6)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("names the place of a lot by the lot before it, and finds the place again", () => {
    const lot = run[5]!;
    expect(whereWords(run, turn, lot, 3)).toBe("runs next");
    expect(whereWords(run, turn, lot, 5)).toBe("runs after lot 3");
    expect(placeAfter(run, turn, lot, 2)).toBe(3);
    expect(placeAfter(run, turn, lot, 3)).toBe(4);
    expect([
      placeAfter(run, turn, lot, 1),
      placeAfter(run, turn, lot, 6),
      placeAfter(run, turn, lot, 9),
    ]).toEqual([null, null, null]);
  });

  it("drops a lot before or after another one", () => {
    expect([dropPlace(6, 3, "before"), dropPlace(6, 3, "after")]).toEqual([3, 4]);
    expect([dropPlace(3, 6, "before"), dropPlace(3, 6, "after")]).toEqual([5, 6]);
    expect([dropPlace(3, 3, "before"), dropPlace(3, 3, "after"), dropPlace(3, 4, "before")]).toEqual([
      3, 3, 3,
    ]);
  });

  it("has one line for each lot", () => {
    const around = {
      live: aLot(1, { price: 113_500, start_price: 52_000 }),
      maxima: 1,
      reason: null,
      word: "Running",
    };
    const line = (place: Parameters<typeof lineOf>[1]["place"], more = {}, lot = {}) =>
      lineOf(aLaneLot(1, lot), { ...around, place, ...more });
    expect(line("coming")).toBe("from 52,000 · 1 maximum bid");
    expect(line("coming", { maxima: 4 })).toBe("from 52,000 · 4 maximum bids");
    expect(line("coming", { maxima: 0 })).toBe("from 52,000");
    expect(line("current")).toBe("Running");
    expect(line("done", {}, { result: "sold" })).toBe("Sold 113,500");
    expect(line("done", {}, { result: "summarizing" })).toBe("Seller decides 113,500");
    expect(line("done", {}, { result: "notSold" })).toBe("Not sold");
    expect(line("done", {}, { result: "sold", reopened: true })).toBe("Sold 113,500 · reopened");
    expect(line("coming", { maxima: 0 }, { skipped: true })).toBe("from 52,000 · skipped");
    // Its result is still to come.
    expect(line("done")).toBe("Sold 113,500");
    expect(line("done", { live: aLot(1, { price: 113_500, light: "red" }) })).toBe("Seller decides 113,500");
    expect(line("done", { live: aLot(1, { price: null }) })).toBe("Not sold");
    expect(line("out", { reason: "Papers" })).toBe("Disabled: Papers");
  });

  it("finds a lot by its place, its number or words of its title", () => {
    const lot = aLaneLot(13, { position: 3, number: 20_388, title: "Genesis G80 3.5T Royal" });
    expect([isMeant(lot, "20388"), isMeant(lot, "royal gen"), isMeant(lot, ""), isMeant(lot, "kia")]).toEqual(
      [true, true, true, false],
    );
  });
});
