import { describe, expect, it } from "vitest";
import { shiftAt } from "./burn-in.ts";

const minutes = Array.from({ length: 60 }, (_, i) => i + 1_000);

describe("the picture of a wall screen", () => {
  it("moves by 2 px each minute, in one direction", () => {
    for (const minute of minutes) {
      const [was, is] = [shiftAt(minute), shiftAt(minute + 1)];
      expect(Math.abs(is.x - was.x) + Math.abs(is.y - was.y)).toBe(2);
    }
  });

  it("never moves more than 4 px from its place, and returns", () => {
    for (const minute of minutes) {
      const { x, y } = shiftAt(minute);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBe(4);
      expect(shiftAt(minute + 16)).toEqual({ x, y });
    }
  });
});
