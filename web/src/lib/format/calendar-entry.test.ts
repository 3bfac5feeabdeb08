import { describe, expect, it } from "vitest";
import { alarmOf, calendarFile } from "./calendar-entry.ts";

const entry = {
  uid: "lot-107-end",
  title: "Toyota Land Cruiser, lot 20461, ends; second chance",
  startMs: Date.parse("2026-11-24T10:04:41.000Z"),
  endMs: Date.parse("2026-11-24T10:19:41.000Z"),
  url: "https://marsa.example/auction/107",
  place: "Al Awir, Dubai",
  alarmMinutes: 15,
};
const before = (minutes: number) => alarmOf(entry, entry.startMs - minutes * 60_000);
const lines = (text: string) => text.split("\r\n");

describe("a calendar file", () => {
  it("has the moment in UTC, the lot's address, an alarm and the line ends of the standard", () => {
    const text = calendarFile(entry, entry.startMs - 3_600_000);
    expect(lines(text)).toEqual(
      expect.arrayContaining([
        "BEGIN:VCALENDAR",
        "UID:lot-107-end@marsa",
        "DTSTART:20261124T100441Z",
        "DTEND:20261124T101941Z",
        "LOCATION:Al Awir\\, Dubai",
        "URL:https://marsa.example/auction/107",
        "TRIGGER:-PT15M",
      ]),
    );
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });

  it("sets the alarm to half of the time left where little time is left", () => {
    expect([before(60), before(16), before(15), before(3), before(1), before(-5)]).toEqual([
      15, 15, 7, 1, 0, 0,
    ]);
  });

  it("escapes separators, and folds long lines without splitting a letter", () => {
    const title = "فيلا النخلة, ".repeat(12);
    const text = calendarFile({ ...entry, title }, entry.startMs);
    for (const line of lines(text)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll("\r\n ", "");
    expect(unfolded).toContain(`SUMMARY:${title.replaceAll(",", "\\,")}`);
  });
});
