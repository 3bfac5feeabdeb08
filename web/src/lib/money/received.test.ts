import { sellerProceeds } from "@marsa/api-spec/money";
import { describe, expect, it } from "vitest";
import { receivedWhen, receivedWords } from "./received.ts";
import { walletOf } from "./wallet.ts";

const SALE = {
  due: "2026-11-26T14:00:00.000Z",
  paid_at: null,
  handed_over_at: null,
  pickup: null,
  claim_until: null,
  proceeds: "none",
} as const;
const HANDED = {
  ...SALE,
  state: "handed_over",
  handed_over_at: "2026-11-27T06:00:00.000Z",
  claim_until: "2026-11-28T06:00:00.000Z",
} as const;
const PICKUP = {
  place: "Al Quoz yard 4",
  starts: "2026-11-27T06:00:00.000Z",
  ends: "2026-11-27T06:30:00.000Z",
};

describe("what a seller receives", () => {
  it("is one sentence with the hammer price, the fee, the VAT inside, and what is left", () => {
    const proceeds = sellerProceeds(86_500, { feeRate: 0, vat: { mode: "included", rate: 0.05 } });
    expect(receivedWords(proceeds)).toBe(
      "AED 86,500.00 comes to you: the hammer price of AED 86,500.00 less our fee of AED 0.00; AED 4,119.05 of it is VAT that you owe the tax authority, so you keep AED 82,380.95.",
    );
  });

  it("is less after a claim of the buyer", () => {
    const proceeds = sellerProceeds(86_500, { feeRate: 0.02, vat: { mode: "included", rate: 0.05 } });
    expect(receivedWords(proceeds, 250_000)).toBe(
      "AED 82,183.50 comes to you: the hammer price of AED 86,500.00 less our fee of AED 1,730.00 and the VAT of AED 86.50 on it and AED 2,500.00 paid back to the buyer for a claim.",
    );
  });

  it("names no VAT where none is inside the price", () => {
    const proceeds = sellerProceeds(86_500, { feeRate: 0.02, vat: { mode: "without", rate: 0.05 } });
    expect(receivedWords(proceeds)).toBe(
      "AED 84,683.50 comes to you: the hammer price of AED 86,500.00 less our fee of AED 1,730.00 and the VAT of AED 86.50 on it.",
    );
  });

  it.each([
    [
      { ...SALE, state: "due" },
      "The buyer pays by Nov 26, 18:00 GST. You are paid at the pickup, when our staff scan the buyer’s code.",
    ],
    [
      { ...SALE, state: "paid", paid_at: "2026-11-25T06:00:00.000Z" },
      "The buyer paid on Nov 25, 10:00 GST. You are paid when our staff scan the buyer’s code at the pickup; you need no code. The buyer has not chosen a time yet.",
    ],
    [
      { ...SALE, state: "paid", paid_at: "2026-11-25T06:00:00.000Z", pickup: PICKUP },
      "The buyer paid on Nov 25, 10:00 GST. You are paid when our staff scan the buyer’s code at the pickup; you need no code. The pickup is on Nov 27, 10:00 GST at Al Quoz yard 4.",
    ],
    [
      { ...HANDED, proceeds: "held" },
      "It is in your balance since Nov 27, 10:00 GST, when our staff scanned the buyer’s code. It is held until Nov 28, 10:00 GST, in case the buyer makes a claim.",
    ],
    [
      { ...HANDED, proceeds: "claimed" },
      "It is in your balance since Nov 27, 10:00 GST, when our staff scanned the buyer’s code. It is held until the buyer’s claim is decided.",
    ],
    [
      { ...HANDED, proceeds: "free" },
      "It is in your balance since Nov 27, 10:00 GST, when our staff scanned the buyer’s code. You can pay it out.",
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
