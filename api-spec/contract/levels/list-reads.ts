/** Lists, counts and facets that must agree with each other. */
import { Unmet } from "../adapters/adapter.ts";
import { mustBeSame } from "../broken.ts";
import type { Check, World } from "../check.ts";
import { diffText } from "../diff.ts";
import { list, read, settled, type Card, type Page } from "./lots.ts";

type Draft = Omit<Check, "group" | "level">;

interface Option {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const section = "all";
const MOST = 100;
const priceOf = ({ live }: Card): number => live.price ?? live.start_price;

const count = async (world: World, filter: object): Promise<number> =>
  (await read<{ count: number }>(world, "countLots", { path: { section }, body: { filter } })).count;

const options = async (world: World, field: string): Promise<readonly Option[]> =>
  (await read<{ items: Option[] }>(world, "listFacet", { path: { section, field }, body: {} })).items;

/** Returns the first page of a list that holds something. */
async function filled(world: World, body: object): Promise<Page> {
  const page = await list(world, { limit: MOST, ...body });
  if (page.items.length === 0) throw new Unmet("needs lots: the server's list is empty");
  return page;
}

const total: Draft = {
  name: "the total of a list is its count, and the sum of its kinds",
  about: "listLots",
  play: (world) =>
    settled(async () => {
      const page = await list(world, { limit: MOST });
      const kinds = await read<{ items: readonly Option[] }>(world, "listKinds");
      const sum = kinds.items.reduce((all, one) => all + one.count, 0);
      const whole = Math.min(page.total, MOST);
      return diffText(
        { count: await count(world, {}), sum_of_kinds: sum, lots_of_page: page.items.length },
        { count: page.total, sum_of_kinds: page.total, lots_of_page: whole },
        "All lots, by the total of the list",
      );
    }),
};

const yearOf = ({ facts }: Card): number => Number(facts[0]);
const kmOf = ({ facts }: Card): number => Number(facts[1]?.replaceAll(/\D/g, ""));
const endOf = ({ live }: Card): number => Date.parse(live.end);
const VEHICLES = { kind: ["vehicle"] };

const orders: readonly [sort: string, inOrder: (a: Card, b: Card) => boolean, filter?: object][] = [
  ["ending", (a, b) => endOf(a) <= endOf(b), { status: ["open"] }],
  ["price_asc", (a, b) => priceOf(a) <= priceOf(b)],
  ["price_desc", (a, b) => priceOf(a) >= priceOf(b)],
  ["bids", (a, b) => a.live.bids >= b.live.bids],
  ["year", (a, b) => yearOf(a) >= yearOf(b), VEHICLES],
  ["mileage", (a, b) => kmOf(a) <= kmOf(b), VEHICLES],
];

const sorted: readonly Draft[] = orders.map(([sort, inOrder, filter = {}]) => ({
  name: `a list by ${sort} is in this order`,
  about: "listLots",
  async play(world) {
    const { items } = await filled(world, { sort, filter });
    const wrong = items.findIndex((card, i) => i > 0 && !inOrder(items[i - 1]!, card));
    mustBeSame(wrong, -1, `First lot out of order by ${sort}`);
  },
}));

const filtered: readonly Draft[] = [
  {
    name: "a list of one kind holds only this kind",
    about: "listLots",
    async play(world) {
      for (const { value } of await options(world, "kind")) {
        const { items } = await filled(world, { filter: { kind: [value] } });
        mustBeSame([...new Set(items.map(({ kind }) => kind))], [value], `Kinds in a list of ${value}`);
      }
    },
  },
  {
    name: "a list of one make holds only lots of this make, by their titles",
    about: "listLots",
    async play(world) {
      const [first] = await options(world, "mark");
      if (!first) throw new Unmet("needs a vehicle: no make has a lot");
      const { items } = await filled(world, { filter: { mark: [first.value] } });
      const others = items.filter(({ title }) => !title.startsWith(first.label));
      mustBeSame(
        others.map(({ title }) => title),
        [],
        `Titles without ${first.label}`,
      );
    },
  },
  {
    name: "a list up to a price holds nothing above it",
    about: "listLots",
    async play(world) {
      const { items } = await filled(world, { sort: "price_asc" });
      const to = priceOf(items[Math.floor(items.length / 2)]!);
      const cheap = await filled(world, { filter: { price: { to } } });
      mustBeSame(cheap.items.filter((card) => priceOf(card) > to).length, 0, `Lots above ${to}`);
    },
  },
  {
    name: "a list by numbers holds these lots and no others",
    about: "listLots",
    async play(world) {
      const { items } = await filled(world, {});
      const ids = items.slice(0, 3).map(({ id_auction }) => id_auction);
      const found = await list(world, { filter: { ids } });
      const met = found.items.map(({ id_auction }) => id_auction);
      mustBeSame(
        { ids: met.toSorted((a, b) => a - b), total: found.total },
        { ids: ids.toSorted((a, b) => a - b), total: ids.length },
        "Lots by number",
      );
    },
  },
];

/** A value inside the range of each field with a range: the lots below it, and from it on, are all lots with the field. */
const MIDDLES = { year: 2_020, price: 60_000, you_pay: 60_000, mileage: 60_000, area: 1_000 } as const;
const APARTMENTS = { kind: ["apartment"] };
/** The lots that have each flag, on or off. */
const FLAGS = { furnished: APARTMENTS, new_construction: APARTMENTS, buynow: {}, lane: {} } as const;
const CHOICES = [
  "kind",
  "mark",
  "body",
  "gearbox",
  "engine",
  "drive",
  "colour",
  "emirate",
  "city",
  "type",
  "developer",
  "vat",
  "light",
];

const name = (field: string) => `the choices of the filter ${field} make the whole, each alone`;

/** The lots of both choices are together those of the whole. */
const halves = (field: string, choices: readonly [unknown, unknown], whole: object): Draft => ({
  name: name(field),
  about: "countLots",
  play: (world) =>
    settled(async () => {
      const [one, other] = choices;
      const sum = (await count(world, { [field]: one })) + (await count(world, { [field]: other }));
      return diffText(sum, await count(world, whole), `Lots of the choices of ${field}`);
    }),
});

/** The facet counts the lots of each choice, most first; together they are those of all choices. */
const facet = (field: string): Draft => ({
  name: name(field),
  about: "listFacet",
  play: (world) =>
    settled(async () => {
      const shown = await options(world, field);
      const counts: number[] = [];
      for (const { value } of shown) counts.push(await count(world, { [field]: [value] }));
      const told = shown.map((option) => option.count);
      const sum = counts.reduce((all, one) => all + one, 0);
      const whole = shown.length === 0 ? 0 : await count(world, { [field]: shown.map(({ value }) => value) });
      return (
        diffText(counts, told, `Lots with ${field} of each choice`) ??
        diffText(
          told,
          told.toSorted((a, b) => b - a),
          `Choices of ${field}, most first`,
        ) ??
        diffText(sum, whole, `Lots of the choices of ${field}`)
      );
    }),
});

const choices: readonly Draft[] = [
  ...Object.entries(MIDDLES).map(([field, middle]) =>
    halves(field, [{ to: middle - 1 }, { from: middle }], { [field]: { from: 0 } }),
  ),
  ...CHOICES.map(facet),
  ...Object.entries(FLAGS).map(([field, whole]) => halves(field, [true, false], whole)),
];

const idsOf = (page: Page) => page.items.map(({ id_auction }) => id_auction);

const pages: Draft = {
  name: "the second page continues the first, and repeats nothing",
  about: "listLots",
  play: (world) =>
    settled(async () => {
      const body = { sort: "new", limit: 3 };
      const whole = await list(world, { ...body, limit: 6 });
      const first = await list(world, body);
      if (first.next === null)
        return diffText(first.items.length, whole.items.length, "Lots of the only page");
      const second = await list(world, { ...body, after: first.next });
      return diffText([...idsOf(first), ...idsOf(second)], idsOf(whole), "Two pages of three");
    }),
};

export const listReads: readonly Draft[] = [total, ...sorted, ...filtered, ...choices, pages];
