/** Tests of `claim.ts`. */
import { describe, expect, it } from "vitest";
import { canClaim, canDecide, decideClaim, openClaim } from "./claim.ts";
import { handOver, isReturned, lotAfter, openSettlement, pay, type Settled } from "./settlement.ts";
import { defaultTerms as terms } from "../lot/terms.ts";

const HOUR = 3_600_000;
const SOLD = Date.UTC(2026, 10, 22, 4);
const settledBy = (outcome: { readonly ok: boolean }) => {
  if (!outcome.ok) throw new Error("It was refused");
  return (outcome as Settled).settlement;
};
const due = openSettlement({ lotId: 1, buyerId: 2, sellerId: 3, price: 30_000, soldAt: SOLD }, terms);
const paid = settledBy(pay(due, { availableFils: 4_000_000, heldFils: 0 }, SOLD));
const handed = settledBy(handOver(paid, SOLD));
const claimed = settledBy(openClaim(handed, SOLD + HOUR));
const stale = { ok: false, code: "STALE", details: {} };

describe("a claim", () => {
  it("is made within 24 hours of the handover, once", () => {
    expect(canClaim(paid, SOLD)).toBe(false);
    expect(canClaim(handed, SOLD + 24 * HOUR - 1)).toBe(true);
    expect(canClaim(handed, SOLD + 24 * HOUR)).toBe(false);
    expect(openClaim(claimed, SOLD + HOUR)).toEqual(stale);
  });

  it("is decided after the seller's answer, or after the 48 hours for one", () => {
    const claim = { answeredAt: null, answerUntil: SOLD + 48 * HOUR };
    expect(canDecide(claim, SOLD + 47 * HOUR)).toBe(false);
    expect(canDecide({ ...claim, answeredAt: SOLD }, SOLD)).toBe(true);
    expect(canDecide(claim, SOLD + 48 * HOUR)).toBe(true);
  });

  it("frees the proceeds where nothing is paid back", () => {
    const decided = decideClaim(claimed, { outcome: "nothing", sumFils: 0 });
    expect(decided).toMatchObject({ keptFils: -3_000_000, creditedFils: -0, takenFils: -0 });
    expect(settledBy(decided)).toMatchObject({ state: "handed_over", heldProceedsFils: 0 });
  });

  it("moves a sum from the seller to the buyer, and never more than is held", () => {
    expect(decideClaim(claimed, { outcome: "sum", sumFils: 500_000 })).toMatchObject({
      keptFils: -3_000_000,
      creditedFils: -500_000,
      takenFils: -500_000,
    });
    expect(decideClaim(claimed, { outcome: "sum", sumFils: 3_000_001 })).toEqual(stale);
  });

  it("undoes the sale at a return: the buyer has everything back, the fee too, and the lot is not sold", () => {
    const decided = decideClaim(claimed, { outcome: "return", sumFils: 0 });
    expect(decided).toMatchObject({ creditedFils: -3_000_000, takenFils: -3_063_000 });
    expect(isReturned(settledBy(decided))).toBe(true);
    expect(lotAfter(claimed, settledBy(decided))).toMatchObject({
      status: "notSold",
      cause: "The lot was returned after a claim",
    });
  });

  it("is decided only while it is open", () => {
    expect(decideClaim(handed, { outcome: "nothing", sumFils: 0 })).toEqual(stale);
    const once = settledBy(decideClaim(claimed, { outcome: "nothing", sumFils: 0 }));
    expect(decideClaim(once, { outcome: "nothing", sumFils: 0 })).toEqual(stale);
  });
});
