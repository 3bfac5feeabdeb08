/** Tests of `bid-by-key.ts`. */
import { describe, expect, it } from "vitest";
import { car } from "../../sqlite/test-support/people.ts";
import type { Handler } from "../../http/handler.ts";
import { openTestApp, type TestAppOptions } from "../../test-support/app.ts";
import { makebid } from "./makebid.ts";
import { sqlite } from "../../tables/system/driver.ts";

const KEY = "fate-of-this-key";

async function setUp(options: TestAppOptions = {}) {
  const app = await openTestApp({ scene: { lots: [car(1, { buyNow: 60_000 })] }, ...options });
  const call = async (path: string, userId: number, body: object, key = KEY) =>
    app.post(`/api/auction/${path}`, body, {
      token: await app.tokenOf(userId),
      sure: true,
      headers: { "idempotency-key": key },
    });
  return {
    ...app,
    call,
    bid: (userId: number, price: number) => call("makebid", userId, { id_auction: 1, price }),
    fate: async (userId: number) =>
      (await app.get(`/api/auction/bid/${KEY}`, { token: await app.tokenOf(userId) })).body.data,
  };
}

const unknown = { key: KEY, state: "unknown", status: null, reply: null };

describe("GET /auction/bid/{key}", () => {
  it("returns the stored answer word for word, also much later", async () => {
    const { bid, call, fate, clock } = await setUp();
    const first = await bid(1, 20_000);
    clock.advance(600_000);
    await call("makebid", 2, { id_auction: 1, price: 30_000 }, "another-key");
    expect(await fate(1)).toEqual({ key: KEY, state: "answered", status: 200, reply: first.body });
  });

  it("returns a stored refusal", async () => {
    const { bid, fate } = await setUp();
    const first = await bid(1, 19_999);
    const { state, status, reply } = await fate(1);
    expect([state, status]).toEqual(["answered", 409]);
    expect({ ...reply, request_id: "" }).toEqual({ ...first.body, request_id: "" });
  });

  it("returns the answer of a purchase and of a removed maximum, too", async () => {
    const { call, fate } = await setUp();
    expect((await call("removeproxy", 1, { id_auction: 1 })).status).toBe(409);
    expect((await fate(1)).reply.result).toBe("NO_PROXY");
    await call("buynow", 2, { id_auction: 1, price: 60_000 });
    expect((await fate(2)).reply.data.outcome).toBe("sold");
  });

  it("knows no key that was never sent, another user's key, or an answer that was not stored", async () => {
    const { bid, fate, store } = await setUp();
    expect(await fate(1)).toEqual(unknown);
    await bid(1, 20_000);
    expect(await fate(2)).toEqual(unknown);
    await store.write((db) => void sqlite(db).prepare("UPDATE profile SET lock_reason = 'Unpaid'").run());
    expect((await bid(3, 21_000)).status).toBe(403);
    expect(await fate(3)).toEqual(unknown);
  });

  it("reports a command in progress", async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const slow: Handler<"makebid"> = async (request, context) => {
      await released;
      return makebid(request, context);
    };
    const { bid, fate } = await setUp({ handlers: { makebid: slow } });
    const answer = bid(1, 20_000);
    await expect.poll(() => fate(1)).toEqual({ ...unknown, state: "in_progress" });
    release();
    await answer;
    expect((await fate(1)).state).toBe("answered");
  });

  it("needs a session", async () => {
    const { get } = await setUp();
    expect((await get(`/api/auction/bid/${KEY}`)).status).toBe(401);
  });
});
