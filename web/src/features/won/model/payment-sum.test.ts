import { describe, expect, it } from "vitest";
import { paymentSum, topUpOf } from "./payment-sum.ts";

describe("The parts of a payment", () => {
  it("add up to the sum due, to the fils", () => {
    const sum = paymentSum(118_946.5, 23_300, 45_000);
    expect(sum).toEqual({ fromHold: 2_330_000, fromDeposit: 4_500_000, missing: 5_064_650 });
    expect(topUpOf(sum.missing, 0.02)).toEqual({ amount: 5_064_650, fee: 101_293, charge: 5_165_943 });
  });

  it("take from the deposit only what the hold leaves open", () => {
    expect(paymentSum(30_630, 6_000, 1_000_000)).toEqual({
      fromHold: 600_000,
      fromDeposit: 2_463_000,
      missing: 0,
    });
    expect(paymentSum(925, 1_000, 0)).toEqual({ fromHold: 92_500, fromDeposit: 0, missing: 0 });
  });

  it("need a top-up of one dirham at least", () => {
    expect(topUpOf(50, 0.02).amount).toBe(100);
    expect(topUpOf(0, 0.02)).toEqual({ amount: 0, fee: 0, charge: 0 });
  });
});
