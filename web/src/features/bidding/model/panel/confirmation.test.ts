import { describe, expect, it } from "vitest";
import { confirmationOf } from "./confirmation.ts";
import type { Intention } from "../sending/intention.ts";
import { conditions, facts, liveLot, myLot } from "../test-support.ts";

const exact = (amount: number): Intention => ({ lotId: 107, amount, mode: "exact", key: "k".repeat(16) });
const max = (amount: number): Intention => ({ ...exact(amount), mode: "max" });
const confirm = (
  intention: Intention,
  { inWindow = true, ...change }: Parameters<typeof facts>[0] & { inWindow?: boolean } = {},
) => confirmationOf(intention, { ...facts(change), conditions, inWindow });

describe("a confirmation", () => {
  it("accepts an amount at the next minimum", () => {
    const { offer, obstacle, twice } = confirm(exact(179_000));
    expect(offer).toMatchObject({ amount: 179_000, youPayFils: 18_317_900, holdAed: 35_800 });
    expect(obstacle).toBeNull();
    expect(twice).toBe(false);
  });

  it("says when the price has passed the amount, offers the new minimum, and changes nothing by itself", () => {
    const live = liveLot({ price: 180_000, next_min: 181_000 });
    const { offer, obstacle } = confirm(exact(179_000), { live });
    expect(offer.amount).toBe(179_000);
    expect(obstacle).toEqual({
      sentence: "The price is AED 180,000 now. Your 179,000 is below the next minimum of 181,000.",
      raiseTo: 181_000,
    });
  });

  it("stops a bid of the present leader", () => {
    const leading = { status: "leading", mine: myLot({ status: "leading", max: 190_000 }) } as const;
    expect(confirm(exact(179_000), leading).obstacle?.sentence).toMatch(/leading already/);
    expect(confirm(max(190_000), leading).obstacle?.raiseTo).toBeNull();
    expect(confirm(max(190_001), leading).obstacle).toBeNull();
  });

  it("stops when the lot has ended, when the connection is lost, and when the deposit is used elsewhere", () => {
    expect(confirm(exact(179_000), { phase: "judging" }).obstacle?.sentence).toMatch(/has ended/);
    expect(confirm(exact(179_000), { sync: "waiting" }).obstacle?.sentence).toMatch(/paused/);
    const funds = { available: 30_000, heldHere: 0 };
    expect(confirm(exact(179_000), { funds }).obstacle?.sentence).toBe(
      "Your deposit is AED 5,800 short of it.",
    );
  });

  it("asks twice about a probable typing error", () => {
    const funds = { available: 1_000_000, heldHere: 0 };
    expect(confirm(exact(184_000), { funds }).twice).toBe(false);
    expect(confirm(exact(184_001), { funds }).twice).toBe(true);
    expect(confirm(max(358_000), { funds }).twice).toBe(false);
    expect(confirm(max(358_001), { funds }).twice).toBe(true);
  });

  it("of a purchase follows the buy-now price: offers another price, stops when it is closed", () => {
    const buy: Intention = { ...exact(215_000), mode: "buy" };
    expect(confirm(buy).obstacle).toBeNull();
    expect(confirm(buy).twice).toBe(false);
    expect(confirm(buy, { live: liveLot({ buy_now: 220_000 }) }).obstacle).toEqual({
      sentence: "The buy-now price is AED 220,000 now.",
      raiseTo: 220_000,
    });
    const closed = confirm(buy, { live: liveLot({ buynow_open: false }) }).obstacle;
    expect(closed?.sentence).toMatch(/only bid/);
    expect(closed?.raiseTo).toBeNull();
    const leading = { status: "leading", mine: myLot({ status: "leading", max: 190_000 }) } as const;
    expect(confirm(buy, leading).obstacle).toBeNull();
  });

  it("of a lower maximum stops in the last minutes, and where there is nothing above the price", () => {
    const lower: Intention = { ...exact(178_000), mode: "lower" };
    const leading = { status: "leading", mine: myLot({ status: "leading", max: 190_000 }) } as const;
    expect(confirm(lower, { ...leading, inWindow: false }).obstacle).toBeNull();
    expect(confirm(lower, { ...leading, inWindow: true }).obstacle?.sentence).toMatch(/last minutes/);
    const reached = { status: "leading", mine: myLot({ status: "leading", max: 178_000 }) } as const;
    expect(confirm(lower, { ...reached, inWindow: false }).obstacle?.sentence).toMatch(/has reached/);
    expect(confirm(lower, { inWindow: false }).obstacle?.sentence).toMatch(/do not lead/);
  });

  it("stops everything while the staff pause all auctions", () => {
    expect(confirm(exact(179_000), { paused: "Power cut" }).obstacle?.sentence).toMatch(/paused/);
  });
});
