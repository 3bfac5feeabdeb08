import { describe, expect, it } from "vitest";
import { readScheduleAddress } from "./read-schedule-address.ts";
import { daysOf, laterDay } from "./days.ts";
import { openedBy, ownTime, salesOn, shownEnd } from "./sales.ts";

const NOW = Date.parse("2026-11-21T21:30:00Z"); // 01:30 on the 22nd in Dubai

const lot = (id: number, kind: "vehicle" | "apartment", opens: string, city: string) =>
  ({
    id_auction: id,
    kind,
    live: { opens },
    place: { city: { value: city.toLowerCase(), label: city }, inspection: "Al Awir, 9:00 to 17:00" },
  }) as Parameters<typeof salesOn>[1]["upcoming"][number];
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

describe("the sales of a day", () => {
  const upcoming = [
    lot(1, "vehicle", "2026-11-22T10:00:00Z", "Dubai"),
    lot(2, "vehicle", "2026-11-22T06:00:00Z", "Sharjah"),
    lot(3, "vehicle", "2026-11-22T12:00:00Z", "Dubai"),
    lot(4, "apartment", "2026-11-22T20:30:00Z", "Dubai"),
  ];
  const queues = [queue("2026-11-22T08:00:00Z"), queue("2026-11-22T09:00:00Z", "draft")];

  it("are lanes, and the lots of a kind that open together, the earliest first", () => {
    expect(salesOn("2026-11-22", { queues, upcoming }, {})).toMatchObject([
      {
        kind: "opening",
        of: "vehicle",
        lots: 3,
        places: ["Dubai", "Sharjah"],
        at: Date.parse("2026-11-22T06:00:00Z"),
      },
      { kind: "lane", queue: { name: "Evening lane" } },
    ]);
    // Half past midnight in Dubai is the next day.
    expect(salesOn("2026-11-23", { queues, upcoming }, {})).toMatchObject([
      { kind: "opening", of: "apartment" },
    ]);
  });

  it("leave out the lots that have opened since they were read", () => {
    expect(openedBy(upcoming, Date.parse("2026-11-22T05:59:59Z"))).toBe(0);
    expect(openedBy(upcoming, Date.parse("2026-11-22T06:00:00Z"))).toBe(1);
  });

  it("are narrowed down by kind, place and way of selling", () => {
    const count = (address: object) => salesOn("2026-11-22", { queues, upcoming }, address).length;
    expect([count({ sale: "lane" }), count({ sale: "standard" }), count({ kind: "apartment" })]).toEqual([
      1, 1, 1,
    ]);
    expect(salesOn("2026-11-22", { queues, upcoming }, { city: "sharjah" })).toMatchObject([{ lots: 1 }]);
    // The place of a lane is the place of its lots.
    expect(salesOn("2026-11-22", { queues, upcoming }, { city: "dubai" })).toMatchObject([
      { kind: "lane", queue: { name: "Evening lane" } },
      { kind: "opening", lots: 2 },
    ]);
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
