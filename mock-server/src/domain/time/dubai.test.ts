/** Tests of `dubai.ts`. */
import { describe, expect, it } from "vitest";
import { endOfDubaiDay, startOfDubaiDay } from "./dubai.ts";

describe("A calendar day in Dubai", () => {
  it("begins four hours before the same day in UTC", () => {
    expect(new Date(startOfDubaiDay("2026-11-21")).toISOString()).toBe("2026-11-20T20:00:00.000Z");
  });

  it("ends where the next one begins, across months and years too", () => {
    expect(endOfDubaiDay("2026-12-31")).toBe(startOfDubaiDay("2027-01-01"));
    expect(endOfDubaiDay("2028-02-28")).toBe(startOfDubaiDay("2028-02-29"));
  });
});
