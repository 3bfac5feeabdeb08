import { fieldRules } from "@marsa/api-spec/rules";
import { describe, expect, it } from "vitest";
import { negotiationLine, answerTime, proposal, rangeError, standingAt, stepped } from "./standing.ts";
import { LAPSES, negotiationOf, offerOf, REVIEW_ENDS, SENT } from "./test-support.ts";

const at = (instant: string) => Date.parse(instant);
const outcome = { kind: "review_over", by: null, reason: null, price: null, at: REVIEW_ENDS } as const;
const range = { from: 38_500, to: 40_499 };

describe("where a negotiation stands for the buyer", () => {
  it("is with the seller, until the seller offers", () => {
    expect(standingAt(negotiationOf(), at(SENT))).toEqual({ kind: "deciding", lapsed: null });
    const offer = offerOf();
    expect(standingAt(negotiationOf({ offers: [offer] }), at(SENT))).toEqual({ kind: "answer", offer });
    const own = offerOf({ sender: "buyer" });
    expect(standingAt(negotiationOf({ offers: [own] }), at(SENT))).toEqual({ kind: "sent", offer: own });
  });

  it("changes with its deadlines, before the server says so", () => {
    const negotiation = negotiationOf({ offers: [offerOf()] });
    expect(standingAt(negotiation, at(LAPSES) - 1).kind).toBe("answer");
    expect(standingAt(negotiation, at(LAPSES))).toMatchObject({ kind: "deciding", lapsed: { id_offer: 1 } });
    expect(standingAt(negotiation, at(REVIEW_ENDS)).kind).toBe("judging");
    expect(standingAt({ ...negotiation, outcome }, at(SENT)).kind).toBe("over");
  });

  it.each([
    [[], "Your bid of AED 38,500 is below the minimum price."],
    [[offerOf()], "The seller offers AED 40,500, 2,000 above your bid."],
    [[offerOf({ amount: 38_500 })], "The seller offers AED 38,500, your own bid."],
    [[offerOf({ sender: "buyer", amount: 39_000 })], "You offered AED 39,000. The seller answers."],
    [
      [offerOf({ status: "lapsed" })],
      "The seller’s offer of AED 40,500 lapsed. Your bid of AED 38,500 stands.",
    ],
  ])("is one line in a list: %#", (offers, line) => {
    const negotiation = negotiationOf({ offers });
    expect(negotiationLine(negotiation, standingAt(negotiation, at(SENT)))).toBe(line);
  });

  it("names in one line who ended it, and the reason", () => {
    const declined = { ...outcome, kind: "declined", by: "seller", reason: "I decided to keep it" } as const;
    const negotiation = negotiationOf({ outcome: declined });
    expect(negotiationLine(negotiation, { kind: "over" })).toBe(
      "The seller declined your bid. Reason: “I decided to keep it”.",
    );
  });
});

describe("a counteroffer", () => {
  it("is proposed in the middle, on the step of the lot, inside the range", () => {
    expect(proposal(range, 500)).toBe(39_500);
    expect(proposal({ from: 38_500, to: 38_900 }, 1_000)).toBe(38_900);
    expect(proposal({ from: 38_500, to: 38_500 }, 500)).toBe(38_500);
  });

  it("moves by whole steps and stops at both ends", () => {
    expect(stepped(39_500, 1, range, 500)).toBe(40_000);
    expect(stepped(39_700, -1, range, 500)).toBe(39_500);
    expect(stepped(40_400, 1, range, 500)).toBe(40_499);
    expect(stepped(38_600, -1, range, 500)).toBe(38_500);
    expect(stepped(38_500, -1, range, 500)).toBe(38_500);
    expect(stepped(10, 1, range, 500)).toBe(38_500);
  });

  it("is at least the own bid and below the seller's offer, in the words of the server", () => {
    expect(rangeError("38,500", range)).toBeNull();
    expect(rangeError("40,499", range)).toBeNull();
    expect(rangeError("38,499", range)).toBe("Specify an amount not less than the maximum bet");
    expect(rangeError("40,500", range)).toBe("Maximum value is 40,499");
    expect(rangeError("39.000", range)).toBe(fieldRules.doubtful());
    expect(rangeError("", range)).toBe("Amount is required");
  });

  it("gives the seller a day, and never more than the rest of the review", () => {
    expect(answerTime(negotiationOf(), at(SENT), 24)).toBe("24 hours");
    expect(answerTime(negotiationOf(), at(REVIEW_ENDS) - 3_600_000, 24)).toBe("until Nov 26, 20:10 GST");
  });
});
