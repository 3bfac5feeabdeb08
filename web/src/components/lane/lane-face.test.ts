import { describe, expect, it } from "vitest";
import { aLaneState, aSnapshot, aTurn } from "#/realtime/lanes/test-lanes.ts";
import type { LaneNow } from "#/realtime/lanes/lanes.ts";
import { goingAt, laneFace } from "./lane-face.ts";

type Turn = Parameters<typeof aTurn>[1];

/** The state block of a lane during the turn of lot 11. */
function faceOf(turn: Turn | null, lane: Partial<NonNullable<LaneNow["lane"]>> = {}) {
  const state = aLaneState({ turn: turn === null ? null : 11, runSeq: 1 });
  const snapshot = aSnapshot({ id_queue: 3, epoch: "e1", seq: 5, now: 0, ...state });
  const of = turn === null ? null : aTurn(11, turn);
  return laneFace({ lane: { id: 3, ...snapshot, next: [], turn: of, ...lane }, turn: of });
}

describe("the state block of a lane", () => {
  it("names each phase, with its clock", () => {
    const words = (["waiting_to_start", "waiting_for_bid", "running", "final_call"] as const).map(
      (phase) => faceOf({ phase }).word,
    );
    expect(words).toEqual(["Waiting to start", "Waiting for bid", "Running", "FINAL CALL"]);
    expect(faceOf({ phase: "running" })).toMatchObject({
      look: "running",
      totalMs: 15_000,
      deadline: Date.parse("2026-11-24T10:07:15.000Z"),
    });
  });

  it("says what the result means while the auctioneer can still reopen the lot", () => {
    const cards = (["sold", "notSold", "summarizing"] as const).map((provisional) => {
      const { inRing, detail } = faceOf({ phase: "finished", provisional });
      return [inRing, detail];
    });
    expect(cards).toEqual([
      ["Sold", "Going to the highest bidder"],
      ["Not sold", "No bid"],
      ["Decision", "Below minimum: the seller decides"],
    ]);
  });

  it("says why a lane is paused, and the time left", () => {
    const turn = { phase: "running", deadline: null, left_ms: 7_200 } as const;
    expect(faceOf(turn, { state: "paused", paused: "The auctioneer is away" })).toMatchObject({
      look: "paused",
      word: "Paused",
      detail: "The auctioneer is away",
      deadline: null,
      inRing: "8",
    });
  });

  it("says that nobody holds the desk before the lane pauses for it", () => {
    expect(faceOf({ phase: "running" }, { operator: false }).detail).toBe("Waiting for the auctioneer");
  });

  it("counts down to the start of a published lane", () => {
    expect(faceOf(null, { state: "scheduled" })).toMatchObject({
      word: "Waiting to start",
      detail: "Starts Nov 24, 14:00 GST",
      deadline: Date.parse("2026-11-24T10:00:00.000Z"),
    });
  });

  it("is finished with the lane", () => {
    expect([faceOf(null, { state: "finished" }).word, faceOf(null, { state: "cancelled" }).word]).toEqual([
      "Lane finished",
      "Cancelled",
    ]);
  });
});

describe("the final call", () => {
  it("goes once from ten seconds, twice from six, for the last time from three", () => {
    expect([10_000, 6_001, 6_000, 3_001, 3_000, 0].map((left) => goingAt(left, 10_000))).toEqual([
      1, 1, 2, 2, 3, 3,
    ]);
  });
});
