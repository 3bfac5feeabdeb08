import { expect, it } from "vitest";
import { bidOnIn, feesIn, typedOf } from "./fees.ts";

const config = { fee: { rate: 0.02, min: 500, max: 10_000 } };
const own = { buyer: { basis_points: 350, min: 0, max: 50_000 }, seller: 25 };

it("fees are typed as they were set, and empty is the house's", () => {
  expect(feesIn(typedOf(own, config)).fees).toEqual(own);
  expect(typedOf(undefined, config)).toEqual({ buyer: "", min: "500", max: "10,000", seller: "" });
  expect(feesIn(typedOf(undefined, config)).fees).toEqual({ buyer: null, seller: null });
});

it("a percentage is from 0 to 20, and the most not below the least", () => {
  const typed = { ...typedOf(own, config), buyer: "21", seller: "x", min: "900", max: "800" };
  expect(feesIn(typed)).toEqual({
    fees: null,
    errors: {
      buyer: expect.any(String),
      seller: expect.any(String),
      max: "Not less than the least",
    },
  });
});

it("a bid counts for a published lane alone", () => {
  const lots = [
    { number: 20_001, live: { price: null } },
    { number: 20_002, live: { price: 9_000 } },
  ] as never;
  expect(bidOnIn({ state: "draft", lots })).toBeNull();
  expect(bidOnIn({ state: "scheduled", lots })).toBe(20_002);
});
