import { expect, it } from "vitest";
import { longCountdown } from "./long-countdown.ts";

const m = 60_000;
const h = 60 * m;

it("the countdown of a deadline of days goes to the minute", () => {
  expect(longCountdown(30 * h + 7 * m)).toBe("1 d 06 h 07 m");
  expect(longCountdown(23 * h + 29 * m)).toBe("23 h 29 m");
  expect(longCountdown(-1)).toBe("00:00");
});
