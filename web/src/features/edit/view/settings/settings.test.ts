import { describe, expect, it } from "vitest";
import { spanWords } from "./sale-times.tsx";

const HOUR_MS = 3_600_000;

describe("the length of a sale", () => {
  it("is told in days, hours and minutes", () => {
    expect(spanWords(0, 74.25 * HOUR_MS)).toBe("3 days, 2 h 15 min");
    expect(spanWords(0, 24 * HOUR_MS)).toBe("1 day");
    expect(spanWords(0, HOUR_MS / 2)).toBe("30 min");
  });

  it("is not told where the end is not after the start", () => {
    expect(spanWords(HOUR_MS, HOUR_MS)).toBeNull();
  });
});
