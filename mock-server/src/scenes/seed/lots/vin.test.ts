/** Tests of `vin.ts`. */
import { describe, expect, it } from "vitest";
import { randomFrom } from "../random.ts";
import { checkDigit, isVin, makeVin } from "./vin.ts";

describe("a VIN", () => {
  it("has the check digit of the published examples", () => {
    expect(checkDigit("1M8GDM9AXKP042788")).toBe("X");
    expect(isVin("11111111111111111")).toBe(true);
    expect(isVin("11111111211111111")).toBe(false);
  });

  it("is made valid, with the maker's prefix and the year's letter", () => {
    const vin = makeVin(randomFrom(1), "JTM", 2021);
    expect(isVin(vin)).toBe(true);
    expect([vin.slice(0, 3), vin[9]]).toEqual(["JTM", "M"]);
  });
});
