/** Tests of `remove-proxy.ts`. */
import { describe, expect, it } from "vitest";
import { car, HOUR_MS } from "../../sqlite/test-support/people.ts";
import { openTestApp } from "../../test-support/app.ts";

let keys = 0;

async function setUp() {
  const draft = car(3, { plan: "moderation", approvedAt: null });
  const app = await openTestApp({ scene: { lots: [car(1), car(2), draft] } });
  const call = async (path: string, userId: number, body: object, key = `proxy-key-${++keys}`) =>
    app.post(`/api/auction/${path}`, body, {
      token: await app.tokenOf(userId),
      headers: { "idempotency-key": key },
    });
  return {
    ...app,
    bid: (userId: number, price: number, mode: string) =>
      call("makebid", userId, { id_auction: 1, price, mode }),
    remove: (userId: number, lot = 1, key?: string) => call("removeproxy", userId, { id_auction: lot }, key),
  };
}

describe("POST /auction/removeproxy", () => {
  // @proves 4.transition.a-placed-bid-cannot-be-cancelled
  it("leaves the leader at the visible price, and frees the rest of their deposit", async () => {
    const { bid, remove, get, tokenOf, store } = await setUp();
    await bid(1, 40_000, "max");
    const { status, body } = await remove(1);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id_auction: 1,
      outcome: "removed",
      price: 20_000,
      my_max: 20_000,
      leading: true,
      hold: 4_000,
      extended: false,
    });
    const token = await tokenOf(1);
    expect((await get("/api/auth/balance", { token })).body.data.balance_reserv).toBe(4_000);
    expect((await get("/api/auction/lot/1", { token })).body.data.mine).toMatchObject({ max: 20_000 });
    const events = (await store.outbox.pending(10)).flatMap((commit) => commit.events);
    expect(events.at(-1)).toMatchObject({ eligible: 1, payload: { kind: "balance", lot: { max: 20_000 } } });
  });

  // @proves 4.history.proxy-bid-cancelled
  it("is in the history of its owner only", async () => {
    const { bid, remove, get, tokenOf } = await setUp();
    await bid(1, 40_000, "max");
    await remove(1);
    const kinds = async (userId: number) =>
      (await get("/api/auction/history/1", { token: await tokenOf(userId) })).body.data.items.map(
        (row: { kind: string }) => row.kind,
      );
    expect(await kinds(1)).toContain("proxy_cancelled");
    expect(await kinds(2)).not.toContain("proxy_cancelled");
  });

  it("is refused without a maximum to remove, or within the closing window", async () => {
    const { bid, remove, clock } = await setUp();
    const nothing = await remove(1);
    expect([nothing.status, nothing.body.result, nothing.body.message]).toEqual([
      409,
      "NO_PROXY",
      "There is no stored maximum to remove",
    ]);
    await bid(1, 40_000, "max");
    clock.advance(HOUR_MS - 60_000);
    expect((await remove(1)).body.message).toBe(
      "Your maximum can't be removed in the last 2 min before the end",
    );
    clock.advance(60_410);
    expect((await remove(1)).body).toMatchObject({ result: "LOT_CLOSED", details: { late_ms: 410 } });
    expect((await remove(1, 3)).status).toBe(404);
    expect((await remove(1, 99)).status).toBe(404);
  });
});
