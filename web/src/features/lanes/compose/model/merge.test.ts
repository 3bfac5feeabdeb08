import { describe, expect, it } from "vitest";
import { type Composed, USUAL_TIMERS } from "./composed.ts";
import { mergeComposed } from "./merge.ts";

const base: Composed = {
  name: "Lane A",
  place: "Hall 2",
  start: "2026-11-24T18:00",
  timers: USUAL_TIMERS,
  room: false,
  hammer: "clock",
  operators: [60],
  lots: [1, 2, 3],
};
const changed = (change: Partial<Composed>): Composed => ({ ...base, ...change });

describe("two changes of one lane at once", () => {
  it("merge where they change different parts", () => {
    const mine = changed({ name: "Lane A, vans", lots: [1, 2, 3, 4] });
    const theirs = changed({ start: "2026-11-24T19:00", lots: [2, 3], operators: [60, 61] });
    expect(mergeComposed(base, mine, theirs)).toEqual({
      merged: changed({
        name: "Lane A, vans",
        start: "2026-11-24T19:00",
        lots: [2, 3, 4],
        operators: [60, 61],
      }),
      taken: ["start", "operators", "lots"],
      clashes: [],
    });
  });

  it("keep my entry where both change the same part, and report it", () => {
    const mine = changed({ place: "Hall 3", timers: { ...USUAL_TIMERS, running_s: 20 } });
    const theirs = changed({ place: "Hall 4", timers: { ...USUAL_TIMERS, running_s: 25, card_s: 5 } });
    const { merged, taken, clashes } = mergeComposed(base, mine, theirs);
    expect(merged.place).toBe("Hall 3");
    expect(merged.timers).toEqual({ ...USUAL_TIMERS, running_s: 20, card_s: 5 });
    expect([taken, clashes]).toEqual([[], ["place", "timers"]]);
  });

  it("do not conflict where both are equal, as with my own save whose reply was lost", () => {
    const mine = changed({ name: "Lane B", lots: [3, 2, 1] });
    expect(mergeComposed(base, mine, mine)).toEqual({ merged: mine, taken: [], clashes: [] });
  });

  it("are theirs where I changed nothing", () => {
    const theirs = changed({ name: "Lane C", operators: [] });
    expect(mergeComposed(base, base, theirs)).toMatchObject({ merged: theirs, clashes: [] });
  });

  it("leave out an operator whom one removed, however many the other added", () => {
    const { merged } = mergeComposed(
      changed({ operators: [60, 61] }),
      changed({ operators: [60, 61, 62] }),
      changed({ operators: [61] }),
    );
    expect(merged.operators).toEqual([61, 62]);
  });
});
