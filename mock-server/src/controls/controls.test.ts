/** Tests of `controls.ts`. */
import { describe, expect, it } from "vitest";
import { DEMO, SELLER_IDS } from "../scenes/seed/people.ts";
import { person, SELLER, START } from "../sqlite/test-support/people.ts";
import { openTestApp } from "../test-support/app.ts";

describe("a generated client, which knows the server list of the document alone", () => {
  it("finds the controls below the API, where they are on", async () => {
    const { get, post } = await openTestApp();
    await post("/api/_mock/clock", { freeze: true });
    expect((await get("/api/_mock/clock")).body).toEqual((await get("/_mock/clock")).body);
    const { get: getOff } = await openTestApp({ env: { controls: false } });
    expect((await getOff("/api/_mock/clock")).body.result).toBe("NO_SUCH_CALL");
  });

  it("meets no call with servers of its own", async () => {
    const { body } = await (await openTestApp()).get("/openapi.json");
    expect(body.servers).toMatchObject([{ url: "/api" }]);
    expect(JSON.stringify(body.paths)).not.toContain('"servers"');
  });
});

describe("GET /_mock/accounts", () => {
  it("lists the accounts that can sign in, with the role in words", async () => {
    const demo = { demo: true, profile: null } as const;
    const users = [
      person(1, 85_000.5, { demo: true }),
      person(2, 0, { ...demo, roles: ["seller"] }),
      person(3, 0, { ...demo, roles: ["backoffice"], ustatus: "manager" }),
      person(900, 0),
    ];
    const { get } = await openTestApp({ scene: { users } });
    const { status, body } = await get("/_mock/accounts");
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        id: "person1@marsa.test",
        password: "marsa-demo",
        name: "Person 1",
        role: "Buyer",
        note: "Approved, AED 85,000.50 in the deposit",
      },
      expect.objectContaining({ role: "Seller", note: "Approved, with lots of every state" }),
      expect.objectContaining({ role: "Manager", note: "Works for Marsa" }),
    ]);
  });
});

describe("POST /_mock/tokens", () => {
  it("creates approved bidders who are signed in and can bid", async () => {
    const { post, get } = await openTestApp();
    const { status, body } = await post("/_mock/tokens", { count: 3, deposit: 10_000 });
    expect(status).toBe(200);
    expect(body.data).toHaveLength(3);
    const [{ id_user, access_token: token }] = body.data;
    expect((await get("/api/auth/me", { token })).body.data).toMatchObject({
      id_user,
      gate: { can_bid: true },
    });
    expect((await get("/api/auth/balance", { token })).body.data).toMatchObject({ available: 10_000 });
    const headers = { "idempotency-key": "k-0123456789" };
    const bid = await post("/api/auction/makebid", { id_auction: 1, price: 20_000 }, { token, headers });
    expect(bid.status).toBe(200);
  });

  it.each([
    ["seller", { can_bid: false, missing: "profile" }],
    ["both", { can_bid: true, missing: null }],
    ["unverified", { can_bid: false, missing: "verification" }],
    ["registered", { can_bid: false, missing: "profile" }],
    ["unsigned", { can_bid: false, missing: "contract" }],
    ["standby", { can_bid: false, missing: "review" }],
    ["locked", { can_bid: false, missing: "lock" }],
  ])("makes people at every step on the way to a bid: %s", async (as, gate) => {
    const { post, get } = await openTestApp();
    const { body } = await post("/_mock/tokens", { count: 1, as });
    const me = await get("/api/auth/me", { token: body.data[0].access_token });
    expect(me.body.data.gate).toEqual(gate);
  });

  it.each([
    ["auctioneer", ["auctioneer"], "confirmed"],
    ["backoffice", ["backoffice"], "confirmed"],
    ["manager", ["backoffice"], "manager"],
    ["admin", ["backoffice"], "admin"],
  ])("makes house staff: %s", async (as, roles, ustatus) => {
    const { post, get } = await openTestApp();
    const { body } = await post("/_mock/tokens", { count: 1, as });
    const me = await get("/api/auth/me", { token: body.data[0].access_token });
    expect(me.body.data).toMatchObject({ roles, ustatus: expect.stringMatching(new RegExp(ustatus, "i")) });
  });

  it("creates two thousand of them", async () => {
    const { post } = await openTestApp();
    const { body } = await post("/_mock/tokens", { count: 2_000 });
    expect(new Set(body.data.map((row: { id_user: number }) => row.id_user)).size).toBe(2_000);
  });
});

describe("POST /_mock/lots", () => {
  // @proves 3.field.lot-start-price
  // @proves 3.field.lot-bid-step
  // @proves 3.field.lot-buy-now-price
  // @proves 3.field.property-unique-auction-number
  it("creates open lots as requested", async () => {
    const { post, get } = await openTestApp(withSellers());
    const asked = {
      count: 30,
      seconds: 600,
      start_price: 1_000,
      step: 100,
      min_price: 1_500,
      buy_now: 9_000,
    };
    const { status, body } = await post("/_mock/lots", asked);
    expect(status).toBe(200);
    expect(new Set(body.data.ids).size).toBe(30);
    const { data } = (await get(`/api/auction/lot/${body.data.ids[29]}`)).body;
    expect(data.kind).toBe("vehicle");
    expect(data.live).toMatchObject({
      phase: "open",
      start_price: 1_000,
      step: 100,
      next_min: 1_000,
      buy_now: 9_000,
      light: "red",
      bids: 0,
      end: new Date(START + 600_000).toISOString(),
    });
    const more = await post("/_mock/lots", { count: 1, kind: "apartment" });
    const apartment = await get(`/api/auction/lot/${more.body.data.ids[0]}`);
    expect(apartment.body.data).toMatchObject({ kind: "apartment", number: 30_001 });
  });

  it("creates lots that open later, and opens them at that time", async () => {
    const { post, get } = await openTestApp(withSellers());
    const { body } = await post("/_mock/lots", { count: 1, seconds: 600, opens_in: 60 });
    const path = `/api/auction/lot/${body.data.ids[0]}`;
    expect((await get(path)).body.data.live).toMatchObject({ phase: "upcoming" });
    await post("/_mock/clock", { advance_ms: 61_000 });
    expect((await get(path)).body.data.live).toMatchObject({ phase: "open" });
  });

  it("refuses lots that would end before they open", async () => {
    const { post } = await openTestApp();
    const { status, body } = await post("/_mock/lots", { count: 1, seconds: 60, opens_in: 60 });
    expect(status).toBe(422);
    expect(body.details.errors[0]).toMatchObject({ field: "opens_in" });
  });

  // @proves 5.message.min-price-can-t-be-less
  // @proves 5.message.buy-now-price-must-be-at
  // @proves 5.message.price-price-must-be-greater-than
  // @proves 9.constant.buy-now-price-at-least-4
  it.each([
    [{ start_price: 0 }, 'start_price: "Start" price must be greater than 0'],
    [{ start_price: 5_000, min_price: 4_000 }, "min_price: Min price can't be less than Start price"],
    [
      { start_price: 5_000, step: 500, buy_now: 6_999 },
      "buy_now: Buy now price must be at least 4x Bid steps greater than Start price",
    ],
  ])("keeps the rules of prices: %j", async (prices, error) => {
    const { post } = await openTestApp();
    const { status, body } = await post("/_mock/lots", { count: 1, ...prices });
    expect(status).toBe(422);
    expect(
      body.details.errors.map(
        ({ field, message }: { field: string; message: string }) => `${field}: ${message}`,
      ),
    ).toEqual([error]);
  });
});

/** Returns a scene with the sellers of the demo, who get the new lots. */
function withSellers() {
  const ids = [1, 2, 3, 4, 5, DEMO.seller, ...SELLER_IDS, SELLER];
  return { scene: { users: ids.map((id) => person(id, 0)) } };
}
