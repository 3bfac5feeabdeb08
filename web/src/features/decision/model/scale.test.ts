import { describe, expect, it } from "vitest";
import { gapScale, offerError } from "./scale.ts";

describe("the line from the bid to the minimum", () => {
  it("is linear from the start price on", () => {
    const { start, bid, minimum } = gapScale(30_000, 38_500, 42_000);
    expect(start).toBe(0);
    expect(bid / minimum).toBeCloseTo(8_500 / 12_000, 2);
    expect(minimum).toBeLessThan(80);
  });

  it("leaves room for words before a bid at the start price, which then has no place of its own", () => {
    const { start, bid, minimum } = gapScale(30_000, 30_000, 40_000);
    expect(start).toBeNull();
    expect(bid).toBeGreaterThan(25);
    expect(minimum).toBeGreaterThan(bid);
  });
});

it("a counteroffer is refused in the words of the product", () => {
  expect(offerError("", 38_500)).toBe("Counteroffer is required");
  expect(offerError("38,499", 38_500)).toBe("Specify an amount not less than the maximum bet");
  expect(offerError("38,500.00", 38_500)).toBeUndefined();
  expect(offerError("38.5k", 38_500)).toBe("Counteroffer must be valid");
});
