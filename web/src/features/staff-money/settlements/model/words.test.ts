import { describe, expect, it } from "vitest";
import { wordsOf, changedMeanwhile, nextStep } from "./words.ts";
import { effectsOf, extendedDue } from "./effects.ts";
import type { Sale, SaleDetail } from "./queries.ts";

const DUE = "2026-11-24T10:15:00.000Z";

function sale(change: Partial<Sale["settlement"]> = {}, more: Partial<Sale> = {}): Sale {
  return {
    settlement: {
      id_auction: 7,
      number: 20_417,
      title: "Nissan Patrol",
      state: "due",
      amount: 116_500,
      fee: 2_330,
      vat: 116.5,
      all_in: 118_946.5,
      sold_at: "2026-11-22T10:15:00.000Z",
      due: DUE,
      extended: false,
      reminders: [],
      hold: 23_300,
      used_hold: null,
      paid_at: null,
      handed_over_at: null,
      pickup: null,
      claim_until: null,
      seller_fee: null,
      seller_vat: null,
      claim_cost: 0,
      proceeds: "none",
      ...change,
    },
    buyer: "Omar Haddad",
    id_buyer: 1,
    seller: "Layla Said",
    id_seller: 2,
    photo: null,
    location: "Al Ain",
    remind_at: null,
    extend_hours: 24,
    proceeds: 116_500,
    to_be_signed: null,
    ...more,
  };
}

const act: SaleDetail["acts"][number] = {
  id_audit: 1,
  at: "2026-11-24T11:02:00.000Z",
  who: "Noura Saleh",
  asked_by: null,
  act: "settlement.extend",
  subject: "",
  reason: "Bank closed",
  about: 1,
  address: null,
};

describe("the money of a decision", () => {
  it("of an extension stays where it is, and the deadline moves by the hours of the server from the later of deadline and now", () => {
    const before = Date.parse(DUE) - 1_000;
    expect(effectsOf("extend", sale(), before)).toEqual({
      buyer:
        "No money moves. Their hold of AED 23,300 stays, and they have until Nov 25, 14:15 to pay AED 118,946.50.",
      seller: "No money moves. They wait for the payment until the same time.",
    });
    const late = Date.parse(DUE) + 3_600_000;
    expect(extendedDue(sale(), late)).toBe(late + 86_400_000);
    expect(extendedDue(sale({}, { extend_hours: 36 }), late)).toBe(late + 1.5 * 86_400_000);
    expect(wordsOf("extend", sale({}, { extend_hours: 36 }))).toMatchObject({
      title: "Extend by 36 hours",
      press: "Extend by 36 h",
    });
  });

  it("of a release goes back to the buyer, of a forfeit leaves them, of a handover reaches the seller", () => {
    const now = Date.parse(DUE);
    expect(effectsOf("release", sale(), now).buyer).toMatch(/^Their hold of AED 23,300 is available/);
    expect(effectsOf("forfeit", sale(), now).buyer).toMatch(/^Their hold of AED 23,300 leaves/);
    expect(effectsOf("forfeit", sale(), now).seller).toMatch(/^They receive nothing/);
    expect(effectsOf("handover", sale(), now).seller).toBe(
      "AED 116,500 is in their balance at once. It is held for 24 hours, while the buyer may claim.",
    );
  });
});

describe("the next step of a sale", () => {
  it.each([
    [sale(), "To pay until Nov 24, 14:15"],
    [sale({ state: "defaulted" }), "Not paid by Nov 24, 14:15. Needs a decision"],
    [sale({ state: "paid", paid_at: DUE, used_hold: 23_300 }), "Paid Nov 24, 14:15. No pickup time yet"],
    [sale({ state: "released", hold: 0, used_hold: 23_300 }), "AED 23,300 went back to the buyer"],
    [sale({ state: "forfeited", hold: 0, used_hold: 23_300 }), "AED 23,300 was forfeited"],
    [sale({ state: "handed_over", handed_over_at: DUE }), "Nov 24, 14:15. Layla Said has AED 116,500"],
  ])("%#", (row, words) => {
    expect(nextStep(row)).toBe(words);
  });

  it("names the appointment of a paid lot", () => {
    const pickup = { place: "Al Ain yard", starts: DUE, ends: DUE };
    expect(nextStep(sale({ state: "paid", pickup }))).toBe("Pickup Nov 24, 14:15, Al Ain yard");
  });
});

const NEXT = { next_offer: null, next_bidder: null };

describe("a sale that changes while a decision is open", () => {
  it("names the colleague and their reason", () => {
    const now = sale({ due: "2026-11-25T10:15:00.000Z" });
    expect(changedMeanwhile(sale(), { sale: now, acts: [act], ...NEXT })).toBe(
      "15:02 GST, Noura Saleh: Payment extended (Bank closed).",
    );
  });

  it("names the payment of the buyer", () => {
    const now = sale({ state: "paid", paid_at: DUE });
    expect(changedMeanwhile(sale(), { sale: now, acts: [act], ...NEXT })).toBe(
      "The buyer paid at 14:15 GST.",
    );
  });

  it("is silent while nothing changes", () => {
    expect(changedMeanwhile(sale(), { sale: sale(), acts: [], ...NEXT })).toBeNull();
    expect(changedMeanwhile(sale(), undefined)).toBeNull();
  });
});
