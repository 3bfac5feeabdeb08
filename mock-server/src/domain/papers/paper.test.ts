/** Tests of `paper.ts`. */
import { describe, expect, it } from "vitest";
import { decideClaim, openClaim } from "../settlement/claim.ts";
import { handOver, openSettlement, pay, type Settled, type Settlement } from "../settlement/settlement.ts";
import { defaultTerms } from "../lot/terms.ts";
import { paperNumber, papersOwed, paperYear, vatPerCent } from "./paper.ts";

const SOLD = Date.parse("2026-11-23T12:00:00.000Z");
const terms = { ...defaultTerms, sellerFeeShare: 0.01 };
const due = openSettlement({ lotId: 1, buyerId: 2, sellerId: 3, price: 129_000, soldAt: SOLD }, terms);
const after = (decision: { readonly ok: boolean }): Settlement => (decision as Settled).settlement;
const paid = after(pay(due, { availableFils: 20_000_000, heldFils: 0 }, SOLD));
const handed = after(handOver(paid, SOLD));

describe("a sale", () => {
  it("needs no document before it is paid", () => {
    expect(papersOwed(due)).toEqual([]);
  });

  it("needs an invoice of the buyer's fee when it is paid, and of the seller's at the handover", () => {
    const buyers = { kind: "invoice", side: "buyer", netFils: 258_000, vatFils: 12_900 };
    expect(papersOwed(paid)).toEqual([buyers]);
    expect(papersOwed(handed)).toEqual([
      buyers,
      { kind: "invoice", side: "seller", netFils: 129_000, vatFils: 6_450 },
    ]);
    expect(vatPerCent(papersOwed(paid)[0]!)).toBe(5);
  });

  it("needs none of a seller without a fee", () => {
    expect(papersOwed({ ...handed, sellerFeeFils: 0 }).map(({ side }) => side)).toEqual(["buyer"]);
  });

  it("needs a credit note of each invoice when the lot comes back", () => {
    const claimed = after(openClaim(handed, SOLD));
    const returned = after(decideClaim(claimed, { outcome: "return", sumFils: 0 }));
    expect(papersOwed(returned).map(({ kind, side }) => `${kind} ${side}`)).toEqual([
      "invoice buyer",
      "invoice seller",
      "credit_note buyer",
      "credit_note seller",
    ]);
    expect(papersOwed(after(decideClaim(claimed, { outcome: "sum", sumFils: 100 })))).toHaveLength(2);
  });
});

it("a number has its prefix, series, year in Dubai, and six digits", () => {
  expect(paperNumber("MAR", "invoice", 2026, 418)).toBe("MAR-TI-2026-000418");
  expect(paperNumber("MAR", "credit_note", 2026, 1)).toBe("MAR-CN-2026-000001");
  expect(paperYear(Date.parse("2026-12-31T20:30:00.000Z"))).toBe(2027);
});
