/** Tests of `times.ts` and `pickup.ts`. */
import { describe, expect, it } from "vitest";
import { book, canChange } from "./pickup.ts";
import { pickupPlace } from "./places.ts";
import { pickupSpan, pickupTimes } from "./times.ts";
import type { Settlement } from "../settlement/settlement.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Sunday, Nov 22, 2026, 08:00 in Dubai. */
const NOW = Date.parse("2026-11-22T04:00:00.000Z");
const yard = pickupPlace({ kind: "vehicle", location: "Al Sanaiya yard", inspection: "" }, "Al Ain");
const inDubai = (at: number) => new Date(at + 4 * HOUR_MS).toISOString().slice(5, 16);

describe("The times of a yard", () => {
  it("are half hours within its opening hours, from two hours ahead to seven days after the payment", () => {
    const times = pickupTimes(yard, pickupSpan(NOW, NOW)).map(inDubai);
    expect(times.slice(0, 2)).toEqual(["11-22T10:00", "11-22T10:30"]);
    expect(times.filter((time) => time.startsWith("11-23"))).toHaveLength(16);
    expect(times).toContain("11-23T15:30");
    expect(times).not.toContain("11-23T16:00");
    expect(times.at(-1)).toBe("11-29T08:00");
  });

  it("leave out the days on which it is closed", () => {
    const times = pickupTimes(yard, pickupSpan(NOW, NOW)).map(inDubai);
    expect(times.filter((time) => time.startsWith("11-27"))).toEqual([]);
  });

  it("follow the hours of each day", () => {
    const office = pickupPlace({ kind: "apartment", location: "Dubai Marina", inspection: "" }, "Dubai");
    const times = pickupTimes(office, pickupSpan(NOW, NOW)).map(inDubai);
    expect(times[0]).toBe("11-23T09:00");
    expect(times.filter((time) => time.startsWith("11-28"))).toHaveLength(8);
  });

  it("go on for a buyer who is late", () => {
    const late = NOW + 8 * DAY_MS;
    const [first] = pickupTimes(yard, pickupSpan(NOW, late)).map(inDubai);
    expect(first).toBe("11-30T10:00");
  });
});

describe("An appointment", () => {
  const settlement = { state: "paid", paidAt: NOW } as Settlement;
  const startsAt = NOW + 2 * HOUR_MS;
  const request = { settlement, current: null, place: yard, startsAt, booked: 2 };

  it("is made while its time has room", () => {
    expect(book(request, NOW)).toEqual({ ok: true, startsAt, endsAt: startsAt + HOUR_MS / 2 });
    expect(book({ ...request, booked: 3 }, NOW)).toMatchObject({ ok: false, code: "PICKUP_TAKEN" });
  });

  it("can be changed until two hours before it, and again when it was missed", () => {
    const current = { startsAt, endsAt: startsAt + HOUR_MS / 2 };
    expect(canChange(current, NOW - 1)).toBe(true);
    expect(canChange(current, NOW)).toBe(false);
    expect(canChange(current, current.endsAt - 1)).toBe(false);
    expect(canChange(current, current.endsAt)).toBe(true);
  });
});
