import { describe, expect, it } from "vitest";
import { minimumRefusal, suggestedMinima, highestMinimum, loweredStart, nextStep } from "./steps.ts";
import { aDesk } from "../test-support.ts";

describe("the increments", () => {
  it("go up and down a fixed list", () => {
    expect([
      nextStep(500, "up"),
      nextStep(1_000, "up"),
      nextStep(1_000, "down"),
      nextStep(250, "down"),
    ]).toEqual([1_000, 2_000, 500, 100]);
  });
  it("go from a value between two entries to the nearer end, and stop at the ends", () => {
    expect([
      nextStep(300, "up"),
      nextStep(300, "down"),
      nextStep(50, "down"),
      nextStep(100_000, "up"),
    ]).toEqual([500, 250, null, null]);
  });
});

describe("a lowered start price", () => {
  it("is a tenth lower, rounded down to a multiple of the increment, and never below it", () => {
    expect([loweredStart(110_000, 1_000), loweredStart(20_000, 500), loweredStart(1_000, 100)]).toEqual([
      99_000, 18_000, 900,
    ]);
    expect(loweredStart(100, 100)).toBeNull();
  });
});

describe("a lower minimum price", () => {
  it("is lower by 5 % or more, and not below the start", () => {
    expect(highestMinimum(125_000)).toBe(118_750);
    expect(minimumRefusal("118,750", 125_000, 110_000)).toBeNull();
    expect(minimumRefusal("118,751", 125_000, 110_000)).toBe("At most 118,750: each change is 5 % or more");
    expect(minimumRefusal("130,000", 125_000, 110_000)).toBe("The minimum price can only be lowered");
    expect(minimumRefusal("109,000", 125_000, 110_000)).toBe("Not below the start price of 110,000");
    expect(minimumRefusal("118.5k", 125_000, 110_000)).toBe("New minimum must be valid");
    expect(minimumRefusal(" ", 125_000, 110_000)).toBe("Fill in the new minimum");
  });
  it("is suggested in steps of the increment, with the present bid where the rule allows it", () => {
    const { live } = aDesk({ live: { price: 115_000 } });
    expect(live && suggestedMinima(125_000, live)).toEqual([118_000, 115_000, 112_000]);
  });
});
