import { fieldRules } from "@marsa/api-spec/rules";
import { describe, expect, it } from "vitest";
import { numberIn } from "#/components/form/number-input.ts";
import { amountFault, readyAmounts, TOP_UP } from "./amount.ts";

describe("A typed amount", () => {
  it.each([
    ["7200", 7_200],
    ["7,200.50", 7_200.5],
    [" 19.99 ", 19.99],
    ["٧٢٠٠", 7_200],
    ["7,50", 7.5],
    ["AED 7,500.00", 7_500],
    ["1.234", null],
    ["-5", null],
    ["seven", null],
    ["", null],
  ])("%j is %s", (text, amount) => {
    expect(numberIn(text, TOP_UP)).toBe(amount);
  });

  it("is refused in the words of the rules", () => {
    expect(amountFault("")).toBe("Amount is required");
    expect(amountFault("1.234")).toBe(fieldRules.doubtful());
    expect(amountFault("1.2345")).toBe("Amount must be valid");
    expect(amountFault("0.5")).toBe("Minimum value is 1");
    expect(amountFault("10000001")).toBe("Maximum value is 10,000,000");
    expect(amountFault("600", { ...TOP_UP, max: 500 })).toBe("Maximum value is 500");
    expect(amountFault("600")).toBeUndefined();
  });

  it("is suggested: the missing amount, and round amounts above it", () => {
    expect(readyAmounts(7_200)).toEqual([7_200, 10_000, 20_000]);
    expect(readyAmounts(undefined)).toEqual([5_000, 10_000, 20_000, 50_000]);
  });
});
