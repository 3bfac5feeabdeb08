import { describe, expect, it } from "vitest";
import type { BuyerClaim } from "./queries.ts";
import { standing, sumError } from "./words.ts";

const open: BuyerClaim = {
  id_claim: 1,
  fact: { fact: "Mileage", value: "102,400 km" },
  text: "The display shows 148,900 km.",
  photos: [],
  made_at: "2026-11-24T10:15:00.000Z",
  answer_until: "2026-11-26T10:15:00.000Z",
  answer: null,
  state: "open",
  outcome: null,
  amount: null,
  reason: null,
  decided_at: null,
};
const buyer = { side: "buyer" } as const;
const seller = { side: "seller" } as const;

describe("a claim in words", () => {
  it("says who is asked next", () => {
    expect(standing(buyer, open)).toBe(
      "The seller can answer until Nov 26, 14:15 GST. Then our staff decide.",
    );
    expect(standing(seller, open)).toMatch(/^Answer by Nov 26, 14:15 GST/);
    const answer = { text: "No.", photos: [], at: open.made_at };
    expect(standing(seller, { ...open, answer })).toBe("Both sides are heard. Our staff decide.");
  });

  it.each([
    ["nothing", 0, "Decided: nothing is paid back.", "Decided: your proceeds are free."],
    [
      "sum",
      2_500,
      "Decided: AED 2,500.00 is in your deposit.",
      "Decided: AED 2,500.00 went to the buyer, the rest is free.",
    ],
    [
      "return",
      30_630,
      "Decided: you returned the lot, and AED 30,630.00 is in your deposit.",
      "Decided: the lot is returned to you, and the sale is over.",
    ],
  ] as const)("tells each side what was decided: %s", (outcome, amount, toBuyer, toSeller) => {
    const decided = { ...open, state: "decided", outcome, amount } as const;
    expect(standing(buyer, decided)).toBe(toBuyer);
    expect(standing(seller, decided)).toBe(toSeller);
  });

  it("takes a sum of 1 dirham up to what is held", () => {
    expect(sumError("", 500)).toBe("Write the sum, in whole dirhams");
    expect(sumError("501", 500)).toBe("At most AED 500.00, which is held");
    expect(sumError("500", 500)).toBeUndefined();
  });

  it("takes no part of a dirham for a hundred times the sum", () => {
    expect(sumError("125.50", 20_000)).toBe("Write the sum, in whole dirhams");
    expect(sumError("-125", 20_000)).toBe("Write the sum, in whole dirhams");
    expect(sumError("AED 1,250", 20_000)).toBeUndefined();
  });
});
