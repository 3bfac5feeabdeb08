/** Checks of filters: AND between fields, no unknown fields. Level read holds each field to its counts. */
import { must, mustBeSame } from "./broken.ts";
import { refuse, succeed, type Check, type World } from "./check.ts";
import { LISTED } from "./test-data.ts";

const group = "filters";
const section = "all";

interface Option {
  readonly value: string;
  readonly count: number;
}

const check = (name: string, about: Check["about"], play: Check["play"]): Check => ({
  group,
  name,
  about,
  play,
});

/** Returns how many lots of the test data a filter finds. */
async function found(world: World, filter: object): Promise<number> {
  const body = { filter: { ids: world.testData.listed, ...filter }, limit: 1 };
  return (await succeed(world, "listLots", { body })).body.data.total;
}

async function optionsOf(world: World, field: string, filter: object = {}): Promise<Option[]> {
  const body = { filter: { ids: world.testData.listed, ...filter } };
  return (await succeed(world, "listFacet", { path: { section, field }, body })).body.data.items;
}

const made = (kind: string): number =>
  LISTED.filter((lots) => lots.kind === kind).reduce((sum, { count }) => sum + count, 0);

const MANY = Array.from({ length: 51 }, (_, i) => `m${i}`);
const broken: readonly [string, object][] = [
  ["an unknown field", { nobody_knows: 1 }],
  ["a word in place of a list", { mark: "toyota" }],
  ["a list in place of a range", { year: [2020] }],
  ["an unknown field of a range", { year: { least: 2020 } }],
  ["an unknown kind", { kind: ["boat"] }],
  ["a box of three sides", { bbox: [54, 24, 56] }],
  ["an invalid day", { ends: { from: "2026-02-30" } }],
  ["days that are turned round", { ends: { from: "2026-02-02", to: "2026-02-01" } }],
  ["more words than a list holds", { mark: MANY }],
  ["a text that is too long", { q: "x".repeat(121) }],
];

const onAnyServer = (one: Check): Check => ({ ...one, level: "read" });

const closed = broken.flatMap(([what, filter]) => [
  check(`listLots refuses a filter with ${what}`, "listLots", (world) =>
    refuse(world, "listLots", { body: { filter } }, 422, "VALIDATION"),
  ),
  check(`countLots refuses a filter with ${what}`, "countLots", (world) =>
    refuse(world, "countLots", { path: { section }, body: { filter } }, 422, "VALIDATION"),
  ),
]);

const meaning: readonly Check[] = [
  check("a refused filter names its field", "listLots", async (world) => {
    const body = { filter: { nobody_knows: 1 } };
    const answered = await refuse(world, "listLots", { body }, 422, "VALIDATION");
    const fields = answered.body.details.errors?.map(({ field }: { field: string }) => field);
    mustBeSame(fields, ["filter.nobody_knows"], "details.errors by field");
  }),
  check("between fields AND, and an empty list restricts nothing", "listLots", async (world) => {
    const filter = { kind: ["vehicle"], bedrooms: [0, 1, 2, 3, 4] };
    mustBeSame(await found(world, filter), 0, "Vehicles with bedrooms");
    mustBeSame(await found(world, { kind: [] }), world.testData.listed.length, "An empty list");
  }),
  check("a price filter uses the visible price and includes its bounds", "listLots", async (world) => {
    mustBeSame(await found(world, { price: { from: 3_000 } }), 3, "From 3,000");
    mustBeSame(await found(world, { price: { to: 2_999 } }), 4, "Up to 2,999");
    mustBeSame(await found(world, { price: { from: 2_000, to: 3_000 } }), 4, "From 2,000 to 3,000");
  }),
  check("a facet ignores only its own field's choice", "listFacet", async (world) => {
    const all = await optionsOf(world, "kind");
    mustBeSame(await optionsOf(world, "kind", { kind: ["vehicle"] }), all, "Kinds with one of them chosen");
    mustBeSame(
      await optionsOf(world, "kind", { price: { from: 4_000 } }),
      all.filter(({ value }) => value === "apartment").map((option) => ({ ...option, count: 1 })),
      "Kinds from 4,000",
    );
  }),
  check("a count is the total of the list with the same filter", "countLots", async (world) => {
    const filter = { kind: ["vehicle"] };
    const body = { filter: { ids: world.testData.listed, ...filter } };
    const { count } = (await succeed(world, "countLots", { path: { section }, body })).body.data;
    const both = { count, total: await found(world, filter) };
    mustBeSame(both, { count: made("vehicle"), total: made("vehicle") }, "Lots of a kind");
  }),
  check("a search finds beginnings of words in any case", "searchFacet", async (world) => {
    const marks = (await succeed(world, "listFacet", { path: { section, field: "mark" }, body: {} })).body
      .data;
    const { value, label } = marks.items[0] as { value: string; label: string };
    const search = label.slice(0, 2).toUpperCase();
    const answered = await succeed(world, "searchFacet", {
      path: { section, field: "mark", search },
      body: {},
    });
    const values = answered.body.data.items.map((option: Option) => option.value);
    must(values.includes(value), answered, `${search} must find ${label}`);
  }),
];

export const filterChecks: readonly Check[] = [...closed.map(onAnyServer), ...meaning];
