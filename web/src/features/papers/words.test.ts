import { expect, it } from "vitest";
import { aboutWords, saleWord, trnError } from "./words.ts";

it("a document says whose fee it is about, and a credit note which invoice it takes back", () => {
  expect(aboutWords({ side: "buyer", lot: 20_391, corrects: null })).toBe("Buyer’s fee, lot 20391");
  expect(aboutWords({ side: "seller", lot: 20_391, corrects: "MAR-TI-2026-000418" })).toBe(
    "Seller’s fee, lot 20391, takes back MAR-TI-2026-000418",
  );
});

it("a TRN has 15 digits", () => {
  expect(trnError(" 100482199300003 ")).toBe(true);
  for (const wrong of ["", "10048219930000", "10048219930000A"])
    expect(trnError(wrong)).toBe("A TRN has 15 digits");
});

it("a lot of a sale says what became of it", () => {
  expect(saleWord({ result: "sold", outcome: "to_pay" })).toBe("Sold, unpaid");
  expect(saleWord({ result: "decides", outcome: null })).toBe("Seller decides");
});
