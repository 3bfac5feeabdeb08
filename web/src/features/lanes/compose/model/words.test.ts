import { describe, expect, it } from "vitest";
import { type Composed, USUAL_TIMERS } from "./composed.ts";
import { aboutWords, runMs } from "./times.ts";
import { changeWords } from "./words.ts";

const lane: Composed = {
  name: "Lane A",
  place: "Hall 2",
  start: "2026-11-24T18:00",
  timers: USUAL_TIMERS,
  room: false,
  hammer: "clock",
  operators: [60],
  lots: [1, 2, 3],
};
const nameOf = (id: number) => ({ 60: "Marcus Ellery", 61: "Rania Khoury" })[id] ?? "";
const words = (part: Parameters<typeof changeWords>[0], change: Partial<Composed>) =>
  changeWords(part, lane, { ...lane, ...change }, nameOf);

describe("the words for a change of a lane", () => {
  it("name the old and the new value", () => {
    expect(words("start", { start: "2026-11-24T19:30" })).toBe("Start: Nov 24, 18:00 → Nov 24, 19:30");
    expect(words("place", { place: "Hall 3" })).toBe("Place: Hall 2 → Hall 3");
    expect(words("timers", { timers: { ...USUAL_TIMERS, running_s: 20 } })).toBe("Running: 15 s → 20 s");
  });

  it("name operators who join or leave, and the change of the run", () => {
    expect(words("operators", { operators: [61] })).toBe("Auctioneers: + Rania Khoury, − Marcus Ellery");
    expect(words("lots", { lots: [1, 3, 4, 5] })).toBe("Run: 2 lots added, 1 lot taken out");
    expect(words("lots", { lots: [3, 1, 2] })).toBe("Run: another order");
  });
});

describe("the duration of a run", () => {
  it("follows from its lots and times, and is unknown while a time is missing", () => {
    expect(runMs(lane)).toBe(3 * (3 + 2 * 15 + 10 + 10) * 1_000);
    expect(runMs({ ...lane, timers: { ...USUAL_TIMERS, card_s: null } })).toBeNull();
  });

  it("is written in minutes", () => {
    expect([20_000, 159_000, 3_900_000].map(aboutWords)).toEqual([
      "less than a minute",
      "3 min",
      "1 h 05 min",
    ]);
  });
});
