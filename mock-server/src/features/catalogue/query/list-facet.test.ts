/** Tests of `list-facet.ts`. */
import { describe, expect, it } from "vitest";
import { makeScene } from "../../../scenes/seed/worlds/scenes.ts";
import { car, START } from "../../../sqlite/test-support/people.ts";
import type { LotSeed } from "../../../scenes/seed/types.ts";
import type { Schema } from "../../../http/handler.ts";
import { openTestApp } from "../../../test-support/app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

const vehicle = (id: number, facts: object): LotSeed => {
  const seed = car(id);
  return { ...seed, facts: { ...seed.facts, ...facts } } as LotSeed;
};

/** Three Toyotas of two models, two BMWs, one of them expensive. */
const lots = [
  vehicle(1, { mark: "toyota", model: "toyota-camry", colour: "red" }),
  vehicle(2, { mark: "toyota", model: "toyota-land-cruiser" }),
  vehicle(3, { mark: "toyota", model: "toyota-land-cruiser", colour: "red" }),
  vehicle(4, { mark: "bmw", model: "bmw-x5" }),
  { ...vehicle(5, { mark: "bmw", model: "bmw-x5" }), startPrice: 400_000 } as LotSeed,
];
const open = () => openTestApp({ scene: { lots } });

describe("A facet", () => {
  it("has the values with their labels and counts, most lots first", async () => {
    const app = await open();
    const { body } = await app.post("/api/auction/selectlist/all/mark", {});
    expect(body.data).toEqual({
      items: [
        { value: "toyota", label: "Toyota", count: 3 },
        { value: "bmw", label: "BMW", count: 2 },
      ],
      more: false,
    });
  });

  it("ignores its own choice and applies the others", async () => {
    const app = await open();
    const filter = { mark: ["bmw"], price: { to: 100_000 } };
    const { body } = await app.post("/api/auction/selectlist/all/mark", { filter });
    expect(
      body.data.items.map(({ value, count }: { value: string; count: number }) => [value, count]),
    ).toEqual([
      ["toyota", 3],
      ["bmw", 1],
    ]);
  });

  it("names the parent of a model or city", async () => {
    const app = await open();
    const { body } = await app.post("/api/auction/selectlist/all/model", { filter: { mark: ["bmw"] } });
    expect(body.data.items).toEqual([{ value: "bmw-x5", label: "X5", count: 2, parent: "bmw" }]);
  });

  it.each([
    ["land", ["Land Cruiser"]],
    ["CRUI", ["Land Cruiser"]],
    ["land%20cr", ["Land Cruiser"]],
    ["ruiser", []],
    ["X5%2FX6", []],
    ["x5", ["X5"]],
    ["%25", []],
    ["all", ["Land Cruiser", "X5", "Camry"]],
  ])("searched for %s has %j", async (search, labels) => {
    const app = await open();
    const { status, body } = await app.post(`/api/auction/selectlist/all/${search}/model`, {});
    expect(status).toBe(200);
    expect(body.data.items.map(({ label }: { label: string }) => label)).toEqual(labels);
  });

  it("finds a label with a slash, encoded once", async () => {
    const app = await open();
    await app.store.write((db) =>
      sqlite(db).exec("UPDATE dictionary SET label = 'X5/X6' WHERE value = 'bmw-x5'"),
    );
    for (const search of ["X5%2FX6", "x5%2Fx", "X6"]) {
      const { body } = await app.post(`/api/auction/selectlist/all/${search}/model`, {});
      expect(body.data.items).toMatchObject([{ label: "X5/X6", count: 2 }]);
    }
  });

  it("is cut at fifty values and reports that there are more", async () => {
    const app = await openTestApp({ scene: { ...makeScene("evening", 1, START) } });
    const { body } = await app.post("/api/auction/selectlist/all/model", {});
    expect(body.data.more).toBe(true);
    expect(body.data.items).toHaveLength(50);
    const keys = body.data.items.map(({ count, label }: { count: number; label: string }) => ({
      count,
      label,
    }));
    expect(keys).toEqual(
      keys.toSorted(
        (a: { count: number; label: string }, b: { count: number; label: string }) =>
          b.count - a.count || a.label.localeCompare(b.label, "en", { numeric: true }),
      ),
    );
  });

  it("of the reader's own activity is empty for a visitor", async () => {
    const app = await open();
    const token = await app.tokenOf(1);
    await app.post("/api/auction/fav/add/1", undefined, { token });
    const own = await app.post("/api/auction/selectlist/all/mine", {}, { token });
    expect(own.body.data.items).toEqual([{ value: "favorite", label: "On my watchlist", count: 1 }]);
    expect((await app.post("/api/auction/selectlist/all/mine", {})).body.data.items).toEqual([]);
  });

  it("counts the lots of each band of prices, whatever prices are chosen", async () => {
    const app = await open();
    const filter = { price: { from: 9_000_000 } };
    const all = await app.post("/api/auction/selectlist/all/price_band", {});
    const chosen = await app.post("/api/auction/selectlist/all/price_band", { filter });
    const { items } = all.body.data as Schema<"SelectList">;
    expect(chosen.body.data).toEqual(all.body.data);
    const { total } = (await app.post("/api/auction/lots", {})).body.data as Schema<"LotsPage">;
    expect(items.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    for (const { value, count } of items) {
      const from = Number(value);
      const within = await app.post("/api/auction/count/all/all", { filter: { price: { from } } });
      expect(within.body.data.count).toBeGreaterThanOrEqual(count);
    }
  });

  it("is not found for other fields or sections: minimum prices have none", async () => {
    const app = await open();
    for (const path of [
      "all/reserve",
      "all/price",
      "all/toString",
      "nowhere/mark",
      "all/x/leader_max",
      "draft/mark",
    ]) {
      expect((await app.post(`/api/auction/selectlist/${path}`, {})).status).toBe(404);
    }
  });
});

describe("The kinds of lots", () => {
  it("come with their numbers for sale, for any chosen kind", async () => {
    const app = await openTestApp({ scene: makeScene("evening", 1, START) });
    const total = async (section: string) =>
      (await app.post(`/api/auction/count/${section}/all`, {})).body.data.count as number;
    const expected = [
      { value: "vehicle", label: "Vehicles", count: await total("vehicles") },
      { value: "apartment", label: "Apartments", count: await total("apartments") },
    ];
    for (const body of [{}, { filter: { kind: ["apartment"] } }]) {
      const answer = await app.post("/api/auction/selectlist/all/all/menu_otypes", body);
      expect(answer.body.data).toEqual({ items: expected, more: false });
    }
  });
});
