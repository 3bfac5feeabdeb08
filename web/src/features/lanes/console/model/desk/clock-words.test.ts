import { describe, expect, it } from "vitest";
import { clockBehind } from "./clock-words.ts";
import { aDesk } from "../test-support.ts";

describe("the clock behind a dialog", () => {
  it.each([
    [aDesk({ phase: "waiting_for_bid" }), "the lot passes"],
    [aDesk(), "the final call"],
    [aDesk({ phase: "final_call" }), "the hammer"],
    [aDesk({ phase: "finished" }), "the next lot"],
    [aDesk({ phase: "finished", isLast: true }), "the lane ends"],
  ])("says what happens at its end, case %#", (now, comes) => {
    expect(clockBehind(now)).toEqual({ at: Date.parse(now.turn?.deadline ?? ""), comes });
  });

  it("is none during a pause, or without a current lot", () => {
    expect(clockBehind(aDesk({ state: "paused" }))).toBeNull();
    expect(clockBehind(aDesk({ turn: null }))).toBeNull();
  });
});
