import { describe, expect, it } from "vitest";
import { chosenTime, entryAfterDrag, turned, usualTimes, wheelsOf } from "./wheel-times.ts";

const NOW = Date.parse("2026-11-24T10:02:54.000Z");

describe("the wheels for date and time", () => {
  // @proves 9.constant.picker-drag-sensitivity-1-7
  it("turn 1.7 times as far as the finger moves, and stop at their ends", () => {
    expect(entryAfterDrag(5, -36, 24)).toBe(7);
    expect(entryAfterDrag(5, 21, 24)).toBe(4);
    expect(entryAfterDrag(1, 500, 24)).toBe(0);
    expect(entryAfterDrag(20, -500, 24)).toBe(23);
  });

  it("begin at the next full hour of tomorrow in Dubai", () => {
    expect(chosenTime("", NOW)).toBe("2026-11-25T15:00");
    expect(chosenTime("2026-11-29T20:15", NOW)).toBe("2026-11-29T20:15");
    expect(chosenTime("", NOW, "2026-11-26T18:00")).toBe("2026-11-29T18:00");
  });

  it("are spared by a sale of three days from tomorrow evening", () => {
    expect(usualTimes(NOW)).toEqual({ start: "2026-11-25T18:00", end: "2026-11-28T18:00" });
  });

  it("stand at the chosen time", () => {
    const [day, hour, minute] = wheelsOf("2026-11-29T20:15", NOW);
    expect([day.entries[day.at], hour.entries[hour.at], minute.entries[minute.at]]).toEqual([
      "Sun Nov 29",
      "20",
      "15",
    ]);
    expect(day.entries[0]).toBe("Tue Nov 24");
  });

  it("change one part of the time", () => {
    expect(turned("2026-11-29T20:15", 0, 0, NOW)).toBe("2026-11-24T20:15");
    expect(turned("2026-11-29T20:15", 1, 7, NOW)).toBe("2026-11-29T07:15");
    expect(turned("2026-11-29T20:15", 2, 11, NOW)).toBe("2026-11-29T20:55");
  });

  it("have a day that lies before today, when it was chosen before", () => {
    const [day] = wheelsOf("2026-11-20T20:15", NOW);
    expect([day.at, day.entries[0]]).toEqual([0, "Fri Nov 20"]);
  });
});
