/** The money formulas. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aedToFils,
  filsToAed,
  isWholeFils,
  needAed,
  needsSecondConfirmation,
  nextMin,
  powerAed,
  priceBreakdown,
  sellerProceeds,
  suggestedStep,
  type DepositTerms,
  type PriceTerms,
  type VatMode,
} from "./money.ts";
import { amountInWords } from "./text/amount-in-words.ts";

const vehicle: DepositTerms = { rate: 0.2, min: 1_000 };
const apartment: DepositTerms = { rate: 0.2, min: 5_000 };
const terms = (mode: VatMode = "included"): PriceTerms => ({
  fee: { rate: 0.02, min: 500, max: 10_000 },
  vat: { mode, rate: 0.05 },
});
const aed = (fils: number) => filsToAed(fils);

describe("AED and fils", () => {
  it("takes two decimals although binary fractions are inexact", () => {
    expect(aedToFils(19.99)).toBe(1_999);
    expect(aedToFils(1_234_567.89)).toBe(123_456_789);
  });
  it("refuses a fraction of a fils, NaN and infinity", () => {
    for (const wrong of [0.001, 19.999, Number.NaN, Infinity]) {
      expect(isWholeFils(wrong)).toBe(false);
      expect(() => aedToFils(wrong)).toThrow(RangeError);
    }
    expect(() => filsToAed(0.5)).toThrow(RangeError);
  });
  it("takes exactly the amounts in whole fils, and no noise of binary fractions", () => {
    expect([100, 19.99, 3.3, 0].map(isWholeFils)).toEqual([true, true, true, true]);
    expect([3.3000000000000003, 0.1 + 0.2, 19.995, 1e308].map(isWholeFils)).toEqual(Array(4).fill(false));
  });
  it("comes back unchanged from a round trip", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (fils) => {
        expect(aedToFils(filsToAed(fils))).toBe(fils);
      }),
    );
  });
});

describe("the deposit", () => {
  it("is a fifth of the maximum", () => expect(needAed(179_000, vehicle)).toBe(35_800));
  it("is rounded up to a whole dirham", () => expect(needAed(20_001, vehicle)).toBe(4_001));
  it("is never below the least deposit of its kind", () => {
    expect(needAed(100, vehicle)).toBe(1_000);
    expect(needAed(100, apartment)).toBe(5_000);
  });
  it("carries five times the free and held amount", () => {
    expect(powerAed(4_500_000, 0, vehicle)).toBe(225_000);
    expect(powerAed(4_500_000, 500_000, vehicle)).toBe(250_000);
  });
  it("drops single fils before it multiplies", () => expect(powerAed(100_099, 0, vehicle)).toBe(5_000));
  it("carries nothing below the least deposit", () => {
    expect(powerAed(99_999, 0, vehicle)).toBe(0);
    expect(powerAed(400_000, 0, apartment)).toBe(0);
  });
  it("refuses a rate finer than a basis point, which integers could not carry", () => {
    expect(() => needAed(1_000, { rate: 0.00001, min: 0 })).toThrow(RangeError);
    expect(() => needAed(1_000, { rate: Number.NaN, min: 0 })).toThrow(RangeError);
  });
  it("covers an amount exactly when the power is not below it", () => {
    const odd: DepositTerms = { rate: 0.1733, min: 1_000 };
    fc.assert(
      fc.property(
        fc.constantFrom(vehicle, odd),
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.integer({ min: 0, max: 300_000_000 }),
        (table, amount, free) => {
          const covered = needAed(amount, table) * 100 <= free;
          const power = powerAed(free, 0, table);
          expect(power >= amount).toBe(covered);
          // The last amount that is covered, and the next one.
          expect(power === 0 || needAed(power, table) * 100 <= free).toBe(true);
          expect(needAed(power + 1, table) * 100).toBeGreaterThan(free);
        },
      ),
    );
  });
});

describe("the amounts in the panel", () => {
  it("asks for the start price first, then one step more than the price", () => {
    expect(nextMin({ price: null, startPrice: 20_000, step: 500 })).toBe(20_000);
    expect(nextMin({ price: 178_000, startPrice: 150_000, step: 1_000 })).toBe(179_000);
  });
  it.each([
    [4_999, 100],
    [5_000, 250],
    [24_999, 250],
    [25_000, 500],
    [150_000, 1_000],
    [999_999, 1_000],
    [1_000_000, 5_000],
    [5_000_000, 10_000],
  ])("suggests for a start price of %i a step of %i", (start, step) =>
    expect(suggestedStep(start)).toBe(step),
  );
});

describe("the all-in price", () => {
  it("of 178,000 is 181,738: fee 3,560 and VAT on it 178", () => {
    const price = priceBreakdown(178_000, terms());
    expect([price.feeFils, price.vatOnFeeFils, price.allInFils].map(aed)).toEqual([3_560, 178, 181_738]);
  });
  it.each([
    [179_000, 182_759],
    [181_000, 184_801],
    [183_000, 186_843],
    [215_000, 219_515],
  ])("of %i is %i", (bid, allIn) => expect(aed(priceBreakdown(bid, terms()).allInFils)).toBe(allIn));
  it("has a fee of 500 at least and 10,000 at most", () => {
    expect(aed(priceBreakdown(1_000, terms()).feeFils)).toBe(500);
    expect(aed(priceBreakdown(2_000_000, terms()).feeFils)).toBe(10_000);
  });
  it("shows the VAT inside the bid, half up to the fils, only where it is included", () => {
    expect(priceBreakdown(178_000, terms("included")).vatInsideFils).toBe(847_619); // 8,476.1904...
    expect(priceBreakdown(178_000, terms("without")).vatInsideFils).toBeNull();
    expect(priceBreakdown(178_000, terms("partial")).vatInsideFils).toBeNull();
  });
  it("is the same in every VAT mode: VAT inside the bid is never added", () => {
    const sums = (["included", "without", "partial"] as const).map(
      (m) => priceBreakdown(99_999, terms(m)).allInFils,
    );
    expect(new Set(sums).size).toBe(1);
  });
  it("rounds each part half up", () => {
    // 33,333 x 2 % = 666.66; 5 % of it = 33.333 -> 33.33. And 25,025 -> 500.50; 5 % = 25.025 -> 25.03.
    expect(priceBreakdown(33_333, terms()).vatOnFeeFils).toBe(3_333);
    expect(priceBreakdown(25_025, terms()).vatOnFeeFils).toBe(2_503);
  });
});

describe("a typing error", () => {
  it("is an exact bid more than five steps above the next minimum", () => {
    expect(needsSecondConfirmation(184_000, "exact", 179_000, 1_000)).toBe(false);
    expect(needsSecondConfirmation(184_001, "exact", 179_000, 1_000)).toBe(true);
  });
  it("is an exact bid more than a quarter above it, however large the step", () => {
    expect(needsSecondConfirmation(1_250, "exact", 1_000, 100)).toBe(false);
    expect(needsSecondConfirmation(1_251, "exact", 1_000, 100)).toBe(true);
  });
  it("is a maximum of more than twice the next minimum", () => {
    expect(needsSecondConfirmation(358_000, "max", 179_000, 1_000)).toBe(false);
    expect(needsSecondConfirmation(358_001, "max", 179_000, 1_000)).toBe(true);
  });
});

describe("an amount in words", () => {
  it.each([
    [0, "zero dirhams"],
    [1, "one dirham"],
    [19, "nineteen dirhams"],
    [20, "twenty dirhams"],
    [101, "one hundred one dirhams"],
    [1_000, "one thousand dirhams"],
    [179_000, "one hundred seventy-nine thousand dirhams"],
    [1_790_000, "one million seven hundred ninety thousand dirhams"],
    [2_000_001, "two million one dirhams"],
  ])("says %i as %s", (amount, words) => expect(amountInWords(amount)).toBe(words));
  it("has no words for fractions and negatives", () => {
    for (const wrong of [1.5, -1, 1e15]) expect(() => amountInWords(wrong)).toThrow(RangeError);
  });
});

const vat = (mode: VatMode) => ({ mode, rate: 0.05 });

describe("what the seller gets", () => {
  it("is the price less the fee and the VAT on it, and less the VAT inside the price", () => {
    expect(sellerProceeds(95_000, { feeRate: 0, vat: vat("included") })).toEqual({
      priceFils: 9_500_000,
      feeFils: 0,
      vatOnFeeFils: 0,
      creditedFils: 9_500_000,
      vatInsideFils: 452_381,
      netFils: 9_047_619,
    });
  });

  it("has no VAT of its own without VAT and in the margin scheme", () => {
    expect(sellerProceeds(1_001, { feeRate: 0.015, vat: vat("without") })).toMatchObject({
      feeFils: 1_502,
      vatOnFeeFils: 75,
      vatInsideFils: null,
      netFils: 98_523,
    });
    expect(sellerProceeds(1_000, { feeRate: 0, vat: vat("partial") })).toMatchObject({ vatInsideFils: null });
  });
});
