import { describe, expect, it } from "vitest";
import { gapScale } from "./gap-scale.ts";
import { guideWords } from "./guide-words.ts";
import { offerError } from "./offer-error.ts";

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

describe("the price guide about a bid", () => {
  const guide = {
    search: "Lexus ES",
    sold: 14,
    median: 40_000,
    lower_quartile: 36_000,
    upper_quartile: 44_000,
  };

  it.each([
    [34_000, "below this range, 15 % under the middle price of AED 40,000."],
    [38_500, "inside this range, 4 % under the middle price of AED 40,000."],
    [40_000, "inside this range, at the middle price of AED 40,000."],
    [50_000, "above this range, 25 % over the middle price of AED 40,000."],
  ])("places AED %i", (bid, words) => {
    expect(guideWords(guide, bid)).toBe(
      `14 sales of Lexus ES: half of them between AED 36,000 and 44,000. The highest bid is ${words}`,
    );
  });

  it("says nothing where too few were sold", () => {
    expect(guideWords({ ...guide, sold: 2 }, 38_500)).toBeNull();
    expect(guideWords(null, 38_500)).toBeNull();
  });
});

it("a counteroffer is refused in the words of the product", () => {
  expect(offerError("", 38_500)).toBe("Counteroffer is required");
  expect(offerError("38,499", 38_500)).toBe("Specify an amount not less than the maximum bet");
  expect(offerError("38,500.00", 38_500)).toBeUndefined();
  expect(offerError("38.5k", 38_500)).toBe("Counteroffer must be valid");
});
