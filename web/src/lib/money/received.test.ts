import { sellerProceeds } from "@marsa/api-spec/money";
import { describe, expect, it } from "vitest";
import { receivedWhen, receivedWords } from "./received.ts";
import { walletOf } from "./wallet.ts";

const SALE = { due: "2026-11-26T14:00:00.000Z", paid_at: null, handed_over_at: null } as const;

describe("what a seller receives", () => {
  it("is one sentence with the hammer price, the fee, the VAT inside, and what is left", () => {
    const proceeds = sellerProceeds(86_500, { feeRate: 0, vat: { mode: "included", rate: 0.05 } });
    expect(receivedWords(proceeds)).toBe(
      "AED 86,500.00 comes to you: the hammer price of AED 86,500.00 less our fee of AED 0.00; AED 4,119.05 of it is VAT that you owe the tax authority, so you keep AED 82,380.95.",
    );
  });

  it("names no VAT where none is inside the price", () => {
    const proceeds = sellerProceeds(86_500, { feeRate: 0.02, vat: { mode: "without", rate: 0.05 } });
    expect(receivedWords(proceeds)).toBe(
      "AED 84,770.00 comes to you: the hammer price of AED 86,500.00 less our fee of AED 1,730.00.",
    );
  });

  it.each([
    [
      { ...SALE, state: "due" },
      "It comes when the buyer has paid, by Nov 26, 18:00 GST, and the lot is handed over.",
    ],
    [
      { ...SALE, state: "paid", paid_at: "2026-11-25T06:00:00.000Z" },
      "The buyer paid on Nov 25, 10:00 GST. It comes when the lot is handed over.",
    ],
    [
      { ...SALE, state: "handed_over", handed_over_at: "2026-11-27T06:00:00.000Z" },
      "It is in your balance since Nov 27, 10:00 GST, when the lot was handed over.",
    ],
    [{ ...SALE, state: "defaulted" }, null],
  ] as const)("says when it comes", (settlement, words) => {
    expect(receivedWhen(settlement)).toBe(words);
  });
});

describe("the name of a person's money", () => {
  it("is a balance for a seller alone, and a deposit for everybody who can bid", () => {
    expect(walletOf({ roles: ["seller"] })).toMatchObject({
      title: "Balance",
      payout: "payout",
      bids: false,
    });
    expect(walletOf({ roles: ["buyer", "seller"] }).title).toBe("Deposit");
    expect(walletOf({ roles: ["buyer"] }).title).toBe("Deposit");
    expect(walletOf(null).title).toBe("Deposit");
  });
});
