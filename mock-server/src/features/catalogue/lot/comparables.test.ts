/** Tests of `comparables.ts`. */
import { describe, expect, it } from "vitest";
import type { LotSeed } from "../../../scenes/seed/types.ts";
import { car, HOUR_MS, person, SELLER, START } from "../../../sqlite/test-support/people.ts";
import { openTestApp } from "../../../test-support/app.ts";
import { sqlite } from "../../../tables/system/driver.ts";

const DAY_MS = 24 * HOUR_MS;
const OTHER_SELLER = 901;
const users = [person(1, 1_000_000), person(SELLER, 0), person(OTHER_SELLER, 0)];
const CAR = car(1);

/** A car like lot 1, apart from these facts. */
const like = (id: number, facts: object = {}) =>
  car(id, { facts: { ...CAR.facts, vin: `JTMHV05J904${String(id).padStart(6, "0")}`, ...facts } as never });

const FLAT = {
  name: "2-bedroom, Halyard House",
  building: "Halyard House",
  community: "Dubai Marina",
  reference: "MRS-1",
  type: "apartment",
  areaSqft: 1_000,
  balconySqft: 0,
  floor: 3,
  floors: 9,
  bedrooms: 2,
  bathrooms: 2,
  rooms: 4,
  maidRoom: false,
  parking: 1,
  year: 2019,
  view: "Sea",
  reraNumber: "1-01",
  reraExpires: "2027-01-01",
  developer: "al-sahel",
  furnished: false,
  newConstruction: false,
  serviceCharge: 0,
  tenancy: "Vacant",
  ownership: "freehold",
};

const MARINA = { lat: 25.0805, lon: 55.1403 };
const DOWNTOWN = { lat: 25.1972, lon: 55.2744 };

/** An apartment in Halyard House, Dubai Marina, of 1,000 sqft with two bedrooms, apart from these facts. */
const flat = (id: number, facts: Partial<typeof FLAT> = {}, pin = MARINA): LotSeed => {
  const all = { ...FLAT, ...facts };
  const place = { ...CAR.place, ...pin };
  return car(id, { kind: "apartment", place, facts: all as never });
};

/** Lot 1 and others; `sold`: prices of lots 2, 3, …, sold and paid some days ago. */
async function setUp(lots: readonly LotSeed[], sold: readonly number[]) {
  const app = await openTestApp({ scene: { users, lots } });
  await app.store.write((db) => {
    for (const [at, price] of sold.entries()) sell(sqlite(db), at + 2, price, START - (at + 1) * DAY_MS);
  });
  const ask = async (id = 1, userId?: number) =>
    app.get(`/api/auction/lot/${id}/comparables`, userId ? { token: await app.tokenOf(userId) } : {});
  const exec = (sql: string) => app.store.write((db) => void sqlite(db).exec(sql));
  return { ...app, exec, ask, shown: async (id = 1) => (await ask(id)).body.data.comparables };
}

function sell(client: { exec(sql: string): unknown }, id: number, price: number, at: number): void {
  client.exec(`UPDATE lot SET status = 'sold', price = ${price}, leader_id = 1, leader_mark = 1,
    leader_max = ${price}, ends_at = ${at} WHERE id = ${id}`);
  client.exec(`INSERT INTO settlement (lot_id, buyer_id, seller_id, state, price, fee_fils, vat_on_fee_fils,
    all_in_fils, sold_at, due_at, paid_at) VALUES (${id}, 1, ${SELLER}, 'paid', ${price}, 0, 0, 1, ${at}, ${at}, ${at})`);
}

const FOUR = [168_500, 172_000, 176_500, 181_000];
const ids = (shown: { sales: { id_auction: number }[] }) => shown.sales.map(({ id_auction }) => id_auction);

describe("the sales comparable with a car", () => {
  it("are of the same model, about as old and driven as far, with their median, latest first", async () => {
    const near = [like(2, { year: 2020 }), like(3, { year: 2022 }), like(4, { mileageKm: 64_200 }), like(5)];
    const { shown } = await setUp([like(1), ...near], FOUR);
    expect(await shown()).toEqual({
      by: "model",
      name: "Toyota Land Cruiser",
      years: { from: 2020, to: 2022 },
      mileage: { from: 64_200, to: 104_200 },
      bedrooms: null,
      area: null,
      median: 174_250,
      sales: [
        expect.objectContaining({
          id_auction: 2,
          year: 2020,
          mileage: 84_200,
          price: 168_500,
          value: 168_500,
        }),
        expect.objectContaining({ id_auction: 3, year: 2022 }),
        expect.objectContaining({ id_auction: 4, mileage: 64_200 }),
        expect.objectContaining({ id_auction: 5, sold_at: new Date(START - 4 * DAY_MS).toISOString() }),
      ],
    });
  });

  it("are nothing with fewer than four", async () => {
    const { shown } = await setUp(
      [1, 2, 3, 4].map((id) => like(id)),
      FOUR.slice(0, 3),
    );
    expect(await shown()).toBeNull();
  });

  it.each([
    ["of another model", like(5, { model: "toyota-camry" })],
    ["of another make", like(5, { mark: "nissan" })],
    ["two years older", like(5, { year: 2019 })],
    ["two years newer", like(5, { year: 2023 })],
    ["driven more than 20,000 km farther", like(5, { mileageKm: 104_201 })],
    ["driven more than 20,000 km less", like(5, { mileageKm: 64_199 })],
  ])("do not count one %s", async (_, other) => {
    const { shown } = await setUp([like(1), like(2), like(3), like(4), other], FOUR);
    expect(await shown()).toBeNull();
  });

  it.each([
    ["is not paid", "UPDATE settlement SET state = 'due' WHERE lot_id = 5"],
    ["was never paid", "UPDATE settlement SET state = 'defaulted' WHERE lot_id = 5"],
    ["was not sold after all", "UPDATE lot SET status = 'notSold' WHERE id = 5"],
    ["was archived", "UPDATE lot SET hidden = 1 WHERE id = 5"],
    ["is older than a year", `UPDATE lot SET ends_at = ends_at - ${366 * DAY_MS} WHERE id = 5`],
  ])("do not count one that %s", async (_, change) => {
    const { shown, exec } = await setUp(
      [1, 2, 3, 4, 5].map((id) => like(id)),
      FOUR,
    );
    expect(ids(await shown())).toEqual([2, 3, 4, 5]);
    await exec(change);
    expect(await shown()).toBeNull();
  });

  it("never are the lot itself", async () => {
    const { shown } = await setUp(
      [1, 2, 3, 4, 5, 6].map((id) => like(id)),
      [...FOUR, 190_000],
    );
    expect(ids(await shown(4))).toEqual([2, 3, 5, 6]);
  });

  it("stand beside the seller's draft as on its page, and nobody else sees that there is a draft", async () => {
    const draft = car(1, { plan: "draft", approvedAt: null });
    const { ask } = await setUp([draft, ...[2, 3, 4, 5].map((id) => like(id))], FOUR);
    expect((await ask(1, SELLER)).body.data.comparables.median).toBe(174_250);
    expect((await ask(1, OTHER_SELLER)).status).toBe(404);
    expect((await ask()).status).toBe(404);
    expect((await ask(99)).status).toBe(404);
  });

  it("tell neither a minimum price nor a maximum, of the lot or of the sales", async () => {
    const lots = [car(1, { reserve: 40_009 }), ...[2, 3, 4, 5].map((id) => car(id, { reserve: 30_011 }))];
    const { ask, exec } = await setUp(lots, FOUR);
    await exec("UPDATE lot SET leader_max = 199933 WHERE id = 5");
    expect(JSON.stringify((await ask()).body)).not.toMatch(/40009|30011|199933/);
  });
});

describe("the sales comparable with an apartment", () => {
  const prices = [1_000_000, 1_100_000, 1_200_000, 1_300_000];

  it("are in the same building with as many bedrooms, per sqft", async () => {
    const { shown } = await setUp([flat(1), flat(2, { areaSqft: 800 }), flat(3), flat(4), flat(5)], prices);
    expect(await shown()).toMatchObject({
      by: "building",
      name: "Halyard House",
      years: null,
      mileage: null,
      bedrooms: 2,
      area: 1_000,
      median: 1_225,
      sales: [
        { area: 800, price: 1_000_000, value: 1_250 },
        { value: 1_100 },
        { value: 1_200 },
        { value: 1_300 },
      ],
    });
  });

  it("are in the same community where the building has too few", async () => {
    const next = { building: "Two Sails Marina" };
    const { shown } = await setUp([flat(1), flat(2), flat(3), flat(4), flat(5, next)], prices);
    expect(await shown()).toMatchObject({ by: "community", name: "Dubai Marina" });
  });

  it.each([
    ["with other bedrooms", flat(5, { bedrooms: 3 })],
    ["in another community", flat(5, { building: "The Merlon" }, DOWNTOWN)],
  ])("do not count one %s", async (_, other) => {
    const { shown } = await setUp([flat(1), flat(2), flat(3), flat(4), other], prices);
    expect(await shown()).toBeNull();
  });
});
