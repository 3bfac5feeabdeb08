import { describe, expect, it } from "vitest";
import { checkDigit, hasVinForm, isVin, modelYear } from "./vin.ts";

describe("a VIN", () => {
  it("has the check digit of the published examples", () => {
    expect(checkDigit("1M8GDM9AXKP042788")).toBe("X");
    expect(isVin("11111111111111111")).toBe(true);
    expect(isVin("11111111211111111")).toBe(false);
  });

  it("has 17 letters and digits, without I, O and Q", () => {
    expect(hasVinForm("JTMHV05J904123456")).toBe(true);
    expect(["JTMHV05J90412345", "JTMHV05J9O4123456", "jtmhv05j904123456"].map(hasVinForm)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("says its model year, of the last 30 years", () => {
    expect(modelYear("JTEBU3FJ0M5861942", 2027)).toBe(2021);
    expect(modelYear("JTEBU3FJ0Y5861942", 2027)).toBe(2000);
    expect(modelYear("JTEBU3FJ0U5861942", 2027)).toBeNull();
  });
});
