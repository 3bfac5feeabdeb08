import { describe, expect, it } from "vitest";
import { offerOf, powerOf, staysAvailable } from "./offer.ts";
import { conditions } from "../test-support.ts";

describe("an offer", () => {
  it("has the costs and the hold of the visual reference", () => {
    const funds = { available: 45_000, heldHere: 0 };
    const { youPayFils, holdAed } = offerOf(179_000, conditions, funds);
    expect(youPayFils).toBe(18_317_900);
    expect(holdAed).toBe(35_800);
    expect(staysAvailable(funds, holdAed)).toBe(9_200);
    expect(powerOf(funds, conditions)).toBe(225_000);
  });

  it("lacks whole dirhams: fils of the deposit do not count", () => {
    expect(offerOf(50_000, conditions, { available: 9_999.99, heldHere: 0 }).shortAed).toBe(1);
    expect(offerOf(50_000, conditions, { available: 9_999.5, heldHere: 0.5 }).shortAed).toBe(0);
  });

  it("is covered up to exactly the power", () => {
    const funds = { available: 7_321.55, heldHere: 1_000 };
    const power = powerOf(funds, conditions);
    expect(offerOf(power, conditions, funds).shortAed).toBe(0);
    expect(offerOf(power + 1, conditions, funds).shortAed).toBeGreaterThan(0);
  });
});
