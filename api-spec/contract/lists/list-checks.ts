/** Checks of every list: each filter alone, each order, each row once on its pages, `total` as many as there are. */
import type { components } from "../../generated/api.d.ts";
import { youPay } from "../../src/you-pay.ts";
import { Unmet } from "../adapters/adapter.ts";
import { Broken, mustBeSame } from "../base/broken.ts";
import type { Check, World } from "../base/check.ts";
import { diffText } from "../base/diff.ts";
import { read, settled } from "../levels/lots.ts";
import type { Call } from "../base/target.ts";
import {
  CLIENT_ORDERS,
  DEBTOR_ORDERS,
  FILTERS,
  LOT_FILTERS,
  LOT_ORDERS,
  PARTS,
  priceOf,
  type Ask,
  type Lot,
  type Order,
} from "./filters.ts";
import {
  asking,
  composedLane,
  filled,
  keyOf,
  listOf,
  lists,
  ROWS,
  walk,
  type List,
  type Row,
} from "./lists.ts";
import type { OperationId } from "../../generated/operations.ts";
import { dataOf } from "../values/ground.ts";

const group = "lists";

/** Rows of a list as its filters and orders see them, each with the key of the row in the list. */
interface Sample {
  readonly list: List;
  readonly given: Call;
  readonly rows: readonly { readonly key: string; readonly shown: never }[];
  readonly now: number;
}

type Asks = Readonly<Record<string, (rows: readonly never[], now: number) => readonly Ask<never>[]>>;

const isOfLots = ({ filters }: List): boolean => filters.includes("bbox");
const filtersOf = (list: List) => (isOfLots(list) ? LOT_FILTERS : (FILTERS[list.id] ?? {})) as Asks;
const ordersOf = (list: List) =>
  (isOfLots(list) ? LOT_ORDERS : list.id === "listDebtors" ? DEBTOR_ORDERS : CLIENT_ORDERS) as Readonly<
    Record<string, Order<never>>
  >;

type Terms = components["schemas"]["Conditions"];

/** A lot's page for the reader of a list, with what a buyer pays. */
async function lotOf(world: World, row: Row, { token }: Call): Promise<Lot> {
  const id = (row["lot"] ?? row)["id_auction"];
  const lot = await read<Lot>(world, "getLot", { path: { id }, ...(token !== undefined && { token }) });
  const terms = await read<Terms>(world, "getConditions", { body: { id_auction: id } });
  const { youPayFils } = youPay(priceOf(lot), terms, terms.authority_costs);
  return { ...lot, youPay: youPayFils / 100 };
}

/** Most rows of a list that other calls are asked about. */
const MOST_ASKED = 40;
type More = (world: World, row: Row, given: Call, data: Row) => Promise<object>;

/** What other calls show of a row. */
const MORE: Partial<Record<OperationId, More>> = {
  async listClients(world, { id_profile: id }, { token }) {
    if (id === null) return { citizenship: null };
    const { fields } = await dataOf(world, "getProfile", {
      path: { id },
      ...(token !== undefined && { token }),
    });
    return { citizenship: fields.citizenship ?? null };
  },
  async listEligibleLots(world, { id_auction: id, seller }, _given, { facets }) {
    const { place } = await dataOf(world, "getLot", { path: { id } });
    const named = facets.seller.filter(({ label }: Row) => label === seller);
    return {
      emirate: place.emirate.value,
      // Sellers of one name cannot be told apart.
      ...(named.length === 1 && { id_seller: Number(named[0].value) }),
    };
  },
};

/** Adds to a list's rows what other calls show of them: to some of all ages, where there are many. */
async function withMore(
  world: World,
  { id }: List,
  given: Call,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const more = MORE[id];
  if (!more) return rows;
  const data = await dataOf(world, id, given);
  const apart = Math.ceil(rows.length / MOST_ASKED);
  const whole: Row[] = [];
  for (const [i, row] of rows.entries())
    whole.push(i % apart === 0 ? { ...row, ...(await more(world, row, given, data)) } : row);
  return whole;
}

/** A filled list, read whole. */
async function sampleOf(world: World, list: List, given: Call): Promise<Sample> {
  const found: Row[] = [];
  let now: number | null = null;
  for (const part of PARTS[list.id] ?? [{}]) {
    const walked = await walk(world, list, asking(list, given, part));
    found.push(...walked.rows);
    now ??= walked.now;
  }
  const keys = found.map(keyOf);
  mustBeSame(new Set(keys).size, keys.length, `Different rows of ${list.id}, over its states`);
  const rows: { key: string; shown: unknown }[] = [];
  const whole = await withMore(world, list, given, found);
  for (const [i, row] of whole.entries())
    rows.push({ key: keys[i]!, shown: isOfLots(list) ? await lotOf(world, row, given) : row });
  return { list, given, rows: rows as never, now: now ?? Date.now() };
}

/** The rows of a sample in the list of a filter, and those that should be. Rows that came later do not count. */
async function filterDefect(
  world: World,
  { list, given, rows }: Sample,
  name: string,
  { value, has }: Ask<never>,
) {
  const parts = PARTS[list.id]?.filter((part) => !(name in part)) ?? [];
  const met: Row[] = [];
  let total: number | null = null;
  for (const part of parts.length > 0 ? parts : [{}]) {
    const found = await walk(world, list, asking(list, given, part, { [name]: value }));
    met.push(...found.rows);
    if (found.total !== null) total = (total ?? 0) + found.total;
  }
  const keys = new Set(met.map(keyOf));
  const expected = rows.filter(({ key, shown }) => has(shown) ?? keys.has(key)).map(({ key }) => key);
  const actual = rows.filter(({ key }) => keys.has(key)).map(({ key }) => key);
  const what = `${list.id} with ${name} ${JSON.stringify(value)}`;
  return (
    diffText(actual.length, expected.length, `${what}: rows`) ??
    diffText(actual, expected, what) ??
    (total === null ? null : diffText(total, met.length, `${what}: total`))
  );
}

/** @throws Broken with each filter that finds other rows than those that show its value. */
async function filtersFind(world: World, sample: Sample): Promise<void> {
  const shown = sample.rows.map((row) => row.shown);
  const defects: string[] = [];
  for (const name of sample.list.filters)
    for (const ask of filtersOf(sample.list)[name]!(shown, sample.now)) {
      const defect = await filterDefect(world, sample, name, ask);
      if (defect !== null) defects.push(defect);
    }
  if (defects.length > 0) throw new Broken(defects.join("\n"));
}

/** @throws Broken with each order in which two neighbours stand the wrong way round. */
async function ordersSort(world: World, { list, given, rows }: Sample): Promise<void> {
  const shown = new Map(rows.map((row) => [row.key, row.shown]));
  const defects: string[] = [];
  for (const sort of list.sorts) {
    const { rows: met } = await walk(world, list, asking(list, given, { sort }));
    const keys = met.map(keyOf).filter((key) => shown.has(key));
    mustBeSame(keys.toSorted(), [...shown.keys()].toSorted(), `Rows of ${list.id} by ${sort}`);
    const { by, falling } = ordersOf(list)[sort]!;
    const values = keys.map((key) => by(shown.get(key)!) ?? null);
    const wrong = values.findIndex((value, i) => i > 0 && isBefore(value, values[i - 1]!, falling));
    const defect = diffText(wrong, -1, `First row out of order by ${sort}, in ${JSON.stringify(values)}`);
    if (defect !== null) defects.push(defect);
  }
  if (defects.length > 0) throw new Broken(defects.join("\n"));
}

/** Whether a value belongs before another one; rows without a value come last. */
function isBefore(value: number | string | null, other: number | string | null, falling: boolean): boolean {
  if (value === null || other === null) return other === null && value !== null;
  return falling ? value > other : value < other;
}

/** Vehicles and apartments of any server, and those that strangers see most of. */
const SAMPLE = 12;
async function someLots(world: World): Promise<Call> {
  const ids: number[] = [];
  for (const kind of ["vehicle", "apartment"]) {
    const { items } = await read<{ items: { id_auction: number }[] }>(world, "listLots", {
      body: { filter: { kind: [kind] }, sort: "bids", limit: SAMPLE },
    });
    ids.push(...items.map(({ id_auction }) => id_auction));
  }
  if (ids.length === 0) throw new Unmet("needs lots: the server's list is empty");
  return { body: { filter: { ids } } };
}

const byId = (a: number, b: number): number => a - b;

const ownLots: Draft = {
  name: "listEligibleLots: a lane's own lots are free for this lane, and for no other",
  about: "listEligibleLots",
  async play(world) {
    const list = listOf("listEligibleLots");
    const given = await filled(world, list);
    const [own, other] = [await composedLane(world), await composedLane(world)];
    const rowsFor = async (ask: object) =>
      (await walk(world, list, asking(list, given, ask))).rows.map((row) => row["id_auction"] as number);
    const free = new Set(await rowsFor({}));
    const found = await rowsFor({ id_queue: own.id });
    mustBeSame(
      [own, other].map(({ lots }) => lots.filter((id) => free.has(id)).length),
      [0, 0],
      "Lots of lanes among those of no lane",
    );
    mustBeSame(
      found.filter((id) => !free.has(id)).toSorted(byId),
      own.lots.toSorted(byId),
      "Lots that are free for their lane alone",
    );
    mustBeSame(found.length, free.size + own.lots.length, "Lots that are free for the lane");
  },
};

type Draft = Pick<Check, "name" | "about" | "play" | "level">;

/** While bids arrive, two readings may differ: then both are repeated. */
const steady = (compare: () => Promise<void>): Promise<void> =>
  settled(() =>
    compare().then(
      () => null,
      (error: unknown) => {
        if (error instanceof Broken && error.request === null) return error.message;
        throw error;
      },
    ),
  );

const FILTERED = "each filter alone finds the rows that show its value, and no others";
const SORTED = "each order sorts every row by its value";

const values: readonly Draft[] = [
  ...(
    [
      [FILTERED, filtersFind],
      [SORTED, ordersSort],
    ] as const
  ).map(([says, holds]): Draft => ({
    name: `listLots for strangers: ${says}`,
    about: "listLots",
    level: "read",
    play: (world) =>
      steady(async () => holds(world, await sampleOf(world, listOf("listLots"), await someLots(world)))),
  })),
  ...lists
    .filter(({ filters }) => filters.length > 0)
    .map((list): Draft => ({
      name: `${list.id}: ${FILTERED}`,
      about: list.id,
      play: async (world) => filtersFind(world, await sampleOf(world, list, await filled(world, list))),
    })),
  ...lists
    .filter(({ sorts }) => sorts.length > 0)
    .map((list): Draft => ({
      name: `${list.id}: ${SORTED}`,
      about: list.id,
      play: async (world) => ordersSort(world, await sampleOf(world, list, await filled(world, list))),
    })),
];

const pages: readonly Draft[] = lists.map((list) => ({
  name: `${list.id}: pages of two return every row once, like one page of all, and as many as total`,
  about: list.id,
  async play(world) {
    const given = await filled(world, list);
    const small = await walk(world, list, given, 2, ROWS);
    const whole = await walk(world, list, given);
    const [some, all] = [small.rows.map(keyOf), whole.rows.map(keyOf)];
    mustBeSame(new Set(all).size, all.length, "Different rows");
    // Reading may add rows in front: a read of the audit is in the audit.
    const from = Math.max(0, all.indexOf(some[0] ?? ""));
    mustBeSame(some, all.slice(from, from + some.length), `${list.id} in pages of two`);
    mustBeSame(small.pages > 1 || all.length <= 2, true, "A second page");
    if (whole.total !== null) mustBeSame(whole.total, all.length, "total and rows");
  },
}));

const readPages: Draft = {
  name: "listLots for strangers: the second page continues the first, and repeats nothing",
  about: "listLots",
  level: "read",
  play: (world) =>
    steady(async () => {
      const list = listOf("listLots");
      const given = asking(list, await someLots(world), { sort: "new" });
      const small = await walk(world, list, given, 3, 2);
      const whole = await walk(world, list, given, 6, 1);
      mustBeSame(small.rows.map(keyOf), whole.rows.map(keyOf), "Two pages of three");
    }),
};

/** The filters of a list that the tables of this folder do not know: "listLots seats". */
export function unknownFilters(): string[] {
  return lists.flatMap((list) =>
    [
      ...list.filters.filter((name) => !(name in filtersOf(list))),
      ...list.sorts.filter((name) => !(name in ordersOf(list))),
    ].map((name) => `${list.id} ${name}`),
  );
}

export const listChecks: readonly Check[] = [...values, ...pages, readPages, ownLots].map((check) => ({
  ...check,
  group,
}));
