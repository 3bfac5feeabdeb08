/** Tests of the costs beside the price. */
import { expect, it } from "vitest";
import { insuranceAed, netYield } from "./you-pay.ts";

it("The insurance is a share of the price in steps of AED 10, and at least its minimum", () => {
  const terms = { rate: 0.019, min: 1_100, source: "" };
  expect(insuranceAed(179_000, terms)).toBe(3_400);
  expect(insuranceAed(20_000, terms)).toBe(1_100);
});

it("The yield is the rent without the service charge, as a share of what the buyer pays", () => {
  const pays = 153_415_000;
  const { leftAed, share } = netYield({ rent: 112_000, service_charge: 18_233 }, pays)!;
  expect([leftAed, share.toFixed(3)]).toEqual([93_767, "0.061"]);
  expect(netYield({ rent: 112_000, service_charge: null }, pays)?.leftAed).toBe(112_000);
  expect(netYield({ rent: null, service_charge: 18_233 }, pays)).toBeNull();
});

it("The yield of amounts with fils is exact", () => {
  const pays = 153_415_000;
  expect(netYield({ rent: 112_000.1, service_charge: 18_233.2 }, pays)).toEqual({
    leftAed: 93_766.9,
    share: 9_376_690 / pays,
  });
});
