/** Tests: what the two sides see of a negotiation. */
import { describe, expect, it } from "vitest";
import { HOUR_MS, SELLER } from "../../sqlite/test-support/people.ts";
import { DAY_MS, END, iso, OTHER_SELLER, setUp } from "./test-support/ended-lot.ts";

describe("the decision about a bid below the minimum price", () => {
  it("shows its seller the gap, the second bidder and the hold, and no maximum", async () => {
    const { decision } = await setUp();
    const shown = await decision();
    expect(shown).toMatchObject({
      min_price: 40_009,
      bidders: 2,
      second: { bidder: "Bidder 1", amount: 30_000 },
      hold: 6_100,
      pay_hours: 48,
      offer_hours: 24,
      relisted: false,
      negotiation: {
        side: "seller",
        bid: 30_500,
        bidder: "Bidder 2",
        started: iso(END),
        until: iso(END + 2 * DAY_MS),
        offers: [],
        left: { buyer: 3, seller: 3 },
        range: { from: 30_500, to: null },
        outcome: null,
      },
    });
    expect(JSON.stringify(shown)).not.toContain("36000");
  });

  it("is for its two sides alone, and the bidder does not see the minimum", async () => {
    const { get, tokenOf, mine } = await setUp();
    const status = async (path: string, userId: number) =>
      (await get(`/api${path}`, { token: await tokenOf(userId) })).status;
    expect(await status("/sale/decision/1", OTHER_SELLER)).toBe(404);
    expect(await status("/my/decision/1", 2)).toBe(404);
    expect(await status("/my/decision/1", SELLER)).toBe(404);
    expect(await status("/my/decision/99", 1)).toBe(404);
    const shown = await mine();
    expect(shown).toMatchObject({ side: "buyer", bid: 30_500, range: null, outcome: null });
    expect(JSON.stringify(shown)).not.toContain("40009");
  });

  it("tells each side what it may offer next and how many offers are left", async () => {
    const { offer, decision, mine } = await setUp();
    await offer(SELLER, 39_000);
    expect(await mine()).toMatchObject({
      range: { from: 30_500, to: 38_999 },
      left: { buyer: 3, seller: 2 },
    });
    expect((await decision()).negotiation.range).toBeNull();
    await offer(1, 33_000);
    expect((await decision()).negotiation).toMatchObject({
      range: { from: 30_500, to: null },
      left: { buyer: 2, seller: 2 },
    });
    expect((await mine()).range).toBeNull();
  });

  it("has each offer with the times at which it was sent, seen and answered", async () => {
    const { offer, call, advance, decision, mine } = await setUp();
    await offer(SELLER, 39_000);
    await advance(HOUR_MS);
    const see = () => call("/my/offer/seen", 1, { id_offer: 1 });
    const first = await see();
    expect(first.body.data).toMatchObject({ id_offer: 1, seen: iso(END + HOUR_MS), answered: null });
    await advance(HOUR_MS);
    expect((await see()).text).toBe(first.text);
    await offer(1, 33_000);
    const offers = [
      { sent: iso(END), seen: iso(END + HOUR_MS), answered: iso(END + 2 * HOUR_MS), status: "countered" },
      { sent: iso(END + 2 * HOUR_MS), seen: null, answered: null, status: "open" },
    ];
    expect((await decision()).negotiation.offers).toMatchObject(offers);
    expect((await mine()).offers).toMatchObject(offers);
  });

  it("has no seen time of one's own offer, and none after the offer is closed", async () => {
    const { offer, call, advance } = await setUp();
    await offer(SELLER, 39_000);
    expect((await call("/sale/offer/seen", SELLER, { id_offer: 1 })).body.result).toBe("OFFER_CLOSED");
    expect((await call("/my/offer/seen", 2, { id_offer: 1 })).body.result).toBe("NOT_FOUND");
    await advance(DAY_MS);
    expect((await call("/my/offer/seen", 1, { id_offer: 1 })).body.result).toBe("OFFER_CLOSED");
  });
});

describe("the end of a negotiation", () => {
  it("names the seller and their reason after a decline of the bid", async () => {
    const { call, decision, mine, cards } = await setUp();
    await call("/sale/bid/decline", SELLER, { reason: "I decided to keep it" });
    const outcome = {
      kind: "declined",
      by: "seller",
      reason: "I decided to keep it",
      price: null,
      at: iso(END),
    };
    expect((await decision()).negotiation).toMatchObject({ bid: 30_500, range: null, outcome });
    expect((await mine()).outcome).toEqual(outcome);
    expect((await cards("/my/lots/notwon", 1))[0].negotiation.outcome).toEqual(outcome);
    expect((await cards("/my/lots/notwon", 2))[0].negotiation).toBeNull();
    expect((await cards("/sale/lots/notsold", SELLER))[0].negotiation.outcome).toEqual(outcome);
  });

  it("keeps the bid and names the price after an accepted offer", async () => {
    const { call, offer, decision } = await setUp();
    await offer(SELLER, 38_000);
    await call("/my/offer/accept", 1, { id_offer: 1 });
    const { negotiation } = await decision();
    expect(negotiation.bid).toBe(30_500);
    expect(negotiation.outcome).toMatchObject({ kind: "accepted", by: "buyer", price: 38_000 });
    expect(negotiation.offers).toMatchObject([{ status: "accepted", answered: iso(END) }]);
  });

  it.each([
    ["buyer", "/my/offer/decline", 1],
    ["seller", "/sale/offer/decline", SELLER],
  ])("says that the %s voided the auction", async (by, path, userId) => {
    const { call, offer, mine, advance } = await setUp();
    await offer(SELLER, 39_000);
    if (by === "seller") await offer(1, 33_000);
    await advance(HOUR_MS);
    await call(path, userId, { id_offer: by === "seller" ? 2 : 1 });
    const at = iso(END + HOUR_MS);
    expect((await mine()).outcome).toEqual({ kind: "void", by, reason: null, price: null, at });
  });

  it("says that time decided when the review period ended", async () => {
    const { offer, mine, advance } = await setUp();
    await offer(SELLER, 39_000);
    await advance(2 * DAY_MS);
    const { outcome, offers } = await mine();
    expect(outcome).toEqual({
      kind: "review_over",
      by: null,
      reason: null,
      price: null,
      at: iso(END + 2 * DAY_MS),
    });
    expect(offers).toMatchObject([{ status: "lapsed", answered: null }]);
  });

  it("says so after an accept of the bid", async () => {
    const { call, decision } = await setUp();
    await call("/sale/bid/accept", SELLER);
    expect((await decision()).negotiation).toMatchObject({
      bid: 30_500,
      outcome: { kind: "accepted", by: "seller", price: 30_500, at: iso(END) },
    });
  });
});
