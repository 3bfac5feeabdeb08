import { describe, expect, it } from "vitest";
import { obstacleOf } from "./obstacle.ts";

const lock = { reason: "Unpaid lot 20113", until: "2026-11-30" };

describe("the obstacle to an answer", () => {
  it("is none for a person who may bid and has a connection", () => {
    expect(obstacleOf(null, false)).toBeNull();
  });

  it("is the lock with its reason and last day, which leaves declining", () => {
    expect(obstacleOf(lock, false)).toEqual({
      kind: "lock",
      sentence:
        "Bidding is suspended until Nov 30, 2026: Unpaid lot 20113. You cannot accept or counter this offer, but you can decline it.",
    });
    expect(obstacleOf({ reason: "", until: null }, false)?.sentence).toMatch(/^Bidding is suspended\. /);
  });

  it("is the lost connection first, which stops every answer", () => {
    expect(obstacleOf(lock, true)).toMatchObject({ kind: "offline" });
  });
});
