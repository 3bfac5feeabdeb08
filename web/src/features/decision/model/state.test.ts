import { describe, expect, it } from "vitest";
import type { Negotiation, Offer } from "./negotiation.ts";
import { deadlineOf, kindAt, proposedOffer, stateOf } from "./state.ts";

const H = 3_600_000;
const START = Date.parse("2026-11-23T16:00:00.000Z");
const at = (hours: number) => new Date(START + hours * H).toISOString();

const offer = (id: number, sender: Offer["sender"], changes: Partial<Offer> = {}): Offer => ({
  id_offer: id,
  id_auction: 1,
  amount: 41_000,
  sender,
  sent: at(1),
  until: at(25),
  status: "open",
  seen: null,
  answered: null,
  ...changes,
});

const open = (offers: Offer[] = [], changes: Partial<Negotiation> = {}): Negotiation => ({
  id_auction: 1,
  side: "seller",
  bid: 38_500,
  bidder: "Bidder 2",
  started: at(0),
  until: at(48),
  offers,
  left: { buyer: 3, seller: 3 },
  range: { from: 38_500, to: null },
  outcome: null,
  ...changes,
});

const kind = (negotiation: Negotiation, hours: number) => kindAt(negotiation, START + hours * H);

describe("the state of a seller's decision", () => {
  it("follows whose turn it is", () => {
    expect(kind(open(), 1)).toBe("decide");
    expect(kind(open([offer(1, "seller")]), 2)).toBe("sent");
    expect(kind(open([offer(1, "seller", { status: "countered" }), offer(2, "buyer")]), 2)).toBe("answer");
  });

  it("ends an offer, and the review, at their deadlines, whatever the server has said by then", () => {
    expect(kind(open([offer(1, "seller")]), 25)).toBe("decide");
    expect(kind(open([offer(1, "seller")]), 48)).toBe("over");
    const outcome = { kind: "void", by: "buyer", reason: null, price: null, at: at(3) } as const;
    expect(kind(open([], { outcome }), 3)).toBe("over");
  });

  it("names a last offer that lapsed, and none that was answered", () => {
    const lapsed = offer(1, "seller", { status: "lapsed" });
    expect(stateOf(open([lapsed]), "decide")).toEqual({ kind: "decide", lapsed });
    expect(stateOf(open(), "decide")).toEqual({ kind: "decide", lapsed: null });
  });

  it("counts down to the offer's end, else to the end of the review", () => {
    const sent = open([offer(1, "seller")]);
    expect(deadlineOf(sent, stateOf(sent, "sent"))).toEqual({ from: at(1), until: at(25) });
    expect(deadlineOf(sent, { kind: "over" })).toEqual({ from: at(0), until: at(48) });
  });
});

describe("the proposed counteroffer", () => {
  it("is in the middle between the bid and the minimum, and moves with the offers", () => {
    expect(proposedOffer(open(), 42_000)).toBe(40_300);
    const offers = [
      offer(1, "seller", { amount: 41_000, status: "countered" }),
      offer(2, "buyer", { amount: 39_000 }),
    ];
    expect(proposedOffer(open(offers), 42_000)).toBe(40_000);
  });

  it("is never below the bid", () => {
    expect(proposedOffer(open([], { bid: 38_549 }), 38_550)).toBe(38_549);
    expect(proposedOffer(open(), null)).toBe(38_500);
  });
});
