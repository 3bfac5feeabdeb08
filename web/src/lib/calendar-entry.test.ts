import { describe, expect, it } from "vitest";
import { calendarFile } from "./calendar-entry.ts";

const entry = {
  uid: "lot-107-end",
  title: "Toyota Land Cruiser, lot 20461, ends; second chance",
  startMs: Date.parse("2026-11-24T10:04:41.000Z"),
  endMs: Date.parse("2026-11-24T10:19:41.000Z"),
  url: "https://marsa.example/auction/107",
  place: "Al Awir, Dubai",
  alarmMinutes: 15,
};
const lines = (text: string) => text.split("\r\n");

describe("a calendar file", () => {
  it("has the moment in UTC, the lot's address and an alarm, and ends each line as the standard has it", () => {
    const text = calendarFile(entry, entry.startMs);
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

  it("escapes what separates, and folds long lines without cutting a letter", () => {
    const title = "فيلا النخلة, ".repeat(12);
    const text = calendarFile({ ...entry, title }, entry.startMs);
    for (const line of lines(text)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll("\r\n ", "");
    expect(unfolded).toContain(`SUMMARY:${title.replaceAll(",", "\\,")}`);
  });
});
