import { expect, it } from "vitest";
import { offsetWords } from "./dubai-time.ts";

it("the distance to the real time is written in the words of the countdowns", () => {
  expect(offsetWords(900)).toBe("The real time");
  expect(offsetWords(-1_900)).toBe("The real time");
  expect(offsetWords(600_000)).toBe("10:00 ahead of the real time");
  expect(offsetWords(-7_500_000)).toBe("2 h 05 m behind the real time");
});
