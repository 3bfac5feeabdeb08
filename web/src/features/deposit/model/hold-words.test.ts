import { describe, expect, it } from "vitest";
import { shareText, untilText } from "./hold-words.ts";

const until = "2026-11-24T10:04:41.000Z";

describe("A hold", () => {
  it("says what ends it, and when at the latest", () => {
    expect(untilText({ why: "lead", until })).toBe("Until you are outbid; ends Nov 24, 14:04 GST");
    expect(untilText({ why: "lead", until: null })).toBe("Until you are outbid");
    expect(untilText({ why: "decision", until })).toBe("The seller decides until Nov 24, 14:04 GST");
    expect(untilText({ why: "unpaid", until })).toBe("Pay until Nov 24, 14:04 GST");
    expect(untilText({ why: "refund", until })).toBe("Expected by Nov 24");
  });

  it("names its share of the maximum or of the plain bid, except where the least deposit is more", () => {
    const plain = { max: null, price: 20_000 };
    expect(shareText(24_000, { max: 120_000, price: 90_000 }, 0.2)).toBe("20 % of my maximum 120,000");
    expect(shareText(4_000, plain, 0.2)).toBe("20 % of my bid 20,000");
    expect(shareText(1_000, { max: 2_000, price: 1_000 }, 0.2)).toBeNull();
    expect(shareText(24_000, { max: null, price: null }, 0.2)).toBeNull();
  });
});
