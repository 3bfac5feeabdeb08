/** Tests of `snapshots.ts`. */
import { describe, expect, it } from "vitest";
import { HOUR_MS, START } from "../sqlite/test-support/people.ts";
import { openTestApp, type TestApp } from "../test-support/app.ts";

const iso = (ms: number) => new Date(ms).toISOString();
let keys = 0;

async function bid({ post, tokenOf }: TestApp, userId: number, price: number, id = 1) {
  const headers = { "idempotency-key": `snapshot-test-${++keys}` };
  return post("/api/auction/makebid", { id_auction: id, price }, { token: await tokenOf(userId), headers });
}

const liveOf = async ({ get }: TestApp, id = 1) => (await get(`/api/auction/lot/${id}`)).body.data.live;

describe("POST /_mock/snapshots", () => {
  it("stores the state under a name, in one file, and lists it", async () => {
    const { post, get } = await openTestApp();
    expect((await get("/_mock/snapshots")).body.data).toEqual([]);
    const { status, body } = await post("/_mock/snapshots", { name: "before-close" });
    expect(status).toBe(200);
    expect(body.data).toEqual({ name: "before-close", taken: iso(START), bytes: expect.any(Number) });
    expect(body.data.bytes).toBeGreaterThan(10_000);
    await post("/_mock/snapshots", { name: "a" });
    const names = (await get("/_mock/snapshots")).body.data.map(({ name }: { name: string }) => name);
    expect(names).toEqual(["a", "before-close"]);
  });

  it("replaces the one of the same name", async () => {
    const app = await openTestApp();
    await app.post("/_mock/snapshots", { name: "one" });
    await bid(app, 1, 20_000);
    app.clock.advance(1_000);
    await app.post("/_mock/snapshots", { name: "one" });
    expect((await app.get("/_mock/snapshots")).body.data).toMatchObject([{ taken: iso(START + 1_000) }]);
    await app.post("/_mock/restore", { name: "one" });
    expect((await liveOf(app)).price).toBe(20_000);
  });

  it.each(["", "../marsa", "Big", "a".repeat(41), "a.sqlite"])("takes no name like %j", async (name) => {
    const { post } = await openTestApp();
    expect((await post("/_mock/snapshots", { name })).status).toBe(422);
    expect((await post("/_mock/restore", { name })).status).toBe(422);
  });
});

describe("POST /_mock/restore", () => {
  it("restores the state, under a new epoch", async () => {
    const app = await openTestApp();
    const { post, store } = app;
    await bid(app, 1, 20_000);
    const saved = await liveOf(app);
    await post("/_mock/snapshots", { name: "kept" });
    await bid(app, 2, 25_000);
    const epochs = [store.epoch];
    for (let i = 0; i < 2; i++) {
      const { status, body } = await post("/_mock/restore", { name: "kept" });
      expect([status, body.data]).toEqual([
        200,
        { epoch: store.epoch, seed: 1, now: iso(START), lots: 3, users: 6 },
      ]);
      expect(await liveOf(app)).toEqual({ ...saved, epoch: store.epoch });
      epochs.push(store.epoch);
    }
    expect(new Set(epochs).size).toBe(3);
  });

  it("continues from there: the next bid counts, with the earlier seq and money", async () => {
    const app = await openTestApp();
    await bid(app, 1, 20_000);
    await app.post("/_mock/snapshots", { name: "kept" });
    await bid(app, 2, 25_000);
    await app.post("/_mock/restore", { name: "kept" });
    const { body } = await bid(app, 2, 21_000);
    expect(body.data).toMatchObject({ outcome: "leading", price: 21_000, seq: 3 });
    const token = await app.tokenOf(1);
    expect((await app.get("/api/auth/balance", { token })).body.data).toMatchObject({ balance_reserv: 0 });
  });

  it("restores the time, so that each lot has its earlier time left", async () => {
    const app = await openTestApp({ jobs: true });
    const { post, get, clock } = app;
    await post("/_mock/clock", { advance_ms: HOUR_MS - 10_000 });
    await post("/_mock/snapshots", { name: "ten-seconds-left" });
    await post("/_mock/clock", { advance_ms: HOUR_MS });
    expect((await liveOf(app)).phase).toBe("not_sold");
    clock.advance(5_000);
    const { body } = await post("/_mock/restore", { name: "ten-seconds-left" });
    expect(body.data.now).toBe(iso(START + HOUR_MS - 10_000));
    expect((await get("/_mock/clock")).body.data).toMatchObject({ now: body.data.now, rate: 1 });
    expect((await liveOf(app)).phase).toBe("open");
    await post("/_mock/clock", { advance_ms: 10_000 });
    expect((await liveOf(app)).phase).toBe("not_sold");
  });

  it("is frozen if the snapshot was", async () => {
    const { post, get, clock } = await openTestApp();
    await post("/_mock/clock", { freeze: true });
    await post("/_mock/snapshots", { name: "frozen" });
    await post("/_mock/clock", { freeze: false, advance_ms: 5_000 });
    clock.advance(5_000);
    await post("/_mock/restore", { name: "frozen" });
    clock.advance(5_000);
    expect((await get("/_mock/clock")).body.data).toMatchObject({ now: iso(START), rate: 0 });
  });

  it("is published at once, by a heartbeat with the new epoch, without old events", async () => {
    const app = await openTestApp({ jobs: true });
    await bid(app, 1, 20_000);
    await app.post("/_mock/snapshots", { name: "kept" });
    app.published.length = 0;
    await app.post("/_mock/restore", { name: "kept" });
    expect(new Set(app.published.map(({ topic }) => topic))).toEqual(new Set(["heartbeat.pub"]));
    expect(app.published.at(-1)?.payload.epoch).toBe(app.store.epoch);
  });

  it("restores the snapshot's sessions, and keeps current ones", async () => {
    const app = await openTestApp();
    const { post, get, tokenOf } = app;
    await post("/_mock/scenes", { name: "empty" });
    const [then] = (await post("/_mock/tokens", { count: 1 })).body.data;
    await post("/_mock/snapshots", { name: "kept" });
    const [later] = (await post("/_mock/tokens", { count: 1 })).body.data;
    const now = await tokenOf(2);
    await post("/_mock/restore", { name: "kept" });
    const statusOf = async (token: string) => (await get("/api/auth/me", { token })).status;
    expect(await statusOf(then.access_token)).toBe(200);
    expect(await statusOf(now)).toBe(200);
    expect(await statusOf(later.access_token)).toBe(401);
  });

  it("changes nothing for an unknown name", async () => {
    const { post, store } = await openTestApp();
    const { epoch } = store;
    const { status, body } = await post("/_mock/restore", { name: "nothing" });
    expect([status, body.result, store.epoch]).toEqual([404, "NOT_FOUND", epoch]);
  });

  it("refuses a bid during the change, to be sent again", async () => {
    const app = await openTestApp();
    await app.post("/_mock/snapshots", { name: "kept" });
    const token = await app.tokenOf(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    const moved = app.context.exchangeLock.runAlone(() => promise);
    const call = { token, headers: { "idempotency-key": "while-moved-1" } };
    const late = app.post("/api/auction/makebid", { id_auction: 1, price: 20_000 }, call);
    await new Promise(setImmediate);
    resolve();
    await moved;
    const { status, headers, body } = await late;
    expect([status, headers.get("retry-after"), body.result]).toEqual([503, "1", "UNAVAILABLE"]);
    const again = await app.post("/api/auction/makebid", { id_auction: 1, price: 20_000 }, call);
    expect(again.status).toBe(200);
  });
});
