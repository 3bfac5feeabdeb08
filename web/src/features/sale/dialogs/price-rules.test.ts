import { describe, expect, it } from "vitest";
import { priceErrors, priceOf } from "./price-rules.ts";

const prices = { start_price: "20,000", min_price: "25,000", buy_now: "40,000" };

describe("the prices of a lot", () => {
  it("may be typed with commas; an empty field is no price", () => {
    expect(priceOf("20,000")).toBe(20_000);
    expect(priceOf(" ")).toBeNull();
    expect(priceOf("20.5")).toBeNaN();
  });

  it("have no errors where each rule holds", () => {
    expect(priceErrors(prices, 500)).toEqual({});
    expect(priceErrors({ ...prices, min_price: "", buy_now: "" }, 500)).toEqual({});
  });

  it.each([
    [{ start_price: "" }, { start_price: "Start price is required" }],
    [{ start_price: "0" }, { start_price: '"Start" price must be greater than 0' }],
    [{ min_price: "x" }, { min_price: "Min price must be valid" }],
    [{ min_price: "19,999" }, { min_price: "Min price can't be less than Start price" }],
    [
      { min_price: "", buy_now: "21,999" },
      { buy_now: "Buy now price must be at least 4x Bid steps greater than Start price" },
    ],
    [{ buy_now: "25,000" }, { buy_now: "Minimum value is 25,001" }],
  ])("%j is refused in the words of the product", (typed, errors) => {
    expect(priceErrors({ ...prices, ...typed }, 500)).toEqual(errors);
  });
});
