import { fieldRules } from "@marsa/api-spec/rules";
import { describe, expect, it } from "vitest";
import { priceErrors } from "./price-rules.ts";

const prices = { start_price: "20,000", min_price: "25,000", buy_now: "40,000" };

describe("the prices of a lot", () => {
  it("have no errors where each rule holds", () => {
    expect(priceErrors(prices, 500)).toEqual({});
    expect(priceErrors({ ...prices, min_price: "", buy_now: " " }, 500)).toEqual({});
    expect(priceErrors({ ...prices, buy_now: "AED 40.000,00" }, 500)).toEqual({});
  });

  it.each([
    [{ start_price: "" }, { start_price: "Start price is required" }],
    [{ start_price: "0" }, { start_price: '"Start" price must be greater than 0' }],
    [{ min_price: "x" }, { min_price: "Min price must be valid" }],
    [{ min_price: "25.000" }, { min_price: fieldRules.doubtful() }],
    [{ start_price: "20.5" }, { start_price: "Start price must be a whole number" }],
    [{ buy_now: "99999999999999" }, { buy_now: "Maximum value is 1,000,000,000" }],
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
