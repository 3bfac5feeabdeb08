import { describe, expect, it } from "vitest";
import { toMs } from "@marsa/api-spec/dates";
import { ago, endInstant } from "./time.ts";

const at = "2026-11-21T15:30:05.000Z";

describe("an end", () => {
  it("shows today with seconds, tomorrow with minutes, any other day with its date", () => {
    expect(endInstant(at, toMs("2026-11-21T15:00:00Z"))).toBe("today 19:30:05 GST");
    expect(endInstant(at, toMs("2026-11-20T19:59:59Z"))).toBe("tomorrow 19:30 GST");
    expect(endInstant(at, toMs("2026-11-18T10:00:00Z"))).toBe("Nov 21, 19:30 GST");
  });

  it("counts days in Dubai time", () => {
    expect(endInstant("2026-11-21T20:30:00Z", toMs("2026-11-21T19:00:00Z"))).toBe("tomorrow 00:30 GST");
  });
});

describe("the past", () => {
  it("uses the coarsest unit that is still true", () => {
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
