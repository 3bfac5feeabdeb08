import { describe, expect, it } from "vitest";
import {
  countdownSpoken,
  countdownText,
  inLastMinutes,
  pauseText,
  untilText,
  waterline,
} from "./countdown.ts";

const s = 1000;
const m = 60 * s;
const h = 60 * m;

describe("a countdown", () => {
  it("shows days and hours, hours and minutes, then minutes and seconds", () => {
    expect(countdownText(28 * h)).toBe("1 d 04 h");
    expect(countdownText(2 * h + 5 * m + 59 * s)).toBe("2 h 05 m");
    expect(countdownText(12 * m + 33 * s)).toBe("12:33");
    expect(countdownText(107 * s)).toBe("01:47");
  });

  it("changes its form exactly at the day and at the hour", () => {
    expect(countdownText(24 * h)).toBe("1 d 00 h");
    expect(countdownText(24 * h - s)).toBe("23 h 59 m");
    expect(countdownText(h)).toBe("1 h 00 m");
    expect(countdownText(h - s)).toBe("59:59");
  });

  it("shows 00:00 only when the time has run out, and never less", () => {
    expect(countdownText(1)).toBe("00:01");
    expect(countdownText(0)).toBe("00:00");
    expect(countdownText(-5 * s)).toBe("00:00");
  });

  it("is spoken in words", () => {
    expect(countdownSpoken(28 * h)).toBe("1 day 4 hours");
    expect(countdownSpoken(61 * s)).toBe("1 minute 1 second");
    expect(countdownSpoken(0)).toBe("no time");
  });
});

describe("the waterline", () => {
  const window = 2 * m;

  it("is full until the last hour and then ebbs", () => {
    expect(waterline(3 * h, window)).toBe(1);
    expect(waterline(30 * m, window)).toBe(0.5);
  });

  it("starts full again in the closing window", () => {
    expect(waterline(window, window)).toBe(1);
    expect(waterline(30 * s, window)).toBe(0.25);
    expect(waterline(0, window)).toBe(0);
  });

  it("counts as last minutes from the first moment of the window", () => {
    expect(inLastMinutes(window, window)).toBe(true);
    expect(inLastMinutes(window + 1, window)).toBe(false);
  });
});

describe("a pause", () => {
  it("is written in seconds, then in minutes and seconds, then in hours and minutes", () => {
    expect([1, 59, 60, 249, 3599].map(pauseText)).toEqual([
      "1 s",
      "59 s",
      "1:00 min",
      "4:09 min",
      "59:59 min",
    ]);
    expect([3600, 3601, 7199].map(pauseText)).toEqual(["1 h 00 min", "1 h 01 min", "2 h 00 min"]);
  });
});

it("counts down to a future time, and says soon for a past one", () => {
  expect(untilText("in", 65_000)).toBe("in 01:05");
  expect(untilText("in", 0)).toBe("soon");
  expect(untilText("Seller:", -1)).toBe("soon");
});
