/** Tests of `vin.ts`. */
import { isVin } from "@marsa/api-spec/vin";
import { describe, expect, it } from "vitest";
import { randomFrom } from "../random.ts";
import { makeVin } from "./vin.ts";

describe("a VIN", () => {
  it("is made valid, with the maker's prefix and the year's letter", () => {
    const vin = makeVin(randomFrom(1), "JTM", 2021);
    expect(isVin(vin)).toBe(true);
    expect([vin.slice(0, 3), vin[9]]).toEqual(["JTM", "M"]);
  });
});
