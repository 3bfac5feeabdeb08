/** Tests of `bots.ts`. */
import { describe, expect, it } from "vitest";
import { DEMO, SELLER_IDS } from "../../scenes/seed/people.ts";
import { car, person, START } from "../../sqlite/test-support/people.ts";
import { openTestApp, type TestApp } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const HOUR_MS = 3_600_000;
const BOTS = [201, 202, 203, 204, 205, 206, 207, 208];

const openWithBots = (depositAed = 500_000) => {
  const people = [1, 900].map((id) => person(id, 1_000_000));
  const bots = BOTS.map((id) => person(id, depositAed, { bot: true }));
  const sellers = [DEMO.seller, ...SELLER_IDS].map((id) => person(id, 0, { bot: true, roles: ["seller"] }));
  const lots = [1, 2, 3, 4, 5].map((id) => car(id, { endsAt: START + id * HOUR_MS }));
  return openTestApp({ scene: { users: [...people, ...bots, ...sellers], lots } });
};

const settled = async () => undefined;
const goOn = ({ context }: TestApp, ms: number) => context.clock.advanceTo(context.clock.now() + ms, settled);
const bids = async ({ get }: TestApp) => (await get("/_mock/bots")).body.data.bids as number;

const historyOf = (app: TestApp) =>
  app.store.read((db) =>
    sqlite(db).prepare("SELECT lot_id, at, kind, user_id, amount FROM history ORDER BY id").all(),
  ) as Promise<{ lot_id: number; at: number; kind: string; user_id: number | null; amount: number | null }[]>;

/** Five eager minutes. */
const run = async () => {
  const app = await openWithBots();
  await app.post("/_mock/bots", { on: true, temperament: "eager" });
  await goOn(app, 5 * 60_000);
  return historyOf(app);
};

describe("the bots", () => {
  it("bid while they are on, through the engine, with their own deposits", async () => {
    const app = await openWithBots();
    await app.post("/_mock/bots", { on: true, temperament: "calm" });
    await goOn(app, 10 * 60_000);
    expect(await bids(app)).toBeGreaterThan(20);
    expect(await bids(app)).toBeLessThan(76);
    const rows = await historyOf(app);
    const bidders = new Set(rows.filter(({ user_id }) => user_id !== null).map(({ user_id }) => user_id));
    expect([...bidders].every((id) => BOTS.includes(id!))).toBe(true);
    expect(bidders.size).toBeGreaterThan(3);
    const wallets = await app.store.read(
      (db) =>
        sqlite(db)
          .prepare(
            `SELECT w.reserved_fils AS reserved, (SELECT coalesce(sum(hold_fils), 0) FROM lot_bidder b
              WHERE b.user_id = w.user_id) AS held FROM wallet w`,
          )
          .all() as { reserved: number; held: number }[],
    );
    expect(wallets.some(({ held }) => held > 0)).toBe(true);
    for (const { reserved, held } of wallets) expect(reserved).toBe(held);
  });

  it("do nothing while they are off", async () => {
    const app = await openWithBots();
    await goOn(app, 5 * 60_000);
    expect(await bids(app)).toBe(0);
    await app.post("/_mock/bots", { on: true, temperament: "eager" });
    await goOn(app, 60_000);
    await app.post("/_mock/bots", { on: false });
    const before = await bids(app);
    expect(before).toBeGreaterThan(10);
    await goOn(app, 10 * 60_000);
    expect(await bids(app)).toBe(before);
  });

  it("pause while the clock is frozen", async () => {
    const app = await openWithBots();
    app.context.clock.freeze();
    await app.post("/_mock/bots", { on: true, temperament: "eager" });
    app.clock.advance(60_000);
    expect(await bids(app)).toBe(0);
  });

  it("act the same in two runs with one seed", async () => {
    const first = await run();
    expect(first.length).toBeGreaterThan(25);
    expect(await run()).toEqual(first);
  });

  it("go on bidding after the clock was set back", async () => {
    const app = await openWithBots();
    await app.post("/_mock/bots", { on: true, temperament: "eager" });
    await goOn(app, 30 * 60_000);
    const before = await bids(app);
    app.context.clock.set(START + 60_000);
    await app.post("/_mock/lots", { count: 10, bots: true });
    await goOn(app, 5 * 60_000);
    expect(await bids(app)).toBeGreaterThan(before);
  });

  it("stop at the value of a lot, a year later too", async () => {
    const app = await openWithBots();
    await app.post("/_mock/bots", { on: true, temperament: "eager" });
    await goOn(app, HOUR_MS - 1);
    const { price } = (await app.get("/api/auction/lot/1")).body.data.live;
    expect(price).toBeGreaterThan(26_000);
    expect(price).toBeLessThan(36_000);
    await goOn(app, 365 * 24 * HOUR_MS);
    expect((await app.get("/api/auction/lot/1")).body.data.live.price).toBe(price);
  });

  it("ignore lots of a test, unless the test wants bots", async () => {
    const app = await openWithBots();
    await app.context.store.write((db) => void sqlite(db).exec("UPDATE lot SET hidden = 1"));
    await app.post("/_mock/bots", { on: true, temperament: "eager" });
    const made = async (change: object) =>
      (await app.post("/_mock/lots", { count: 3, start_price: 20_000, ...change })).body.data.ids as number[];
    await made({});
    await goOn(app, 2 * 60_000);
    expect(await bids(app)).toBe(0);
    await made({ bots: true });
    await goOn(app, 5 * 60_000);
    expect(await bids(app)).toBeGreaterThan(0);
  });

  it("are as many as requested, within the scene, and none of them sells", async () => {
    const app = await openWithBots();
    expect((await app.get("/_mock/bots")).body.data).toEqual({
      on: false,
      temperament: "calm",
      count: BOTS.length,
      bids: 0,
    });
    const { body } = await app.post("/_mock/bots", { on: true, temperament: "eager", count: 2 });
    expect(body.data).toMatchObject({ on: true, temperament: "eager", count: 2 });
    await goOn(app, 5 * 60_000);
    const bidders = new Set((await historyOf(app)).map(({ user_id }) => user_id));
    bidders.delete(null);
    expect(bidders).toEqual(new Set([201, 202]));
  });

  it("stop when their deposit is used up", async () => {
    const app = await openWithBots(4_500);
    await app.post("/_mock/bots", { on: true, temperament: "eager" });
    await goOn(app, 20 * 60_000);
    const rows = await historyOf(app);
    expect(Math.max(...rows.map(({ amount }) => amount ?? 0))).toBeLessThanOrEqual(22_500);
    expect(app.logged).toEqual([]);
  });
});
