/** Tests of `list-lots.ts`. */
import { describe, expect, it } from "vitest";
import { bid } from "../../sqlite/test-support/commands.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../sqlite/test-support/people.ts";
import type { Schema } from "../../http/handler.ts";
import { openTestApp, type Answer } from "../../test-support/app.ts";
import { sqlite } from "../../tables/system/driver.ts";

const MINUTE_MS = 60_000;

/** Two open cars, one upcoming, two ended, a draft, one in moderation, one to archive. */
const lots = [
  car(1, { endsAt: START + 40 * MINUTE_MS }),
  car(2, { endsAt: START + 20 * MINUTE_MS, reserve: 30_011, startPrice: 25_000 }),
  car(3, { plan: "upcoming", opensAt: START + HOUR_MS, endsAt: START + 3 * HOUR_MS }),
  car(4, { plan: "notSold", opensAt: START - 5 * HOUR_MS, endsAt: START - 10 * MINUTE_MS }),
  car(5, { plan: "notSold", opensAt: START - 5 * HOUR_MS, endsAt: START - 2 * HOUR_MS }),
  car(6, { plan: "draft", approvedAt: null }),
  car(7, { plan: "moderation", approvedAt: null }),
  car(8, { endsAt: START + 50 * MINUTE_MS }),
];
const users = [...[1, 2, 3].map((id) => person(id, 1_000_000)), person(SELLER, 0)];

async function open() {
  const app = await openTestApp({ scene: { users, lots } });
  await app.store.write((db) => sqlite(db).exec("UPDATE lot SET hidden = 1 WHERE id = 8"));
  return app;
}

const ids = ({ body }: Answer): number[] =>
  (body.data.items as Schema<"LotCard">[]).map(({ id_auction }) => id_auction);

describe("A list of lots", () => {
  it("has the earliest end first, then upcoming lots, then just finished ones, and public lots only", async () => {
    const app = await open();
    const answer = await app.post("/api/auction/lots", {});
    expect(ids(answer)).toEqual([2, 1, 3, 4]);
    expect(answer.body.data).toMatchObject({ total: 4, next: null, as_of: new Date(START).toISOString() });
  });

  it.each([
    ["all", [2, 1, 3, 4]],
    ["vehicles", [2, 1, 3, 4]],
    ["apartments", []],
    ["live", []],
    ["upcoming", [3]],
    ["finished", [4, 5]],
  ])("in section %s has %j, and the count says so", async (section, expected) => {
    const app = await open();
    expect(ids(await app.post(`/api/auction/lots/${section}`, {}))).toEqual(expected);
    const { body } = await app.post(`/api/auction/count/${section}/all`, {});
    expect(body.data.count).toBe(expected.length);
  });

  it("follows the clock, written by a job or not", async () => {
    const app = await open();
    app.clock.advance(30 * MINUTE_MS);
    const answer = await app.post("/api/auction/lots", {});
    expect(ids(answer)).toEqual([1, 3, 2, 4]);
    const phases = (answer.body.data.items as Schema<"LotCard">[]).map(({ live }) => live.phase);
    expect(phases).toEqual(["open", "upcoming", "judging", "not_sold"]);
    app.clock.advance(2 * HOUR_MS);
    expect(ids(await app.post("/api/auction/lots", {}))).toEqual([3]);
  });

  it("shows no status to a visitor, and each lot's status to a reader", async () => {
    const app = await open();
    const token = await app.tokenOf(1);
    await bid(app.store, { lot: 1, user: 1, amount: 21_013, mode: "max" });
    await bid(app.store, { lot: 2, user: 1, amount: 25_500 });
    await bid(app.store, { lot: 2, user: 2, amount: 26_000 });
    await app.post("/api/auction/fav/add/3", undefined, { token });

    const visitor = await app.post("/api/auction/lots", {});
    expect((visitor.body.data.items as Schema<"LotCard">[]).map(({ mine }) => mine)).toEqual([
      null,
      null,
      null,
      null,
    ]);

    const reader = await app.post("/api/auction/lots", {}, { token });
    const mine = (reader.body.data.items as Schema<"LotCard">[]).map((card) => card.mine);
    const nothing = { mark: null, max: null, status: "none", hold: 0, note: null, favorite: false };
    expect(mine).toEqual([
      { ...nothing, mark: "Bidder 1", status: "outbid" },
      { ...nothing, mark: "Bidder 1", max: 21_013, status: "leading", hold: 4_203 },
      { ...nothing, favorite: true },
      nothing,
    ]);
    expect(ids(await app.post("/api/auction/lots", { filter: { mine: ["leading"] } }, { token }))).toEqual([
      1,
    ]);
    expect(ids(await app.post("/api/auction/lots", { filter: { mine: ["leading"] } }))).toEqual([]);
  });

  it("shows current price, bids, marks and light", async () => {
    const app = await open();
    await bid(app.store, { lot: 2, user: 1, amount: 25_500 });
    const { body } = await app.post("/api/auction/lots", { filter: { ids: [2] } });
    expect(body.data.items[0]).toMatchObject({
      id_auction: 2,
      number: 20_002,
      title: "Car 2",
      facts: ["2021", "84,200 km", "Dubai"],
      in_lane: false,
      live: {
        epoch: app.store.epoch,
        price: 25_500,
        next_min: 26_000,
        bids: 1,
        bidders: 1,
        leader: "Bidder 1",
        light: "red",
        phase: "open",
      },
    });
  });

  it("of favorites is the reader's own, in any phase, and needs a session", async () => {
    const app = await open();
    const token = await app.tokenOf(1);
    for (const id of [1, 5]) await app.post(`/api/auction/fav/add/${id}`, undefined, { token });
    expect(ids(await app.post("/api/auction/lots/favorites", {}, { token }))).toEqual([1, 5]);
    expect(ids(await app.post("/api/auction/lots/favorites", {}, { token: await app.tokenOf(2) }))).toEqual(
      [],
    );
    expect((await app.post("/api/auction/lots/favorites", {})).status).toBe(401);
    const count = await app.post("/api/auction/count/favorites/all", {}, { token });
    expect(count.body.data.count).toBe(2);
  });
});

describe("A list refuses", () => {
  it("an unknown section", async () => {
    const app = await open();
    for (const path of ["lots/nowhere", "lots/constructor", "count/nowhere/all", "lots/draft"]) {
      const { status, body } = await app.post(`/api/auction/${path}`, {});
      expect([status, body.result]).toEqual([404, "NOT_FOUND"]);
    }
  });

  it.each([
    [{ filter: { secret: true } }, "filter.secret"],
    [{ filter: { reserve: { from: 1 } } }, "filter.reserve"],
    [{ filter: { mark: "toyota" } }, "filter.mark"],
    [{ filter: { status: ["draft"] } }, "filter.status.0"],
    [{ filter: { ends: { from: "21/11/2026" } } }, "filter.ends.from"],
    [{ filter: { ends: { from: "2026-11-22", to: "2026-11-21" } } }, "filter.ends"],
    [{ filter: { bbox: [1, 2, 3] } }, "filter.bbox"],
    [{ limit: 0 }, "limit"],
    [{ limit: 101 }, "limit"],
    [{ sort: "reserve" }, "sort"],
    [{ offset: 5 }, "offset"],
  ])("is %j, naming %s", async (query, field) => {
    const app = await open();
    const { status, body } = await app.post("/api/auction/lots", query);
    expect(status).toBe(422);
    expect(body.details.errors.map((error: { field: string }) => error.field)).toContain(field);
  });
});
