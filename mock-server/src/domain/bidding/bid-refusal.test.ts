/** Tests of `bid-refusal.ts`. */
import type { BidMode } from "@marsa/api-spec/money";
import { describe, expect, it } from "vitest";
import type { Person } from "../people/gate.ts";
import type { LotState } from "../lot/lot.ts";
import { A, auction, B } from "../test-support/auction.ts";
import { aLot, aPerson, Room, SELLER } from "../test-support/room.ts";

const refused = (outcome: { ok: boolean }) => (outcome.ok ? "accepted" : outcome);
const refusal = (code: string, details = {}) => ({ ok: false, code, details });

describe("a bid is refused", () => {
  it("when nobody is signed in", () => {
    const room = new Room([aLot()], {});
    const outcome = room.bid(1, null, { amount: 20_000, mode: "exact", receivedAt: 1 });
    expect(outcome).toEqual(refusal("REGISTRATION_REQUIRED"));
  });
  // @proves 6.rule.bidding-needs-a-signed-contract
  // @proves 6.rule.bidding-needs-an-approved-profile
  // @proves 6.message.standby-while-under-review
  it.each<[string, Partial<Person>, string, object]>([
    ["without a verified contact", { hasVerifiedContact: false }, "VERIFICATION_REQUIRED", {}],
    ["without a profile", { profile: "none" }, "PROFILE_REQUIRED", {}],
    ["with an unsigned contract", { profile: "draft" }, "CONTRACT_REQUIRED", {}],
    ["while the profile is under review", { profile: "signed" }, "STANDBY", {}],
    [
      "while the profile is locked, with reason and last day",
      { lock: { reason: "unpaid", until: "2026-12-01" } },
      "PROFILE_LOCKED",
      { reason: "unpaid", until: "2026-12-01" },
    ],
    ["from an auctioneer", { roles: ["buyer", "auctioneer"] }, "ROLE_FORBIDDEN", {}],
    ["from the back office", { roles: ["backoffice"] }, "ROLE_FORBIDDEN", {}],
  ])("%s", (_, given, code, details) => {
    const room = new Room([aLot()], { [A]: 100_000 });
    const outcome = room.bid(1, aPerson(A, given), { amount: 20_000, mode: "exact", receivedAt: 1 });
    expect(outcome).toEqual(refusal(code, details));
  });
  it("on one's own lot", () => {
    expect(auction({}, { [SELLER]: 50_000 }).bid(SELLER, "exact", 20_000)).toEqual(refusal("OWN_LOT"));
  });
  it("before the lot opens, with the opening time", () => {
    const opensAt = Date.UTC(2026, 10, 24, 14);
    expect(auction({ opensAt, endsAt: opensAt + 1 }).bid(A, "exact", 20_000, opensAt - 1)).toEqual(
      refusal("LOT_NOT_OPEN", { opens_at: "2026-11-24T14:00:00.000Z" }),
    );
    expect(auction({ opensAt, endsAt: opensAt + 1 }).bid(A, "exact", 20_000, opensAt).ok).toBe(true);
  });
  it("from the exact end on, with the delay", () => {
    expect(auction({ endsAt: 5_000 }).bid(A, "exact", 20_000, 5_000)).toEqual(
      refusal("LOT_CLOSED", { late_ms: 0 }),
    );
    expect(auction({ endsAt: 5_000 }).bid(A, "exact", 20_000, 5_410)).toEqual(
      refusal("LOT_CLOSED", { late_ms: 410 }),
    );
    expect(auction({ endsAt: 5_000 }).bid(A, "exact", 20_000, 4_999).ok).toBe(true);
  });
  it.each(["finished", "sold", "notSold", "summarizing"] as const)("on a lot that is %s", (status) => {
    expect(auction({ status, endsAt: 5_000 }).bid(A, "exact", 20_000, 9_000)).toEqual(
      refusal("LOT_CLOSED", { late_ms: 4_000 }),
    );
  });
  it("on a lot that is not approved yet", () => {
    expect(auction({ status: "moderation" }).bid(A, "exact", 20_000)).toMatchObject({ code: "LOT_NOT_OPEN" });
  });
  it("when it would reach the buy-now price, exact or maximum", () => {
    const buyNow = 30_000;
    expect(auction({ buyNow }).bid(A, "exact", 30_000)).toEqual(refusal("USE_BUY_NOW"));
    expect(auction({ buyNow }).bid(A, "max", 50_000)).toEqual(refusal("USE_BUY_NOW"));
    expect(auction({ buyNow }).bid(A, "max", 29_999).ok).toBe(true);
  });
  it("no longer for the buy-now price once the next minimum reaches it", () => {
    const { placed, bid } = auction({ buyNow: 22_000 });
    placed(A, "exact", 21_000);
    expect(bid(B, "max", 23_000)).toEqual(refusal("USE_BUY_NOW"));
    placed(B, "exact", 21_600);
    expect(bid(A, "max", 23_000).ok).toBe(true);
  });
  it("when the leader bids an exact amount, however high", () => {
    const { placed, bid } = auction();
    placed(A, "max", 26_000);
    expect(bid(A, "exact", 90_000)).toEqual(refusal("ALREADY_LEADING"));
  });
  it("when the leader's new maximum is not higher", () => {
    const { placed, bid } = auction();
    placed(A, "max", 26_000);
    expect(bid(A, "max", 26_000)).toEqual(refusal("MAX_NOT_HIGHER"));
    expect(bid(A, "max", 26_001).ok).toBe(true);
  });
  it("below the next minimum, and names the next minimum", () => {
    expect(auction().bid(A, "max", 19_999)).toEqual(refusal("BID_TOO_LOW", { next_min: 20_000 }));
    const { placed, bid } = auction();
    placed(A, "exact", 20_300);
    expect(bid(B, "exact", 20_799)).toEqual(refusal("BID_TOO_LOW", { next_min: 20_800 }));
    expect(bid(B, "exact", 20_800).ok).toBe(true);
  });
  it("when the deposit is short, with the whole dirhams to top up", () => {
    expect(auction({}, { [A]: 45_000 }).bid(A, "exact", 261_000)).toEqual(
      refusal("DEPOSIT_REQUIRED", { top_up: 7_200 }),
    );
    expect(auction({}, { [A]: 3_999.01 }).bid(A, "exact", 20_000)).toEqual(
      refusal("DEPOSIT_REQUIRED", { top_up: 1 }),
    );
    expect(auction({}, { [A]: 4_000 }).bid(A, "exact", 20_000).ok).toBe(true);
  });
  it("when the deposit is short for the leader's raise, counting the hold on this lot", () => {
    const { placed, bid } = auction({}, { [A]: 6_000 });
    placed(A, "max", 25_000);
    expect(bid(A, "max", 30_001)).toEqual(refusal("DEPOSIT_REQUIRED", { top_up: 1 }));
    expect(bid(A, "max", 30_000).ok).toBe(true);
  });
  it("when the deposit would not cover a bid that loses anyway", () => {
    const { placed, bid } = auction({}, { [B]: 1_000 });
    placed(A, "max", 26_000);
    expect(bid(B, "exact", 22_000)).toMatchObject({ code: "DEPOSIT_REQUIRED" });
  });
});

describe("with several reasons, a bid is refused for the first one of the rules", () => {
  /** At first every condition fails; each round fixes the reason just given. Later the bidder also leads. */
  it("from registration to the deposit", () => {
    let person: Person | null = null;
    let lot: LotState = aLot({ sellerId: A, opensAt: 10, endsAt: 20, buyNow: 30_000 });
    let bid: { amount: number; mode: BidMode; receivedAt: number } = {
      amount: 600_000,
      mode: "exact",
      receivedAt: 5,
    };
    const mend: Record<string, () => void> = {
      REGISTRATION_REQUIRED: () => {
        const lock = { reason: "unpaid", until: null };
        person = aPerson(A, { hasVerifiedContact: false, profile: "none", lock, roles: ["auctioneer"] });
      },
      VERIFICATION_REQUIRED: () => (person = { ...person!, hasVerifiedContact: true }),
      PROFILE_REQUIRED: () => (person = { ...person!, profile: "draft" }),
      CONTRACT_REQUIRED: () => (person = { ...person!, profile: "signed" }),
      STANDBY: () => (person = { ...person!, profile: "ok" }),
      PROFILE_LOCKED: () => (person = { ...person!, lock: null }),
      ROLE_FORBIDDEN: () => (person = { ...person!, roles: ["buyer"] }),
      OWN_LOT: () => (lot = { ...lot, sellerId: SELLER }),
      LOT_NOT_OPEN: () => (bid = { ...bid, receivedAt: 25 }),
      LOT_CLOSED: () => {
        bid = { ...bid, receivedAt: 15 };
        lot = { ...lot, lead: { price: 20_000, leaderId: A, leaderMax: 700_000 } };
      },
      USE_BUY_NOW: () => (lot = { ...lot, buyNow: null }),
      ALREADY_LEADING: () => (bid = { ...bid, mode: "max" }),
      MAX_NOT_HIGHER: () => {
        lot = { ...lot, lead: { ...lot.lead!, leaderId: B } };
        bid = { ...bid, amount: 20_400 };
      },
      BID_TOO_LOW: () => (bid = { ...bid, amount: 700_000 }),
      DEPOSIT_REQUIRED: () => (bid = { ...bid, amount: 20_500 }),
    };
    const given: string[] = [];
    for (;;) {
      const outcome = new Room([lot], { [A]: 5_000, [B]: 200_000 }).bid(1, person, bid);
      if (outcome.ok) break;
      given.push(outcome.code);
      mend[outcome.code]?.();
    }
    expect(given).toEqual(Object.keys(mend));
  });
  it("the bid is too low before the deposit is short", () => {
    expect(auction({}, { [A]: 0 }).bid(A, "exact", 100)).toMatchObject({ code: "BID_TOO_LOW" });
  });
  it("a maximum that is not higher comes before a short deposit", () => {
    const { placed, bid, room, lot } = auction({}, { [A]: 6_000 });
    placed(A, "max", 30_000);
    room.lots.set(1, { ...lot(), lead: { ...lot().lead!, leaderMax: 40_000 } });
    expect(refused(bid(A, "max", 40_000))).toMatchObject({ code: "MAX_NOT_HIGHER" });
  });
});
