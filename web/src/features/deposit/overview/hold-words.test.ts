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

  it("names its share of the maximum, except where the least deposit is more", () => {
    expect(shareText(24_000, 120_000, 0.2)).toBe("20 % of my maximum 120,000");
    expect(shareText(1_000, 2_000, 0.2)).toBeNull();
    expect(shareText(24_000, null, 0.2)).toBeNull();
  });
});
