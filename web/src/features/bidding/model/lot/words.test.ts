import { describe, expect, it } from "vitest";
import { timesWords, windowFace, windowWords } from "./words.ts";

describe("the closing window", () => {
  it("is written in minutes where it has whole ones", () => {
    expect([60, 120, 180, 90].map(windowWords)).toEqual(["minute", "2 minutes", "3 minutes", "90 seconds"]);
    expect([120, 90, 5].map(windowFace)).toEqual(["2:00", "1:30", "0:05"]);
  });
});

describe("the rate of the deposit", () => {
  it("is written as how often it fits into a bid", () => {
    expect([0.2, 0.1, 0.15].map(timesWords)).toEqual(["× 5", "× 10", "× 6.67"]);
  });
});
