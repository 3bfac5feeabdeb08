/** Tests of `settlement.ts`. */
import { describe, expect, it } from "vitest";
import {
  extend,
  fallDue,
  forfeit,
  freeProceeds,
  handOver,
  isExtended,
  openSettlement,
  pay,
  proceedsState,
  release,
  remind,
  remindersAhead,
  type Settled,
  type Settlement,
} from "./settlement.ts";
import { defaultTerms as terms } from "../lot/terms.ts";

const HOUR = 3_600_000;
const SOLD = Date.UTC(2026, 10, 22, 4);
const DUE = SOLD + 48 * HOUR;
const rich = { availableFils: 20_000_000, heldFils: 4_000_000 };
const stale = { ok: false, code: "STALE", details: {} };

const sale = { lotId: 1, buyerId: 2, sellerId: 3, price: 178_000, soldAt: SOLD };
const due = openSettlement(sale, terms);
const after = (outcome: { readonly ok: boolean }): Settlement => {
  if (!outcome.ok) throw new Error("It was refused");
  return (outcome as Settled).settlement;
};
const paid = after(pay(due, rich, SOLD + HOUR));
const defaulted = after(fallDue(due, DUE));

describe("a settlement", () => {
  it("asks for the price, the buyer's fee and the VAT on it within 48 hours", () => {
    expect(due).toMatchObject({
      state: "due",
      feeFils: 356_000,
      vatOnFeeFils: 17_800,
      allInFils: 18_173_800,
      dueAt: DUE,
    });
  });

  it("reminds 24 hours and 4 hours before, and no more", () => {
    expect(due.remindAt).toBe(DUE - 24 * HOUR);
    const once = after(remind(due, DUE - 24 * HOUR, terms));
    expect(once.remindAt).toBe(DUE - 4 * HOUR);
    expect(remind(once, DUE - 5 * HOUR, terms)).toEqual(stale);
    const twice = after(remind(once, DUE - 4 * HOUR, terms));
    expect(twice.remindAt).toBeNull();
    expect(remind(twice, DUE - 1, terms)).toEqual(stale);
  });

  it("names the reminders still to come, and none once it is paid", () => {
    expect(remindersAhead(due, terms)).toEqual([DUE - 24 * HOUR, DUE - 4 * HOUR]);
    const once = after(remind(due, DUE - 24 * HOUR, terms));
    expect(remindersAhead(once, terms)).toEqual([DUE - 4 * HOUR]);
    expect(remindersAhead(after(remind(once, DUE - 4 * HOUR, terms)), terms)).toEqual([]);
    expect(remindersAhead(paid, terms)).toEqual([]);
  });

  it("sends one reminder if the server missed both", () => {
    expect(after(remind(due, DUE - HOUR, terms)).remindAt).toBeNull();
  });

  it("is paid from the available amount and the lot's hold, to the fils", () => {
    const means = { availableFils: 18_173_800 - 4_000_000, heldFils: 4_000_000 };
    expect(pay(due, means, SOLD)).toMatchObject({
      ok: true,
      settlement: { state: "paid", paidAt: SOLD, remindAt: null },
      releasedFils: 4_000_000,
      takenFils: 18_173_800,
      creditedFils: 0,
    });
    const short = { ...means, availableFils: means.availableFils - 1 };
    const details = { top_up: 1, purpose: "payment" };
    expect(pay(due, short, SOLD)).toEqual({ ok: false, code: "DEPOSIT_REQUIRED", details });
  });

  it("cannot be paid twice, nor at its deadline", () => {
    expect(pay(paid, rich, SOLD + 2 * HOUR)).toEqual(stale);
    expect(pay(due, rich, DUE - 1).ok).toBe(true);
    expect(pay(due, rich, DUE)).toEqual(stale);
  });

  it("credits the seller when the lot is handed over, once it is paid", () => {
    expect(handOver(due, SOLD)).toEqual(stale);
    expect(handOver(paid, DUE)).toMatchObject({
      settlement: { state: "handed_over", handedOverAt: DUE },
      creditedFils: 17_800_000,
    });
  });

  it("credits the seller the price less the fee agreed at the sale and the VAT on it", () => {
    const charged = openSettlement(sale, { ...terms, sellerFeeShare: 0.015 });
    expect(charged).toMatchObject({ sellerFeeFils: 267_000, vatOnSellerFeeFils: 13_350 });
    expect(handOver({ ...charged, state: "paid" }, DUE)).toMatchObject({ creditedFils: 17_519_650 });
  });

  it("hands over once", () => {
    expect(handOver(after(handOver(paid, DUE)), DUE)).toEqual(stale);
  });

  it("holds the seller's credit for a day while the buyer may claim", () => {
    const handed = after(handOver(paid, DUE));
    expect(handed).toMatchObject({ heldProceedsFils: 17_800_000, proceedsFreeAt: DUE + 24 * HOUR });
    expect(proceedsState(handed)).toBe("held");
    expect(freeProceeds(handed, DUE + 24 * HOUR - 1)).toEqual(stale);
    const freed = freeProceeds(handed, DUE + 24 * HOUR);
    expect(freed).toMatchObject({ keptFils: -17_800_000, creditedFils: 0 });
    expect(proceedsState(after(freed))).toBe("free");
    expect(freeProceeds(after(freed), DUE + 48 * HOUR)).toEqual(stale);
    expect(freeProceeds(paid, DUE + 48 * HOUR)).toEqual(stale);
  });

  it("is defaulted at its deadline, and keeps the hold", () => {
    expect(fallDue(due, DUE - 1)).toEqual(stale);
    expect(fallDue(due, DUE)).toMatchObject({
      settlement: { state: "defaulted" },
      releasedFils: 0,
      takenFils: 0,
    });
    expect(fallDue(paid, DUE)).toEqual(stale);
  });

  it("is extended by 24 hours, from its deadline or from now if the deadline is past", () => {
    const sooner = after(extend(due, SOLD, terms));
    expect(sooner.dueAt).toBe(DUE + 24 * HOUR);
    expect([isExtended(due, terms), isExtended(sooner, terms)]).toEqual([false, true]);
    const later = after(extend(defaulted, DUE + 5 * HOUR, terms));
    expect(later).toMatchObject({ state: "due", dueAt: DUE + 29 * HOUR, remindAt: DUE + 25 * HOUR });
    expect(pay(later, rich, DUE + 6 * HOUR).ok).toBe(true);
    expect(extend(paid, DUE, terms)).toEqual(stale);
  });

  it("is released or forfeited only after a default: the hold is free, or lost", () => {
    for (const decide of [release, forfeit]) {
      expect(decide(due, 4_000_000)).toEqual(stale);
      expect(decide(paid, 0)).toEqual(stale);
    }
    expect(release(defaulted, 4_000_000)).toMatchObject({
      settlement: { state: "released" },
      releasedFils: 4_000_000,
      takenFils: 0,
    });
    expect(forfeit(defaulted, 4_000_000)).toMatchObject({
      settlement: { state: "forfeited" },
      releasedFils: 4_000_000,
      takenFils: 4_000_000,
    });
    expect(extend(after(release(defaulted, 1)), DUE, terms)).toEqual(stale);
  });
});
