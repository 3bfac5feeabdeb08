import { describe, expect, it } from "vitest";
import { checkDigit, hasFrameForm, hasVinForm, isVin, writtenVin } from "./vin.ts";

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
});

describe("a frame number", () => {
  it.each([
    "JZX100-0012345",
    "GRS182-1234567",
    "BNR34-000123",
    "FD2-1000123",
    "CT9A-0200123",
    "GC8-071234",
    "S15-000123",
    "ZVW30-5512345",
  ])("%s has the form, and no check digit", (number) => {
    expect([hasFrameForm(number), hasVinForm(number), isVin(number)]).toEqual([true, false, false]);
  });

  it.each([
    "",
    "JZX100",
    "JZX100-",
    "JZX100-12",
    "-0012345",
    "JZX100-00123456",
    "jzx100-0012345",
    "JZX100-00I2345",
  ])("%j has not", (text) => {
    expect(hasFrameForm(text)).toBe(false);
  });

  it.each([
    ["jzx100-0012345", "JZX100-0012345"],
    ["JZX100 0012345", "JZX100-0012345"],
    [" JZX100 – 0012345", "JZX100-0012345"],
    ["jtm hv05 j904 123456", "JTMHV05J904123456"],
    ["JTMHV05J9-04123456", "JTMHV05J904123456"],
    ["JTMHV05J90412345", "JTMHV05J90412345"],
    ["JZX100 ", "JZX100-"],
  ])("%j is written %s", (text, written) => {
    expect(writtenVin(text)).toBe(written);
  });
});
