import { expect, it, describe } from "vitest";
import { answerWords, obstacleOf } from "./answer-words.ts";
import { negotiationOf, offerOf, SENT } from "./test-support.ts";

const facts = {
  offer: offerOf(),
  negotiation: negotiationOf(),
  hold: 7_700,
  now: Date.parse(SENT),
  terms: { pay_hours: 48, offer_hours: 24 },
};

it("each answer says what follows and that it cannot be undone", () => {
  const accept = answerWords({ act: "accept", id_offer: 1 }, facts);
  expect(accept.follows.join(" ")).toContain("sold to you at AED 40,500. This cannot be undone.");
  expect(accept.follows).toContain("What you pay to Marsa is due in 48 hours.");
  const decline = answerWords({ act: "decline", id_offer: 1 }, facts);
  expect(decline.follows).toEqual([
    "This ends the auction for both: the lot is not sold. This cannot be undone.",
    "Your hold of AED 7,700 is freed at once.",
    "To keep negotiating, send a counteroffer.",
  ]);
  expect(decline.press).toBe("Decline and end the auction");
});

it("a counteroffer counts the offers that are left after it", () => {
  expect(withLeft(3)).toContain("You have 2 more offers after it.");
  expect(withLeft(2)).toContain("You have 1 more offer after it.");
  expect(withLeft(1)).toContain("This is your last offer.");
});

function withLeft(buyer: number): readonly string[] {
  const negotiation = negotiationOf({ left: { buyer, seller: 3 } });
  return answerWords({ act: "counter", amount: 39_500 }, { ...facts, negotiation }).follows;
}

const lock = { reason: "Unpaid lot 20113", until: "2026-11-30" };

describe("the obstacle to an answer", () => {
  it("is none for a person who may bid and has a connection", () => {
    expect(obstacleOf(null, false)).toBeNull();
  });

  it("is the lock with its reason and last day, which leaves declining", () => {
    expect(obstacleOf(lock, false)).toEqual({
      kind: "lock",
      sentence:
        "Bidding is suspended until Nov 30, 2026: Unpaid lot 20113. You cannot accept or counter this offer, but you can decline it.",
    });
    expect(obstacleOf({ reason: "", until: null }, false)?.sentence).toMatch(/^Bidding is suspended\. /);
  });

  it("is the lost connection first, which stops every answer", () => {
    expect(obstacleOf(lock, true)).toMatchObject({ kind: "offline" });
  });
});
