import { describe, expect, it } from "vitest";
import { accountFault, plain, amountFault, readyAmounts, TOP_UP } from "./rules.ts";
import { fieldRules } from "@marsa/api-spec/rules";
import { numberIn } from "#/components/form/number-input.ts";

describe("The account of a refund", () => {
  const typed = { iban: "AE07 0331 2345 6789 0123 456", swift: "ebilaeadxxx" };
  const faults = (change: Partial<typeof typed>) =>
    (["iban", "swift"] as const).map((field) => accountFault(field, { ...typed, ...change }));

  it("accepts numbers with blanks, dashes and hidden marks, in small letters", () => {
    expect(faults({})).toEqual([undefined, undefined]);
    expect(faults({ iban: "\u202aae07-0331-2345-6789-0123-456\u202c" })).toEqual([undefined, undefined]);
    expect(faults({ iban: "gb82 west 1234 5698 7654 32", swift: "BARCGB22" })).toEqual([
      undefined,
      undefined,
    ]);
    expect(plain("ae07 0331")).toBe("AE070331");
  });

  it("names a missing and a wrong number", () => {
    expect(faults({ iban: " ", swift: "" })).toEqual(["IBAN is required", "SWIFT/BIC is required"]);
    expect(faults({ iban: "AE08 0331 2345 6789 0123 456" })).toEqual(["IBAN must be valid", undefined]);
    expect(faults({ iban: "AE07 0331 2345 6789 0123 45" })).toEqual(["IBAN must be valid", undefined]);
    expect(faults({ swift: "EBILAEA" })).toEqual([undefined, "SWIFT/BIC must be valid"]);
  });

  it("refuses a SWIFT/BIC of another country than the IBAN", () => {
    expect(faults({ swift: "BARCGB22" })).toEqual([undefined, "SWIFT/BIC and IBAN must be of one country"]);
  });
});

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
