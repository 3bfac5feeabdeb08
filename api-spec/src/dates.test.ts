import { describe, expect, it } from "vitest";
import {
  clock,
  day as calendarDay,
  dubaiDate,
  instant,
  longDay,
  monthName,
  shortDay,
  shortInstant,
  weekday,
} from "./dates.ts";

const at = "2026-11-21T15:30:05.000Z";

describe("an instant", () => {
  // @proves 9.constant.time-zone-asia-dubai
  // @proves 1.capability.dates-in-asia-dubai-with-the
  it("reads in full in Dubai's time", () => {
    expect(instant(at)).toBe("Nov 21, 2026, 7:30 PM GST");
  });

  it("reads short on marks, to the second on clocks", () => {
    expect(shortInstant(at)).toBe("Nov 21, 19:30");
    expect(clock(at)).toBe("19:30:05");
    expect(clock("2026-11-21T20:00:00.000Z")).toBe("00:00:00");
    expect(instant("2026-09-30T20:05:00.000Z")).toBe("Oct 1, 2026, 12:05 AM GST");
    expect([shortDay("2026-09-30T19:59:59.000Z"), longDay("2026-12-31T20:00:00.000Z")]).toEqual([
      "Sep 30",
      "January 1, 2027",
    ]);
    expect(calendarDay("2026-11-30")).toBe("Nov 30, 2026");
  });
});

it("the calendar day follows Dubai time, four hours ahead of UTC", () => {
  expect(dubaiDate(Date.UTC(2026, 10, 21, 19, 59))).toBe("2026-11-21");
  expect(dubaiDate(Date.UTC(2026, 10, 21, 20))).toBe("2026-11-22");
});

it("a calendar day has a weekday and a month", () => {
  expect([weekday("2026-11-21"), weekday("2026-11-22")]).toEqual(["Saturday", "Sunday"]);
  expect([monthName("2026-01"), monthName("2026-11")]).toEqual(["Jan", "Nov"]);
});
