import { describe, expect, it } from "vitest";
import { amountFault, readAmount, readyAmounts } from "./amount.ts";

describe("A typed amount", () => {
  it.each([
    ["7200", 7_200],
    ["7,200.50", 7_200.5],
    [" 19.99 ", 19.99],
    ["٧٢٠٠", 7_200],
    ["1.234", null],
    ["-5", null],
    ["seven", null],
    ["", null],
  ])("%j is %s", (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it("is refused in the words of the rules", () => {
    expect(amountFault("")).toBe("Amount is required");
    expect(amountFault("1.234")).toBe("Amount must be valid");
    expect(amountFault("0.5")).toBe("Minimum value is 1");
    expect(amountFault("10000001")).toBe("Maximum value is 10,000,000");
    expect(amountFault("600", { most: 500 })).toBe("Maximum value is 500");
    expect(amountFault("600")).toBeUndefined();
  });

  it("is suggested: the missing amount, and round amounts above it", () => {
    expect(readyAmounts(7_200)).toEqual([7_200, 10_000, 20_000]);
    expect(readyAmounts(undefined)).toEqual([5_000, 10_000, 20_000, 50_000]);
  });
});
