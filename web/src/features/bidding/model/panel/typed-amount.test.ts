import { fieldRules } from "@marsa/api-spec/rules";
import { describe, expect, it } from "vitest";
import { typedAmount } from "./typed-amount.ts";
import { conditions, liveLot, myLot } from "../test-support.ts";

const funds = { available: 1_000_000, heldHere: 0 };
const asBidder = { mode: "max", live: liveLot(), mine: myLot(), leading: false, conditions, funds } as const;

it("a typed plain bid is any amount from the next minimum on, below an open buy-now price, and no maximum", () => {
  const plain = { ...asBidder, mode: "exact" } as const;
  expect(typedAmount("179,001", plain)).toMatchObject({ kind: "right", offer: { amount: 179_001 } });
  expect(typedAmount("178,999", plain)).toEqual({ kind: "wrong", sentence: "Minimum value is 179,000" });
  expect(typedAmount("215,000", plain)).toEqual({ kind: "wrong", sentence: "Maximum value is 214,999" });
  expect(typedAmount("12.5", plain)).toMatchObject({
    kind: "wrong",
    sentence: expect.not.stringContaining("Maximum"),
  });
});

describe("a typed maximum", () => {
  it("is an offer from the next minimum on, between two increments too", () => {
    expect(typedAmount("179,000", asBidder)).toMatchObject({ kind: "right", offer: { holdAed: 35_800 } });
    expect(typedAmount("179,001", asBidder)).toMatchObject({ kind: "right", offer: { holdAed: 35_801 } });
    expect(typedAmount("178,999", asBidder)).toEqual({
      kind: "wrong",
      sentence: "Minimum value is 179,000",
    });
  });

  it("stays below an open buy-now price; a higher amount is a purchase", () => {
    expect(typedAmount("214,999", asBidder).kind).toBe("right");
    expect(typedAmount("215,000", asBidder)).toEqual({
      kind: "wrong",
      sentence: "Maximum value is 214,999",
    });
    const closed = { ...asBidder, live: liveLot({ buynow_open: false }) };
    expect(typedAmount("215,000", closed).kind).toBe("right");
  });

  it("of a leader must be above their own maximum", () => {
    const leader = {
      ...asBidder,
      leading: true,
      mine: myLot({ status: "leading", max: 200_000, hold: 40_000 }),
    };
    expect(typedAmount("200,000", leader)).toEqual({ kind: "wrong", sentence: "Minimum value is 200,001" });
    expect(typedAmount("200,001", leader).kind).toBe("right");
  });

  it("says how much the deposit lacks", () => {
    const poor = { ...asBidder, funds: { available: 36_000, heldHere: 0 } };
    expect(typedAmount("190,000", poor)).toMatchObject({
      kind: "short",
      offer: { holdAed: 38_000, shortAed: 2_000 },
    });
  });

  it.each([
    ["AED 190,000.00", "right"],
    ["190.000,00", "right"],
    ["١٩٠٬٠٠٠٫٠٠", "right"],
    ["190.5k", "Maximum must be valid"],
    ["2026-12-06", "Maximum must be valid"],
    ["190.000", fieldRules.doubtful()],
    ["99999999999999", "Maximum value is 1,000,000,000"],
  ])("of the pasted text %j is %s", (text, wanted) => {
    const input = typedAmount(text, asBidder);
    expect(input.kind === "wrong" ? input.sentence : input.kind).toBe(wanted);
  });

  it("is neither while the field is empty", () => {
    expect(typedAmount(" ", asBidder)).toEqual({ kind: "empty" });
  });
});
