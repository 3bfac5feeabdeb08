import { expect, test } from "vitest";
import { aLaneLot, aLot } from "#/realtime/lanes/test-lanes.ts";
import { progressOf } from "./run-model.ts";
import { endOf, totalsOf, totalsWords } from "./totals.ts";

const START = Date.parse("2026-11-24T10:00:00Z");
const timers = { between_s: 3, waiting_s: 120, lowered_s: 20, running_s: 15, final_s: 10, card_s: 10 };
const ended = (id: number, result: "sold" | "notSold" | "summarizing", price: number, minute: number) =>
  aLaneLot(id, { result, live: aLot(9, { price, end: new Date(START + minute * 60_000).toISOString() }) });
const run = [
  ended(1, "sold", 20_000, 1),
  ended(2, "sold", 30_000, 2),
  ended(3, "notSold", 9_000, 2.5),
  ended(4, "summarizing", 9_000, 4),
  aLaneLot(5, { phase: "running" }),
  aLaneLot(6),
  aLaneLot(7, { enabled: false }),
];
const progress = progressOf(run, { currentId: 5, currentAt: 5 });
const at = (phase: "running" | "finished") => ({ turn: { phase } as never });

test("hammer, share and pace count the lots that had their turn, and the current one is left until its hammer", () => {
  const totals = totalsOf(run, progress, at("running"), START);
  expect(totals).toEqual({ hammer: 50_000, soldShare: 50, secondsPerLot: 60, left: 2 });
  expect(totalsOf(run, progress, at("finished"), START).left).toBe(1);
});

test("the lane ends at its pace so far, before the first hammer at that of its timers", () => {
  const totals = totalsOf(run, progress, at("running"), START);
  const later = START + 5 * 60_000;
  expect(endOf(totals, { state: "running", timers }, START, later)).toBe(later + 120_000);
  const fresh = { ...totals, secondsPerLot: null };
  expect(endOf(fresh, { state: "scheduled", timers }, START, START - 60_000)).toBe(START + 2 * 53_000);
  expect(endOf(totals, { state: "paused", timers }, START, later)).toBeNull();
  expect(endOf({ ...totals, left: 0 }, { state: "running", timers }, START, later)).toBeNull();
});

test("each known total is a label with its value", () => {
  const totals = { hammer: 812_500, soldShare: 82, secondsPerLot: 29, left: 68 };
  expect(totalsWords(totals, 3.1, Date.parse("2026-11-24T10:41:00Z")).map((row) => row.join(" "))).toEqual([
    "Hammer 812,500",
    "Sold 82 %",
    "Minimum +3.1 %",
    "Pace 29 s",
    "Left 68, until 14:41",
  ]);
  const none = totalsWords(
    totalsOf([], progressOf([], { currentId: null, currentAt: null }), { turn: null }, START),
    null,
    null,
  );
  expect(none).toEqual([["Left", "0"]]);
});
