/** Tests of `sale-sheets.ts`. */
import { describe, expect, it } from "vitest";
import { filsToAed } from "@marsa/api-spec/money";
import { makePdf } from "../../http/pdf/pdf.ts";
import { openSettlement } from "../../domain/settlement/settlement.ts";
import { defaultTerms } from "../../domain/lot/terms.ts";
import type { PaidSale } from "./sale-facts.ts";
import { saleSheets } from "./sale-sheets.ts";

const SOLD_AT = Date.parse("2026-11-24T10:15:27.000Z");
const settlement = {
  ...openSettlement({ lotId: 1, buyerId: 2, sellerId: 3, price: 116_525, soldAt: SOLD_AT }, defaultTerms),
  paidAt: SOLD_AT + 3_600_000,
};
const sale: PaidSale = {
  settlement,
  number: 20_417,
  title: "Nissan Patrol Platinum City",
  heldFils: 2_330_500,
  vatInsideFils: 554_881,
  pickupAt: "Al Sanaiya yard, gate 3",
  buyer: "Omar Haddad",
  seller: "Al Ain Fleet Renewal LLC",
  kind: "vehicle",
  fields: {},
  condition: null,
  documents: [
    {
      name: "Registration card",
      kind: "registration",
    },
  ],
};
const fils = (text: string) => Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100);

describe("the documents of a sale", () => {
  it("are sale sheet and contract, then the papers of the seller", () => {
    expect(saleSheets(sale).map(({ title }) => title)).toEqual([
      "Sale sheet 20417",
      "Contract 20417",
      "Registration card",
    ]);
  });

  it("show the totals of the settlement, to the fils, and parts that add up to them", () => {
    for (const { sums = [] } of saleSheets(sale).slice(0, 2)) {
      const amounts = sums.map(([, value]) => fils(value));
      expect(amounts).toEqual([
        settlement.price * 100,
        settlement.feeFils,
        settlement.vatOnFeeFils,
        settlement.allInFils,
      ]);
      expect(amounts.at(-1)).toBe(amounts.slice(0, -1).reduce((sum, part) => sum + part));
    }
    const [sheet] = saleSheets(sale);
    const [, hold, deposit] = sheet!.sections![0]!.facts!;
    expect(fils(hold![1]) + fils(deposit![1])).toBe(settlement.allInFils);
    expect(filsToAed(settlement.allInFils)).toBe(118_972.03);
  });

  it("are pages in A4", async () => {
    for (const sheet of saleSheets(sale)) {
      const text = Buffer.from(await makePdf(sheet)).toString("latin1");
      expect(text).toContain("/MediaBox [0 0 595.28 841.89]");
    }
  });
});
