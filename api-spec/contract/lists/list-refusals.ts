/** Refusals of every list: invalid pages, cursors and filters; and what a list without them returns. */
import { operations } from "../../generated/operations.ts";
import { must, mustBeSame } from "../base/broken.ts";
import { PERIOD } from "../base/money.ts";
import { refuse, succeed, type Check, type World } from "../base/check.ts";
import { asking, callerToken, lists, type List } from "./lists.ts";

type Draft = Omit<Check, "group">;

/** What no list takes, in the form of its request. */
function refusedPages({ where, sorts, most }: List): readonly (readonly [string, object])[] {
  return [
    ["a limit of 0", { limit: 0 }],
    [`a limit of ${most + 1}`, { limit: most + 1 }],
    ["half a limit", { limit: 1.5 }],
    ...(where === "body" ? ([["an unknown cursor", { after: "bm90aGluZw" }]] as const) : []),
    ...(sorts.length > 0 ? ([["an unknown order", { sort: "luck" }]] as const) : []),
  ];
}

const refusals: readonly Draft[] = lists.flatMap((list) =>
  refusedPages(list).map(([what, page]) => ({
    name: `${list.id} refuses a page with ${what}`,
    about: list.id,
    level: operations[list.id].auth === "required" || list.where === "query" ? "full" : "read",
    play(world: World) {
      const { path } = operations[list.id];
      const given = {
        ...callerToken(world, list.id),
        ...(path.includes("{id}") && { path: { id: world.testData.lot } }),
        ...(path.includes("{section}") && { path: { section: "all" } }),
        ...(list.id === "listOperations" && { body: PERIOD }),
      };
      return refuse(world, list.id, asking(list, given, page), 422, "VALIDATION");
    },
  })),
);

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

const closed: readonly Draft[] = broken.flatMap(([what, filter]) =>
  (["listLots", "countLots"] as const).map((id): Draft => ({
    name: `${id} refuses a filter with ${what}`,
    about: id,
    level: "read",
    play: (world) => refuse(world, id, { path: { section: "all" }, body: { filter } }, 422, "VALIDATION"),
  })),
);

const others: readonly Draft[] = [
  {
    name: "a refused filter names its field",
    about: "listLots",
    level: "read",
    async play(world) {
      const body = { filter: { nobody_knows: 1 } };
      const { body: answer } = await refuse(world, "listLots", { body }, 422, "VALIDATION");
      const fields = answer.details.errors?.map(({ field }: { field: string }) => field);
      mustBeSame(fields, ["filter.nobody_knows"], "details.errors by field");
    },
  },
  {
    name: "listLots refuses the cursor of another list",
    about: "listLots",
    async play(world) {
      const filter = { ids: world.testData.listed };
      const { next } = (await succeed(world, "listLots", { body: { filter, limit: 2 } })).body.data;
      const body = { filter, limit: 2, sort: "price_asc", after: next };
      await refuse(world, "listLots", { body }, 422, "VALIDATION");
    },
  },
  {
    name: "between two filters AND",
    about: "listLots",
    async play(world) {
      const filter = { ids: world.testData.listed, kind: ["vehicle"], bedrooms: [0, 1, 2, 3, 4] };
      const { total } = (await succeed(world, "listLots", { body: { filter } })).body.data;
      mustBeSame(total, 0, "Vehicles with bedrooms");
    },
  },
  {
    name: "listLots returns 24 lots without a limit",
    about: "listLots",
    level: "read",
    async play(world) {
      const answered = await succeed(world, "listLots", { body: {} });
      const { items, total } = answered.body.data;
      must(items.length === Math.min(24, total), answered, "It must hold 24 lots, or all there are");
    },
  },
];

export const listRefusals: readonly Check[] = [...refusals, ...closed, ...others].map((check) => ({
  ...check,
  group: "lists",
}));
