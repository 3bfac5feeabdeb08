/** Tests of `next-bidder.ts`: an unpaid lot is offered to the next bidder. */
import { describe, expect, it } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { car, HOUR_MS, person, SELLER } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";
import { confirmed } from "../../test-support/confirmed.ts";
import { verify } from "../../verify/verify.ts";
import { sqlite } from "../../tables/system/driver.ts";

const STAFF = 50;
const MANAGER = 51;
const works = { roles: ["backoffice"] as const, profile: null };
const users = [
  person(1, 100_000),
  person(2, 100_000),
  person(3, 100_000),
  person(4, 100_000),
  person(SELLER, 0, { roles: ["seller"] }),
  person(901, 0, { roles: ["seller"] }),
  person(STAFF, 0, works),
  person(MANAGER, 0, { ...works, ustatus: "manager" }),
];
let keys = 0;

/** Person 1 won lot 1 for 23,000 and has not paid; person 2 bid 22,000, person 3 bid 21,000, person 4 nothing. */
async function setUp(reserve: number | null = null) {
  const app = await openTestApp({
    scene: { users, lots: [car(1, { reserve })] },
    jobs: true,
    env: { singleStaff: true },
  });
  const call = async (path: string, userId: number, body: object = {}, key = `next-key-${++keys}`) => {
    const token = await app.tokenOf(userId);
    const headers = { ...(await confirmed(app, token)), "idempotency-key": key };
    return app.post(`/api${path}`, { id_auction: 1, ...body }, { token, headers });
  };
  for (const [userId, price] of [
    [3, 21_000],
    [2, 22_000],
    [1, 23_000],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one bid after the other
    expect((await call("/auction/makebid", userId, { price, mode: "exact" })).status).toBe(200);
  }
  const advance = (hours: number) => app.context.sceneControl.setClock({ byMs: hours * HOUR_MS });
  await advance(50);
  const offer = (key?: string) => call("/sale/offer/next", SELLER, {}, key);
  const answer = (userId: number, accept: boolean, id_offer = 1, key?: string) =>
    call("/my/offer/next", userId, { id_offer, accept }, key);
  const card = async (userId: number, list: "my" | "sale") => {
    const token = await app.tokenOf(userId);
    return (await app.post(`/api/${list}/lots`, {}, { token })).body.data.items[0];
  };
  const reserved = async (userId: number) =>
    (await app.get("/api/auth/balance", { token: await app.tokenOf(userId) })).body.data.balance_reserv;
  const live = async () => (await app.get("/api/auction/lot/1")).body.data.live;
  const noticesOf = async (userId: number): Promise<string[]> => {
    await app.settled();
    const { body } = await app.get("/api/notifications", { token: await app.tokenOf(userId) });
    return body.data.items.map(({ text }: { text: string }) => text);
  };
  const findings = async () => {
    const file = await app.store.read((db) => sqlite(db).name);
    return (await verify(file, defaultTerms)).findings;
  };
  const staff = (what: string, body: object = {}, userId = MANAGER) =>
    call(`/backoffice/settlements/${what}`, userId, { reason: "Agreed by phone", ...body });
  return { ...app, call, advance, offer, answer, card, reserved, live, noticesOf, findings, staff };
}

describe("An unpaid lot", () => {
  it("is offered to the best other bidder at their own highest bid, for 48 hours", async () => {
    const { offer, card, noticesOf, call, tokenOf, post } = await setUp();
    expect((await card(SELLER, "sale")).next_bidder).toMatchObject({ bidder: "Bidder 2", amount: 22_000 });
    const { status, body } = await offer("offer-it-once");
    expect([status, body.data]).toMatchObject([
      200,
      { id_offer: 1, bidder: "Bidder 2", amount: 22_000, status: "open" },
    ]);
    expect(Date.parse(body.data.until) - Date.parse(body.data.sent)).toBe(48 * HOUR_MS);
    expect((await offer("offer-it-once")).body.data).toEqual(body.data);
    expect((await card(2, "my")).next_offer).toEqual(body.data);
    for (const other of [1, 3]) expect((await card(other, "my")).next_offer).toBeNull();
    expect(await card(SELLER, "sale")).toMatchObject({ next_bidder: null, next_offer: { status: "open" } });
    expect((await noticesOf(2))[0]).toMatch(
      /^The buyer of Car 1 \(lot 20001\) did not pay\. It is yours for AED 22,000/,
    );
    expect((await call("/my/lots/offers", 2)).status).toBe(422);
    const offers = await post("/api/my/lots/offers", {}, { token: await tokenOf(2) });
    expect(offers.body.data.total).toBe(1);
  });

  it("is sold by the acceptance, which takes the hold and opens the payment", async () => {
    const { offer, answer, live, reserved, card, call, noticesOf, findings, staff } = await setUp();
    await offer();
    expect(await reserved(2)).toBe(0);
    expect((await answer(2, true, 1, "accept-it-once")).body.data.status).toBe("accepted");
    expect((await answer(2, true, 1, "accept-it-once")).body.data.status).toBe("accepted");
    expect(await live()).toMatchObject({ status: "sold", price: 22_000, leader: "Bidder 2" });
    expect(await reserved(2)).toBe(4_400);
    expect((await card(2, "my")).settlement).toMatchObject({ state: "due", amount: 22_000 });
    expect((await card(1, "my")).settlement).toBeNull();
    // The price, the fee of 500 and its VAT.
    expect((await noticesOf(2))[0]).toMatch(
      /^You won Car 1 \(lot 20001\) at AED 22,000\. Pay AED 22,525 to Marsa by Nov 2\d, 2026, \d+:\d\d [AP]M GST\.$/,
    );
    expect(await findings()).toEqual([]);
    expect(await reserved(1)).toBe(4_600);
    expect((await staff("forfeit", { id_buyer: 1 })).body.data).toMatchObject({
      id_buyer: 1,
      settlement: { state: "forfeited" },
    });
    expect(await reserved(1)).toBe(0);
    expect((await call("/my/pay", 2)).status).toBe(200);
    expect(await findings()).toEqual([]);
    expect((await answer(2, false)).body.result).toBe("OFFER_CLOSED");
  });

  it("shows a request about the hold of the earlier buyer at their sale alone", async () => {
    const { offer, answer, staff, store, post, tokenOf } = await setUp();
    await offer();
    await answer(2, true);
    await store.write(
      (db) =>
        void sqlite(db).exec("UPDATE user SET roles = '[\"backoffice\"]', ustatus = 'admin' WHERE id = 3"),
    );
    const asked = await staff("forfeit", { id_buyer: 1 });
    expect(asked.body.data).toMatchObject({ id_buyer: 1, to_be_signed: { kind: "forfeit" } });
    const list = await post("/api/backoffice/settlements/list", {}, { token: await tokenOf(MANAGER) });
    const rows = list.body.data.items.map((row: Record<string, unknown>) => [
      row["id_buyer"],
      row["to_be_signed"],
    ]);
    expect(rows).toContainEqual([2, null]);
    expect(rows).toContainEqual([1, expect.objectContaining({ kind: "forfeit" })]);
  });

  it("goes to several in turn, one at a time, and declining costs nothing", async () => {
    const { offer, answer, reserved, noticesOf, advance, card } = await setUp();
    await offer();
    expect((await offer()).body).toMatchObject({ result: "OFFER_CLOSED" });
    expect((await answer(2, false)).body.data.status).toBe("declined");
    expect(await reserved(2)).toBe(0);
    expect((await noticesOf(SELLER))[0]).toMatch(/AED 22,000 was declined/);
    expect((await offer()).body.data).toMatchObject({ id_offer: 2, bidder: "Bidder 1", amount: 21_000 });
    expect((await answer(2, true, 2)).body.result).toBe("OFFER_CLOSED");
    await advance(48);
    expect((await noticesOf(SELLER))[0]).toMatch(/AED 21,000 ended without an answer/);
    expect((await answer(3, true, 2)).body.result).toBe("OFFER_CLOSED");
    expect((await card(3, "my")).next_offer.status).toBe("lapsed");
    expect((await offer()).body).toMatchObject({
      result: "OFFER_CLOSED",
      message: "No other bidder can be asked. List it again",
    });
  });

  it("is offered within 72 hours after the time to pay, and then only listed again", async () => {
    const { offer, advance, card, call } = await setUp();
    await advance(71);
    expect((await card(SELLER, "sale")).next_bidder).toBeNull();
    expect((await offer()).body.message).toBe(
      "The time to offer it to another bidder is over. List it again",
    );
    expect((await call("/sale/reinst", SELLER)).status).toBe(200);
    expect((await offer()).body.result).toBe("STALE");
  });

  it("is neither listed again nor given back to its buyer while another person may accept it", async () => {
    const { offer, answer, call, staff } = await setUp();
    await offer();
    expect((await call("/sale/reinst", SELLER)).body.result).toBe("STALE");
    expect((await staff("extend")).body.result).toBe("STALE");
    await answer(2, false);
    expect((await staff("extend")).status).toBe(200);
    expect((await offer()).body.result).toBe("STALE");
  });

  it("may default again, and goes on to the next bidder", async () => {
    const { offer, answer, advance, live, findings, staff } = await setUp();
    await offer();
    await answer(2, true);
    await advance(48);
    expect(await live()).toMatchObject({ status: "notSold" });
    expect(await findings()).toEqual([]);
    expect((await offer()).body.data).toMatchObject({ bidder: "Bidder 1", amount: 21_000 });
    await answer(3, true, 2);
    expect(await live()).toMatchObject({ status: "sold", price: 21_000 });
    for (const id_buyer of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one decision after the other
      expect((await staff("release", { id_buyer })).status).toBe(200);
    }
    expect(await findings()).toEqual([]);
  });

  it("is offered by its seller or the staff alone, by the staff not below the minimum", async () => {
    const { call, staff } = await setUp(22_500);
    expect((await call("/sale/offer/next", 901)).status).toBe(404);
    expect((await call("/sale/offer/next", 2)).status).toBe(403);
    expect((await staff("offer", {}, 2)).status).toBe(403);
    expect((await staff("offer")).body.message).toMatch(/below the seller's minimum price/);
    expect((await call("/sale/offer/next", SELLER)).status).toBe(200);
    const known = await setUp();
    expect((await known.staff("offer")).body.data.bidder).toBe("Bidder 2");
    expect((await known.noticesOf(SELLER))[0]).toMatch(/^Our staff offered your Car 1/);
    const { body } = await known.get("/api/backoffice/settlements/1", { token: await known.tokenOf(STAFF) });
    expect(body.data).toMatchObject({ next_offer: { status: "open" }, next_bidder: null });
  });

  it("is accepted only with the deposit for it, and not by a locked person; both may still decline", async () => {
    const { offer, answer, store, reserved } = await setUp();
    await offer();
    await store.write((db) =>
      sqlite(db).exec(
        "UPDATE profile SET lock_reason = 'Unpaid', lock_until = '2099-12-31' WHERE user_id = 2",
      ),
    );
    expect((await answer(2, true)).body.result).toBe("PROFILE_LOCKED");
    expect((await answer(2, false)).status).toBe(200);
    await offer();
    const total = "UPDATE wallet SET total_fils = 100 WHERE user_id = 3";
    await store.write((db) => sqlite(db).exec(total));
    const short = await answer(3, true, 2);
    expect([short.status, short.body.result]).toEqual([402, "DEPOSIT_REQUIRED"]);
    expect(await reserved(3)).toBe(0);
  });

  it("was never offered before its buyer failed to pay", async () => {
    const app = await openTestApp({ scene: { users, lots: [car(1)] }, jobs: true });
    const headers = { "idempotency-key": "too-early-offer" };
    const early = await app.post(
      "/api/sale/offer/next",
      { id_auction: 1 },
      { token: await app.tokenOf(SELLER), headers },
    );
    expect(early.body.result).toBe("STALE");
    const stranger = { "idempotency-key": "nobody-asked-me" };
    const body = { id_auction: 1, id_offer: 1, accept: true };
    expect(
      (await app.post("/api/my/offer/next", body, { token: await app.tokenOf(4), headers: stranger })).status,
    ).toBe(404);
  });
});
