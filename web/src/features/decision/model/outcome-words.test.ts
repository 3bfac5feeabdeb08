import { describe, expect, it } from "vitest";
import type { Negotiation, Offer } from "./negotiation.ts";
import { offerStateWords, outcomeWords } from "./outcome-words.ts";

const AT = "2026-11-25T09:31:00.000Z";

const offer = (changes: Partial<Offer>): Offer => ({
  id_offer: 1,
  id_auction: 1,
  amount: 40_500,
  sender: "seller",
  sent: "2026-11-24T09:31:00.000Z",
  until: AT,
  status: "open",
  seen: null,
  answered: null,
  ...changes,
});

const ended = (
  side: Negotiation["side"],
  outcome: Partial<NonNullable<Negotiation["outcome"]>>,
  offers: Offer[] = [],
): Negotiation => ({
  id_auction: 1,
  side,
  bid: 38_500,
  bidder: "Bidder 2",
  started: "2026-11-23T16:10:00.000Z",
  until: "2026-11-25T16:10:00.000Z",
  offers,
  left: { buyer: 3, seller: 3 },
  range: null,
  outcome: { kind: "review_over", by: null, reason: null, price: null, at: AT, ...outcome },
});

const title = (...given: Parameters<typeof ended>) => outcomeWords(ended(...given))?.title;

describe("the end of a negotiation in words", () => {
  it("names the side that accepted, and what", () => {
    const bid = { kind: "accepted", by: "seller", price: 38_500 } as const;
    expect(title("seller", bid)).toBe("You accepted the highest bid.");
    expect(title("buyer", bid)).toBe("The seller accepted your bid.");
    const sellers = [offer({ status: "accepted" })];
    const byBuyer = { kind: "accepted", by: "buyer", price: 40_500 } as const;
    expect(title("seller", byBuyer, sellers)).toBe("Bidder 2 accepted your offer.");
    expect(title("buyer", byBuyer, sellers)).toBe("You accepted the seller’s offer.");
    expect(outcomeWords(ended("seller", byBuyer, sellers))?.text).toBe("Sold to Bidder 2 at AED 40,500.");
    const buyers = [offer({ status: "accepted", sender: "buyer" })];
    const bySeller = { kind: "accepted", by: "seller", price: 40_500 } as const;
    expect(title("seller", bySeller, buyers)).toBe("You accepted the offer of Bidder 2.");
    expect(title("buyer", bySeller, buyers)).toBe("The seller accepted your offer.");
  });

  it("gives both sides the reason of a decline as a sentence", () => {
    const declined = { kind: "declined", by: "seller", reason: "I decided to keep it" } as const;
    expect(title("seller", declined)).toBe("You declined the highest bid.");
    expect(outcomeWords(ended("buyer", declined))).toMatchObject({
      title: "The seller declined your bid.",
      text: "Reason: “I decided to keep it”. The lot is not sold. The deposit held for it is available again.",
    });
  });

  it("says who voided the auction, and at which offer", () => {
    const offers = [offer({ status: "declined", answered: AT })];
    const byBuyer = { kind: "void", by: "buyer" } as const;
    expect(title("seller", byBuyer, offers)).toBe("Bidder 2 declined your offer of AED 40,500.");
    expect(title("buyer", byBuyer, offers)).toBe("You declined the seller’s offer of AED 40,500.");
    const bySeller = { kind: "void", by: "seller" } as const;
    const buyers = [offer({ status: "declined", sender: "buyer" })];
    expect(title("seller", bySeller, buyers)).toBe("You declined the offer of Bidder 2 of AED 40,500.");
    expect(title("buyer", bySeller, buyers)).toBe("The seller declined your offer of AED 40,500.");
  });

  it("says that the time is over, and nothing while it is open", () => {
    expect(outcomeWords(ended("seller", {}))?.text).toBe(
      "There was no agreement by Nov 25, 20:10 GST. The lot is not sold.",
    );
    expect(outcomeWords({ ...ended("seller", {}), outcome: null })).toBeNull();
  });
});

it.each([
  [{}, "Not seen yet"],
  [{ seen: AT }, "Seen Nov 25, 13:31"],
  [{ status: "countered", answered: AT }, "Countered Nov 25, 13:31"],
  [{ status: "accepted", answered: AT }, "Accepted Nov 25, 13:31"],
  [{ status: "declined", answered: AT }, "Declined Nov 25, 13:31"],
  [{ status: "lapsed" }, "Lapsed without an answer Nov 25, 13:31"],
] as const)("an offer %j is told as %s", (changes, words) => {
  expect(offerStateWords(offer(changes))).toBe(words);
});
