/** Tests of `suggest-lots.ts`. */
import { expect, it } from "vitest";
import type { Schema } from "../../../http/handler.ts";
import type { LotSeed } from "../../../scenes/seed/types.ts";
import { car } from "../../../sqlite/test-support/people.ts";
import { addEntry } from "../../../tables/lots/dictionaries.ts";
import { openTestApp } from "../../../test-support/app.ts";

type Suggestions = Schema<"Suggestions">;

const vehicle = (id: number, facts: object, more: Partial<LotSeed> = {}): LotSeed => {
  const seed = car(id);
  return { ...seed, ...more, facts: { ...seed.facts, ...facts } } as LotSeed;
};
const place = (city: string, location: string) =>
  ({ place: { ...car(1).place, city, location } }) as Partial<LotSeed>;
const patrol = { mark: "nissan", model: "nissan-patrol", seats: 8 };

/** Three Patrols in two cities, another Nissan, two Toyotas with 7 seats. */
const lots = [
  vehicle(1, patrol, { title: "Nissan Patrol LE", ...place("dubai", "Al Quoz yard 4") }),
  vehicle(2, { ...patrol, colour: "red" }, place("dubai", "Al Quoz yard 4")),
  vehicle(3, patrol, place("sharjah", "Souq Al Haraj yard")),
  vehicle(4, { mark: "nissan", model: "nissan-sunny", seats: 5 }),
  vehicle(5, { mark: "toyota", model: "toyota-land-cruiser", seats: 7 }),
  vehicle(6, { mark: "toyota", model: "toyota-land-cruiser-prado", seats: 7 }),
];

async function open() {
  const app = await openTestApp({ scene: { lots } });
  const suggest = async (text: string, more: object = {}) =>
    (await app.post("/api/auction/suggest", { text, ...more })).body.data as Suggestions;
  return { app, suggest };
}
const rows = ({ groups }: Suggestions) =>
  groups.map(({ kind, items }) => [kind, ...items.map(({ label, count }) => `${label} ${count}`)]);

it("a word with a typing error leads to the model, its make, where they stand, and the first lots", async () => {
  const { suggest } = await open();
  const found = await suggest("patrl");
  expect(found.read).toMatchObject({
    filter: { model: ["nissan-patrol"] },
    parts: [{ from: 0, to: 5, kind: "understood", meant: "patrol" }],
    lost: [],
  });
  expect(found.count).toBe(3);
  expect(rows(found)).toEqual([
    ["model", "Patrol 3"],
    ["mark", "Nissan 4"],
    ["where", "Al Quoz yard 4 2", "Souq Al Haraj yard 1"],
  ]);
  expect(found.lots).toHaveLength(3);
  expect(found.ways).toEqual([]);
});

it.each(["patrl", "nissan", "toy", "land cr", "white suv", "7 seats", "نيسان", "dubai", "patrol in sharjah"])(
  "each count of %s is the total of the list with its filter",
  async (text) => {
    const { app, suggest } = await open();
    const { read, count, groups } = await suggest(text);
    const lists = [{ ...read, count }, ...groups.flatMap(({ items }) => items)];
    expect(lists.length).toBeGreaterThan(1);
    for (const { section, filter, count: told } of lists) {
      // oxlint-disable-next-line no-await-in-loop -- the app answers one after the other
      const { body } = await app.post(`/api/auction/lots/${section}`, { filter });
      expect({ filter, total: body.data.total }).toEqual({ filter, total: told });
    }
  },
);

it("letters that begin a name suggest it, and an Arabic name is the same name", async () => {
  const { suggest } = await open();
  expect(rows(await suggest("land cr"))).toEqual([["model", "Land Cruiser 1", "Land Cruiser Prado 1"]]);
  expect(rows(await suggest("باترول"))).toEqual(rows(await suggest("patrol")));
  expect(rows(await suggest("toyota lan"))).toEqual([["model", "Land Cruiser 1", "Land Cruiser Prado 1"]]);
});

it("nothing with all of it: each list with one condition less, and the closest lots", async () => {
  const { suggest } = await open();
  const found = await suggest("red patrol in sharjah");
  expect(found.count).toBe(0);
  expect(found.ways.map(({ without, count }) => [without, count])).toEqual([
    [["colour"], 1],
    [["city"], 1],
  ]);
  expect(found.lots.map(({ id_auction: id }) => id)).toEqual([3]);
});

it("where one condition less is not enough, it is two less, and where nothing fits, all lots of the section", async () => {
  const { suggest } = await open();
  const { ways } = await suggest("green patrol in ajman");
  expect(ways.map(({ without, count }) => [without, count])).toEqual([[["colour", "city"], 3]]);
  const all = { section: "all", filter: {}, count: 6 };
  const unknown = await suggest("zeppelin full option");
  expect(unknown).toMatchObject({
    count: 0,
    ways: [{ without: ["q"], ...all }],
    read: { lost: ["zeppelin", "full", "option"] },
  });
  expect(unknown.lots).toHaveLength(3);
  const { ways: rest } = await suggest("", { filter: { emirate: ["ajman"], seats: [3] } });
  expect(rest).toEqual([{ without: ["emirate", "seats"], ...all }]);
});

it("the words for the market of a car are found in the lots: “GCC specs”", async () => {
  const { suggest } = await open();
  expect((await suggest("gcc specs full option")).read).toMatchObject({
    filter: { q: "gcc specs" },
    lost: ["full", "option"],
  });
});

it("each way out counts the lots that its list shows, with prices and words among the conditions", async () => {
  const { app, suggest } = await open();
  for (const text of ["red nissan sunny under 30k in sharjah", "patrol quoz 2019 under 500 km under 20k"]) {
    // oxlint-disable-next-line no-await-in-loop -- the app answers one after the other
    const { count, ways } = await suggest(text);
    expect([count, ways.length > 0]).toEqual([0, true]);
    for (const { section, filter, count: told } of ways) {
      // oxlint-disable-next-line no-await-in-loop -- the app answers one after the other
      const { body } = await app.post(`/api/auction/lots/${section}`, { filter });
      expect({ filter, total: body.data.total }).toEqual({ filter, total: told });
    }
  }
});

it("a make that staff add is understood by any name, also one that each object has", async () => {
  const { app, suggest } = await open();
  await app.store.write((db) => addEntry(db, "marks", { label: "Constructor", parent: null }));
  expect((await suggest("constructor")).read.filter).toEqual({ mark: ["constructor"] });
});

it("one letter that no dictionary knows narrows nothing", async () => {
  const { suggest } = await open();
  expect((await suggest("patrol z")).read).toMatchObject({ filter: { model: ["nissan-patrol"] }, lost: [] });
});

it("the number of a lot is the only suggestion", async () => {
  const { app, suggest } = await open();
  const { number } = (await app.get("/api/auction/lot/5")).body.data;
  for (const text of [String(number), `lot ${number}`, `#${number}`]) {
    // oxlint-disable-next-line no-await-in-loop -- the app answers one after the other
    const { lot, groups, lots: others } = await suggest(text);
    expect([lot?.id_auction, groups, others]).toEqual([5, [], []]);
  }
});

it("words of no dictionary are looked for in the lots, and named where none has them", async () => {
  const { suggest } = await open();
  expect((await suggest("patrol LE")).read).toMatchObject({ filter: { q: "LE" }, lost: [] });
  expect((await suggest("patrol zeppelin")).read).toEqual(
    expect.objectContaining({ filter: { model: ["nissan-patrol"] }, lost: ["zeppelin"] }),
  );
});

it("conditions beside the text are kept, and an unknown section is not found", async () => {
  const { app, suggest } = await open();
  expect((await suggest("patrol", { filter: { city: ["sharjah"] }, section: "vehicles" })).count).toBe(1);
  const { status } = await app.post("/api/auction/suggest", { text: "patrol", section: "nowhere" });
  expect(status).toBe(404);
});
