import { describe, expect, it } from "vitest";
import { readDepositAddress, periodOf, periodText, readyPeriods } from "./read-address.ts";

describe("The address of the deposit", () => {
  it("is the first page by default", () => {
    expect(readDepositAddress({})).toEqual({ page: 1 });
  });

  it("has period, type and page of the history", () => {
    const raw = { sd: "2026-11-01", ed: "2026-11-24", type: "hold", page: "3" };
    expect(readDepositAddress(raw)).toEqual({ ...raw, page: 3 });
  });

  it("has the missing amount for a lot, and the lot to return to", () => {
    const raw = { topup: "7200.5", back: "12", bid: 179_000 };
    expect(readDepositAddress(raw)).toEqual({ page: 1, topup: 7200.5, back: 12, bid: 179_000 });
  });

  it.each([
    [{ sd: "2026-02-30" }],
    [{ ed: "yesterday" }],
    [{ sd: "2026-11-02", ed: "2026-11-01" }],
    [{ type: "gift" }],
    [{ page: "0" }],
    [{ topup: "-5" }],
    [{ topup: "1.234" }],
    [{ payment: "last" }],
    [{ back: ["1", "2"] }],
  ])("is invalid with %o", (raw) => {
    expect(() => readDepositAddress(raw)).toThrow(/is not valid|after the last/);
  });
});

/** Nov 24, 2026, 00:30 in Dubai: still the day before in UTC. */
const NOW = Date.UTC(2026, 10, 23, 20, 30);

describe("The period of the history", () => {
  it("is the last 30 days in Dubai without a choice", () => {
    expect(periodOf({ page: 1 }, NOW)).toEqual({ sd: "2026-10-26", ed: "2026-11-24" });
  });

  it("ends today with a first day only, and has 30 days with a last day only", () => {
    expect(periodOf({ page: 1, sd: "2026-11-01" }, NOW)).toEqual({ sd: "2026-11-01", ed: "2026-11-24" });
    expect(periodOf({ page: 1, ed: "2026-03-01" }, NOW)).toEqual({ sd: "2026-01-31", ed: "2026-03-01" });
    expect(periodOf({ page: 1, sd: "2027-01-01", type: "hold" }, NOW)).toEqual({
      sd: "2027-01-01",
      ed: "2027-01-01",
      type: "hold",
    });
  });

  it("names a common year once", () => {
    expect(periodText({ sd: "2026-11-01", ed: "2026-11-24" })).toBe("Nov 1 – Nov 24, 2026");
    expect(periodText({ sd: "2026-11-24", ed: "2026-11-24" })).toBe("Nov 24, 2026");
    expect(periodText({ sd: "2025-12-20", ed: "2026-01-03" })).toBe("Dec 20, 2025 – Jan 3, 2026");
  });

  it("offers periods that end today", () => {
    expect(readyPeriods(NOW).map(({ word, sd }) => [word, sd])).toEqual([
      ["Last 30 days", "2026-10-26"],
      ["This month", "2026-11-01"],
      ["Last 90 days", "2026-08-27"],
      ["This year", "2026-01-01"],
    ]);
  });
});
