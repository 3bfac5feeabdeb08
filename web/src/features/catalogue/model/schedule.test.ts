import { describe, expect, it } from "vitest";
import { readScheduleAddress } from "./read-schedule-address.ts";
import { ownTime, salesOn, shownEnd, daysOf, laterDay } from "./schedule.ts";

const NOW = Date.parse("2026-11-21T21:30:00Z"); // 01:30 on the 22nd in Dubai

const queue = (start: string, state: "scheduled" | "draft" | "running" = "scheduled") =>
  ({
    id_queue: 1,
    name: "Evening lane",
    start,
    state,
    cities: [{ value: "dubai", label: "Dubai" }],
  }) as Parameters<typeof salesOn>[1]["queues"][number];

describe("the address of the schedule", () => {
  it("shows the week from today in Dubai, or the week of a day", () => {
    expect(daysOf(undefined, NOW)[0]).toBe("2026-11-22");
    expect(daysOf("2026-11-28", NOW)).toHaveLength(7);
    expect(daysOf("2026-11-28", NOW)[0]).toBe("2026-11-22");
    expect(daysOf("2026-11-29", NOW)[0]).toBe("2026-11-29");
    expect(laterDay("2026-11-29", 7)).toBe("2026-12-06");
  });

  it("is no page with an invalid value", () => {
    for (const bad of [{ day: "soon" }, { day: "2026-13-40" }, { kind: "boat" }, { sale: "car boot" }])
      expect(() => readScheduleAddress(bad)).toThrow(/is (no day|unknown)/);
    expect(readScheduleAddress({ kind: "vehicle", x: "1" })).toEqual({ kind: "vehicle" });
  });
});

const opening = (kind: "vehicle" | "apartment", at: string) => ({
  kind,
  at,
  lots: 3,
  cities: ["Dubai", "Sharjah"],
  inspection: null,
});

const openings = [opening("vehicle", "2026-11-22T06:00:00Z"), opening("apartment", "2026-11-22T09:00:00Z")];
const queues = [queue("2026-11-22T08:00:00Z"), queue("2026-11-22T09:00:00Z", "draft")];

const types = (address: object) =>
  salesOn("2026-11-22", { queues, openings }, address).map(({ type }) => type);

describe("the sales of a day", () => {
  it("are lanes, and the lots of a kind that open, the earliest first", () => {
    expect(salesOn("2026-11-22", { queues, openings }, {})).toMatchObject([
      { type: "opening", opening: { kind: "vehicle" }, at: Date.parse("2026-11-22T06:00:00Z") },
      { type: "lane", queue: { name: "Evening lane" } },
      { type: "opening", opening: { kind: "apartment" } },
    ]);
    expect(salesOn("2026-11-23", { queues, openings: [] }, {})).toEqual([]);
  });

  it("are narrowed down by the place of a lane's lots, and by the way of selling", () => {
    expect(types({ sale: "lane" })).toEqual(["lane"]);
    expect(types({ sale: "standard" })).toEqual(["opening", "opening"]);
    expect(types({ city: "sharjah" })).toEqual(["opening", "opening"]);
    expect(types({ city: "dubai" })).toEqual(["opening", "lane", "opening"]);
  });
});

describe("the first end of a day", () => {
  it("is shown until it has passed; then the next lots end now", () => {
    expect(shownEnd(NOW + 60_000, NOW)).toBe(NOW + 60_000);
    expect(shownEnd(NOW, NOW)).toBe("now");
    expect(shownEnd(NOW - 3_600_000, NOW)).toBe("now");
  });
});

describe("the reader's own time", () => {
  it("is shown outside Dubai", () => {
    expect(ownTime(NOW, "Europe/Berlin")).toBe("22:30 your time");
    expect(ownTime(NOW, "Asia/Dubai")).toBeNull();
  });
});
