import { expect, it } from "vitest";
import { directionFor } from "./direction.ts";

it("an address turns the page right to left, and the visit stays so until an address turns it back", () => {
  expect(directionFor("", null)).toBeNull();
  expect(directionFor("?dir=rtl", null)).toBe("rtl");
  expect(directionFor("?q=supra", "rtl")).toBe("rtl");
  expect(directionFor("?dir=ltr", "rtl")).toBe("ltr");
  expect(directionFor("?dir=up", null)).toBeNull();
});
