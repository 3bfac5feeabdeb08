/** Tests of `prices.ts`. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const OTHER_SELLER = 901;
const seller = (id: number) => person(id, 0, { roles: ["seller"] });
const users = [person(1, 1_000_000), person(2, 1_000_000), seller(SELLER), seller(OTHER_SELLER)];
const lots = [
  car(1, { reserve: 31_337, endsAt: START + HOUR_MS }),
  car(2, { plan: "draft", approvedAt: null }),
];
let keys = 0;

async function setUp() {
  const app = await openTestApp({ scene: { users, lots } });
  const call = async (path: string, userId: number, body: object, key = `price-key-${++keys}`) =>
    app.post(`/api${path}`, body, { token: await app.tokenOf(userId), headers: { "idempotency-key": key } });
  const change = (what: "min" | "start" | "buynow", price: number | null, userId = SELLER, lot = 1) =>
    call(`/sale/price/${what}`, userId, { id_auction: lot, price });
  const bid = (userId: number, price: number, mode = "exact") =>
    call("/auction/makebid", userId, { id_auction: 1, price, mode });
  const history = async () => (await app.get("/api/auction/history/1")).body.data.items;
  return { ...app, call, change, bid, history };
}

describe("POST /sale/price/min", () => {
  // @proves 4.history.min-price-changed
  it("returns the prices to the seller, and tells everyone else only about the change", async () => {
    const { change, history, store } = await setUp();
    const { status, body } = await change("min", 27_183);
    expect([status, body.data]).toEqual([
      200,
      {
        id_auction: 1,
        seq: 2,
        start_price: 20_000,
        min_price: 27_183,
        buy_now: null,
        receipt: expect.objectContaining({ kind: "min_price_changed", amount: 27_183 }),
      },
    ]);
    const [row] = await history();
    expect(row).toMatchObject({ kind: "min_price_changed", mark: null, amount: null });
    const events = (await store.outbox.pending(10)).flatMap((commit) => commit.events);
    expect(JSON.stringify([events, await history()])).not.toMatch(/27.?183|31.?337/);
  });

  it("raises the price to the minimum at once when the leader's maximum covers it", async () => {
    const { change, bid, history, get } = await setUp();
    await bid(1, 29_000, "max");
    await change("min", 25_000);
    expect((await get("/api/auction/lot/1")).body.data.live).toMatchObject({ price: 25_000, light: "green" });
    expect((await history()).slice(0, 3).map(({ kind }: { kind: string }) => kind)).toEqual([
      "minimum_reached",
      "automatic_bid",
      "min_price_changed",
    ]);
  });

  it.each([
    [31_337, 409, "MIN_PRICE_RULE", "The minimum price can only be lowered"],
    [31_000, 409, "MIN_PRICE_RULE", "Lower the minimum price by 5 % at least, to AED 29,770 or less"],
    [19_000, 422, "VALIDATION", "Min price can't be less than Start price"],
    [0, 422, "VALIDATION", "Minimum value is 1"],
  ])("refuses %i", async (price, status, result, message) => {
    const { change } = await setUp();
    const refused = await change("min", price);
    expect([refused.status, refused.body.result, refused.body.message]).toEqual([status, result, message]);
  });

  it("refuses a third lowering after the first bid, and any in the closing window", async () => {
    const { change, bid, clock } = await setUp();
    await bid(1, 20_000);
    for (const price of [29_000, 27_000]) expect((await change("min", price)).status).toBe(200);
    expect((await change("min", 25_000)).body.message).toBe(
      "The minimum price has been lowered twice since the first bid",
    );
    clock.advance(HOUR_MS - 119_000);
    expect((await change("min", 25_000)).body.message).toMatch(/in the last 2 min before the end$/);
    clock.advance(119_000);
    expect((await change("min", 25_000)).body.result).toBe("LOT_CLOSED");
  });

  it("answers a repeated key with the same prices, and lowers once", async () => {
    const { call, history } = await setUp();
    const body = { id_auction: 1, price: 29_000 };
    const first = await call("/sale/price/min", SELLER, body, "price-same-key");
    const again = await call("/sale/price/min", SELLER, body, "price-same-key");
    expect(again.text).toBe(first.text);
    expect(await history()).toHaveLength(1 + 1);
    const other = await call("/sale/price/min", SELLER, { ...body, price: 25_000 }, "price-same-key");
    expect(other.body.result).toBe("KEY_REUSED");
  });
});

describe("POST /sale/price/start and /buynow", () => {
  // @proves 4.history.start-price-lowered
  // @proves 4.history.buy-now-price-changed
  it("are public at once, and end with the first bid", async () => {
    const { change, bid, get, history } = await setUp();
    await change("start", 15_000);
    await change("buynow", 60_000);
    const live = (await get("/api/auction/lot/1")).body.data.live;
    expect(live).toMatchObject({ start_price: 15_000, next_min: 15_000, buy_now: 60_000, buynow_open: true });
    await bid(1, 15_000);
    const kinds = (await history()).map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["start_price_lowered", "buy_now_changed"]));
    expect((await change("start", 14_000)).body.result).toBe("LOT_HAS_BIDS");
    expect((await change("buynow", null)).body.result).toBe("LOT_HAS_BIDS");
  });

  // @proves 5.message.buy-now-price-must-be-at
  it("refuse invalid prices, with the sentence for the field", async () => {
    const { change } = await setUp();
    expect((await change("start", 20_000)).body.details.errors).toEqual([
      { field: "price", message: "Maximum value is 19,999" },
    ]);
    expect((await change("start", null)).status).toBe(422);
    expect((await change("buynow", 21_999)).body.message).toBe(
      "Buy now price must be at least 4x Bid steps greater than Start price",
    );
  });
});

describe("a seller's prices", () => {
  it("can be changed only by the seller, and not for a draft", async () => {
    const { change } = await setUp();
    expect((await change("min", 25_000, OTHER_SELLER)).status).toBe(404);
    expect((await change("min", 25_000, 1)).body.result).toBe("ROLE_FORBIDDEN");
    expect((await change("start", 15_000, SELLER, 2)).status).toBe(404);
    expect((await change("start", 15_000, SELLER, 99)).status).toBe(404);
  });
});
