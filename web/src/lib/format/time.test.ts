import { describe, expect, it } from "vitest";
import {
  ago,
  calendarDay,
  clock,
  endInstant,
  instant,
  longDay,
  shortDay,
  shortInstant,
  toMs,
} from "./time.ts";

const at = "2026-11-21T15:30:05.000Z";

describe("an instant", () => {
  // @proves 9.constant.time-zone-asia-dubai
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

describe("an end", () => {
  it("is today to the second, tomorrow to the minute, else with its day", () => {
    expect(endInstant(at, toMs("2026-11-21T15:00:00Z"))).toBe("today 19:30:05 GST");
    expect(endInstant(at, toMs("2026-11-20T19:59:59Z"))).toBe("tomorrow 19:30 GST");
    expect(endInstant(at, toMs("2026-11-18T10:00:00Z"))).toBe("Nov 21, 19:30 GST");
  });

  it("counts days as Dubai does", () => {
    expect(endInstant("2026-11-21T20:30:00Z", toMs("2026-11-21T19:00:00Z"))).toBe("tomorrow 00:30 GST");
  });
});

describe("the past", () => {
  it("is told in the coarsest honest unit", () => {
    const now = toMs(at);
    expect([0, 21_000, 240_000, 7_200_000, 3 * 86_400_000].map((ms) => ago(now - ms, now))).toEqual([
      "just now",
      "21 s ago",
      "4 min ago",
      "2 h ago",
      "3 d ago",
    ]);
  });
});
