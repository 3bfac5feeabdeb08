/** Tests: negotiation. */
import { describe, expect, it } from "vitest";
import { HOUR_MS, SELLER } from "../../sqlite/test-support/people.ts";
import { DAY_MS, END, iso, OTHER_SELLER, setUp } from "./test-support/ended-lot.ts";
import { sqlite } from "../../tables/system/driver.ts";

describe("a bid below the minimum price", () => {
  // @proves 4.transition.seller-accept-bid
  // @proves 4.history.bid-accepted
  it("is accepted by the seller: sold at that price, with the hold that the price needs", async () => {
    const { call, lot, held, cards, finding } = await setUp();
    const { status, body } = await call("/sale/bid/accept", SELLER);
    expect([status, body.data]).toMatchObject([
      200,
      { id_auction: 1, status: "sold", price: 30_500, offer: null, decision_until: null },
    ]);
    expect(await lot()).toMatchObject({ status: "sold", price: 30_500 });
    expect(await held()).toBe(6_100);
    expect((await cards("/my/lots/won", 1))[0].settlement).toMatchObject({ state: "due", amount: 30_500 });
    expect(await finding()).toBeNull();
  });

  // @proves 4.transition.seller-decline-bid-with-a-reason
  // @proves 4.history.bid-declined
  it("is declined with a reason for both sides only: not sold, the deposit is free", async () => {
    const { call, lot, held, get, tokenOf, finding } = await setUp();
    await call("/sale/bid/decline", SELLER, { reason: "Below what I can accept" });
    expect(await lot()).toMatchObject({ status: "notSold" });
    expect(await held()).toBe(0);
    const reasons = async (userId: number) => {
      const { body } = await get("/api/auction/history/1", { token: await tokenOf(userId) });
      return body.data.items.filter(({ kind }: { kind: string }) => kind === "bid_declined");
    };
    expect(await reasons(1)).toMatchObject([
      { mark: "you", amount: 30_500, cause: "Below what I can accept" },
    ]);
    expect(await reasons(SELLER)).toHaveLength(1);
    expect(await reasons(2)).toEqual([]);
    expect(await finding()).toBeNull();
  });

  it("can be decided by the seller only, once, and until the end of the review", async () => {
    const { call, advance } = await setUp();
    expect((await call("/sale/bid/accept", OTHER_SELLER)).body.result).toBe("NOT_FOUND");
    expect((await call("/sale/bid/accept", 1)).body.result).toBe("ROLE_FORBIDDEN");
    await call("/sale/bid/accept", SELLER);
    expect((await call("/sale/bid/decline", SELLER, { reason: "Too late" })).body.result).toBe("STALE");
    const late = await setUp();
    await advance(0);
    await late.advance(2 * DAY_MS);
    expect((await late.lot()).status).toBe("notSold");
    expect((await late.call("/sale/bid/accept", SELLER)).body.result).toBe("REVIEW_ENDED");
  });
});

describe("a counteroffer", () => {
  // @proves 4.transition.seller-send-counteroffer
  // @proves 4.transition.the-counteroffer-goes-to-the-bid
  // @proves 3.field.counteroffer-amount
  // @proves 3.field.counteroffer-sender-buyer-or-seller
  it("of the seller is sold when the buyer accepts; the hold stays", async () => {
    const { call, offer, lot, held, cards, noticesOf, finding } = await setUp();
    const sent = await offer(SELLER, 38_000);
    expect(sent.body.data.offer).toEqual({
      id_offer: 1,
      id_auction: 1,
      amount: 38_000,
      sender: "seller",
      sent: iso(END),
      until: iso(END + DAY_MS),
      status: "open",
      seen: null,
      answered: null,
    });
    expect((await cards("/my/lots/offers", 1))[0].offer).toMatchObject({ amount: 38_000 });
    expect(await cards("/my/lots/offers", 2)).toEqual([]);
    expect((await cards("/my/lots", 2))[0].offer).toBeNull();
    expect(await noticesOf(1)).toContain(
      "The seller offers you Car 1 (lot 20001) for AED 38,000. Answer by Nov 23, 2026, 9:00 AM GST.",
    );
    const { body } = await call("/my/offer/accept", 1, { id_offer: 1 });
    expect(body.data).toMatchObject({ status: "sold", price: 38_000, offer: { status: "accepted" } });
    expect(await lot()).toMatchObject({ status: "sold", price: 38_000 });
    expect(await held()).toBe(6_100);
    expect((await cards("/my/lots/won", 1))[0].settlement).toMatchObject({ amount: 38_000 });
    expect(await finding()).toBeNull();
  });

  it("binds no locked bidder to a new amount, and they may still decline", async () => {
    const { call, offer, store, lot, held } = await setUp();
    await offer(SELLER, 38_000);
    const sql = "UPDATE profile SET lock_reason = 'Unpaid lot'";
    await store.write((db) => void sqlite(db).prepare(sql).run());
    const locked = {
      status: 403,
      body: {
        result: "PROFILE_LOCKED",
        message: "Bidding is suspended: Unpaid lot",
      },
    };
    expect(await offer(1, 37_000)).toMatchObject(locked);
    expect(await call("/my/offer/accept", 1, { id_offer: 1 })).toMatchObject(locked);
    expect((await call("/my/offer/accept", 2, { id_offer: 1 })).status).toBe(404);
    expect((await call("/my/offer/decline", 1, { id_offer: 1 })).status).toBe(200);
    expect(await lot()).toMatchObject({ status: "notSold" });
    expect(await held()).toBe(0);
  });

  // @proves 4.transition.buyer-or-seller-may-accept-a
  it("alternates between the sides, and is accepted by the seller", async () => {
    const { call, offer, cards } = await setUp();
    await offer(SELLER, 39_000);
    expect((await offer(1, 33_000)).body.data.offer).toMatchObject({ id_offer: 2, sender: "buyer" });
    expect((await offer(SELLER, 37_000)).body.data.offer.id_offer).toBe(3);
    await offer(1, 35_000);
    expect((await cards("/sale/lots", SELLER))[0].offer).toMatchObject({ amount: 35_000, status: "open" });
    expect((await call("/sale/offer/accept", SELLER, { id_offer: 2 })).body.result).toBe("OFFER_CLOSED");
    expect((await call("/sale/offer/accept", SELLER, { id_offer: 4 })).body.data).toMatchObject({
      status: "sold",
      price: 35_000,
    });
  });

  // @proves 4.transition.declining-a-counteroffer-voids-the-auction
  it.each([
    ["buyer", "/my/offer/decline", 1],
    ["seller", "/sale/offer/decline", SELLER],
  ])("that the %s declines voids the auction, and the deposit is free", async (who, path, userId) => {
    const { call, offer, lot, held, finding } = await setUp();
    await offer(SELLER, 39_000);
    if (who === "seller") await offer(1, 33_000);
    const { body } = await call(path, userId, { id_offer: who === "seller" ? 2 : 1 });
    expect(body.data).toMatchObject({ status: "notSold", offer: { status: "declined" } });
    expect([(await lot()).status, await held()]).toEqual(["notSold", 0]);
    expect(await finding()).toBeNull();
  });

  it("is at least the highest bid, and a buyer's is below the asked price", async () => {
    const { offer } = await setUp();
    const amountError = async (userId: number, amount: number) =>
      (await offer(userId, amount)).body.details.errors[0];
    const least = { field: "amount", message: "Specify an amount not less than the maximum bet" };
    expect(await amountError(SELLER, 30_499)).toEqual(least);
    await offer(SELLER, 39_000);
    expect(await amountError(1, 30_499)).toEqual(least);
    expect(await amountError(1, 39_000)).toMatchObject({
      field: "amount",
      message: "Maximum value is 38,999",
    });
    expect((await offer(1, 30_500)).status).toBe(200);
  });

  it("is one at a time, three per side, and the buyer's answers the seller's", async () => {
    const { offer } = await setUp();
    const refusal = async (userId: number, amount: number) => (await offer(userId, amount)).body;
    expect(await refusal(1, 33_000)).toMatchObject({
      result: "OFFER_CLOSED",
      message: "There is no offer to answer yet",
    });
    await offer(SELLER, 39_000);
    expect(await refusal(SELLER, 38_000)).toMatchObject({
      result: "OFFER_CLOSED",
      message: "Your last offer still waits for an answer",
    });
    for (const asked of [38_000, 37_000]) {
      await offer(1, 33_000);
      expect((await offer(SELLER, asked)).status).toBe(200);
    }
    expect((await offer(1, 34_000)).status).toBe(200);
    expect(await refusal(SELLER, 36_500)).toMatchObject({
      result: "OFFER_CLOSED",
      message: "You have made 3 offers, which is the most",
    });
  });

  it("lapses after a day, and the bid stays valid until the end of the review", async () => {
    const { call, offer, advance, cards, lot, held } = await setUp();
    await offer(SELLER, 39_000);
    await advance(DAY_MS);
    expect((await cards("/my/lots", 1))[0].offer).toMatchObject({ status: "lapsed" });
    expect(await cards("/my/lots/offers", 1)).toEqual([]);
    expect((await call("/my/offer/accept", 1, { id_offer: 1 })).body.result).toBe("OFFER_CLOSED");
    expect([(await lot()).status, await held()]).toEqual(["summarizing", 6_100]);
    // The next one ends with the review.
    await advance(12 * HOUR_MS);
    expect((await offer(SELLER, 38_000)).body.data.offer.until).toBe(iso(END + 2 * DAY_MS));
    await advance(12 * HOUR_MS);
    expect([(await lot()).status, await held()]).toEqual(["notSold", 0]);
    expect((await cards("/my/lots", 1))[0].offer).toMatchObject({ status: "lapsed" });
  });

  it("is visible to the two sides only", async () => {
    const { call, offer } = await setUp();
    await offer(SELLER, 39_000);
    for (const path of ["/my/offer/accept", "/my/offer/decline"]) {
      expect((await call(path, 2, { id_offer: 1 })).body.result).toBe("NOT_FOUND");
    }
    expect((await call("/my/offer/send", 2, { amount: 33_000 })).body.result).toBe("NOT_FOUND");
    expect((await call("/sale/offer/accept", OTHER_SELLER, { id_offer: 1 })).body.result).toBe("NOT_FOUND");
  });
});
