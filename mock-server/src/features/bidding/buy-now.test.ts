/** Tests of `buy-now.ts`. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

const users = [person(1, 1_000_000), person(2, 1_000_000), person(3, 100), person(SELLER, 0)];
const lots = [
  car(1, { buyNow: 60_000, reserve: 31_337 }),
  car(2),
  car(3, { plan: "draft", approvedAt: null }),
];
let keys = 0;

async function setUp() {
  const app = await openTestApp({ scene: { users, lots } });
  const call = async (path: string, userId: number | null, body: object, key = `buy-key-${++keys}`) =>
    app.post(`/api/auction/${path}`, body, {
      ...(userId !== null && { token: await app.tokenOf(userId) }),
      sure: true,
      headers: { "idempotency-key": key },
    });
  return {
    ...app,
    bid: (userId: number, price: number, mode = "exact") =>
      call("makebid", userId, { id_auction: 1, price, mode }),
    buy: (userId: number | null, price = 60_000, lot = 1, key?: string) =>
      call("buynow", userId, { id_auction: lot, price }, key),
  };
}

describe("POST /auction/buynow", () => {
  // @proves 4.history.sold-by-buy-now
  it("sells the lot at once, and frees the leader's deposit", async () => {
    const { bid, buy, get, tokenOf, clock } = await setUp();
    await bid(2, 50_000, "max");
    clock.advance(5_000);
    const { status, body } = await buy(1);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      outcome: "sold",
      price: 60_000,
      my_max: 60_000,
      leading: true,
      hold: 12_000,
      end: new Date(START + 5_000).toISOString(),
      extended: false,
    });
    const lot = (await get("/api/auction/lot/1", { token: await tokenOf(2) })).body.data;
    expect(lot.live).toMatchObject({ status: "sold", phase: "sold", price: 60_000, leader: "Bidder 2" });
    expect(lot.mine.status).toBe("not_won");
    const balance = await get("/api/auth/balance", { token: await tokenOf(2) });
    expect(balance.body.data.balance_reserv).toBe(0);
    const { items } = (await get("/api/auction/history/1")).body.data;
    expect(items[0]).toMatchObject({ kind: "sold_by_buy_now", mark: "Bidder 2", amount: 60_000 });
  });

  it("makes one event that closes the lot, and notifies the people concerned", async () => {
    const { bid, buy, store } = await setUp();
    await bid(2, 50_000, "max");
    await buy(1);
    const [, ...events] = (await store.outbox.pending(10)).at(-1)!.events;
    const [first] = (await store.outbox.pending(10)).at(-1)!.events;
    expect(first?.payload).toMatchObject({ kind: "closed", state: { status: "sold", price: 60_000 } });
    const kinds = events.map(({ eligible, payload }) => [eligible, (payload as { kind: string }).kind]);
    expect(kinds).toEqual([
      [2, "not_won"],
      [1, "won"],
      [SELLER, "sold"],
    ]);
  });

  it("appears among the ended lots, at the moment of the sale", async () => {
    const { buy, post, clock } = await setUp();
    await buy(1);
    clock.advance(1_000);
    const finished = await post("/api/auction/lots/finished", {});
    expect(
      finished.body.data.items.map(({ live }: { live: { id?: number; status: string } }) => live.status),
    ).toEqual(["sold"]);
  });

  it.each([
    ["without an account", null, 60_000, 1, 403, "REGISTRATION_REQUIRED"],
    ["from the seller", SELLER, 60_000, 1, 403, "OWN_LOT"],
    ["at another price", 1, 59_999, 1, 409, "STALE"],
    ["where there is no such price", 1, 60_000, 2, 409, "BUY_NOW_CLOSED"],
    ["when the deposit is short", 3, 60_000, 1, 402, "DEPOSIT_REQUIRED"],
    ["on a lot that was never approved", 1, 60_000, 3, 404, "NOT_FOUND"],
  ] as const)("is refused %s", async (_, userId, price, lot, status, result) => {
    const { buy } = await setUp();
    expect(await buy(userId, price, lot)).toMatchObject({ status, body: { result } });
  });

  it("is refused after the end", async () => {
    const { buy, clock } = await setUp();
    clock.advance(HOUR_MS);
    expect((await buy(1)).body).toMatchObject({ result: "LOT_CLOSED", details: { late_ms: 0 } });
  });
});
