import { describe, expect, it } from "vitest";
import { expectedAt } from "./lane-expected.ts";
import { aLaneState, aSnapshot, aTurn } from "./test-lanes.ts";

const NOW = Date.parse("2026-11-24T10:07:00.000Z");
/** The time of a sold lot: 3 s before it, two bids of 15 s, a final call of 10 s and a result of 10 s. */
const EACH = 53_000;
const state = aLaneState({ turn: 11, runSeq: 1 });
const lane = {
  live: { epoch: "e1", seq: 5, ...state },
  about: aSnapshot({ id_queue: 3, epoch: "e1", seq: 5, now: NOW, ...state }),
};

describe("when a lot's turn is expected", () => {
  it("follows from the rest of the current lot and from the lots between", () => {
    // Open until 10:07:15, then final call, result, and the pause between lots.
    const first = Date.parse("2026-11-24T10:07:15.000Z") + 23_000;
    expect(expectedAt(lane, [12, 13, 14], 12, NOW)).toBe(first);
    expect(expectedAt(lane, [12, 13, 14], 14, NOW)).toBe(first + 2 * EACH);
  });

  it("moves with the phases", () => {
    const final = { ...lane, live: { ...lane.live, turn: aTurn(11, { phase: "final_call" }) } };
    expect(expectedAt(final, [12], 12, NOW)).toBe(Date.parse("2026-11-24T10:07:15.000Z") + 13_000);
  });

  it("begins with the advertised time before the first lot", () => {
    const early = Date.parse("2026-11-24T09:00:00.000Z");
    const before = { ...lane, live: { ...lane.live, state: "scheduled" as const, turn: null } };
    expect(expectedAt(before, [11, 12], 12, early)).toBe(Date.parse("2026-11-24T10:00:00.000Z") + EACH);
  });

  it("is not known while the lane is paused, nor for a lot that is not in the run", () => {
    const paused = { ...lane, live: { ...lane.live, state: "paused" as const } };
    expect(expectedAt(paused, [12], 12, NOW)).toBeNull();
    expect(expectedAt(lane, [12], 11, NOW)).toBeNull();
  });
});
