/** Checks of counters: each is the total of the list that it counts. */
import type { OperationId } from "../../generated/operations.ts";
import { Unmet } from "../adapters/adapter.ts";
import { mustBeSame } from "../base/broken.ts";
import type { Check, World } from "../base/check.ts";
import { diffText } from "../base/diff.ts";
import { read, settled } from "../levels/lots.ts";
import type { Call } from "../base/target.ts";
import { bidder, dataOf, newPerson } from "../values/ground.ts";
import { asking, filled, listOf, type Row } from "./lists.ts";

type Draft = Pick<Check, "name" | "about" | "play" | "level">;

const all = "all";

async function totalOf(world: World, id: OperationId, given: Call): Promise<number> {
  return (await read<{ total: number }>(world, id, asking(listOf(id), given, { limit: 1 }))).total;
}

interface Option {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const lotsWith = (world: World, filter: object) => totalOf(world, "listLots", { body: { filter } });
const options = async (world: World, field: string, filter: object = {}): Promise<readonly Option[]> =>
  (await read<{ items: Option[] }>(world, "listFacet", { path: { section: all, field }, body: { filter } }))
    .items;

const NUMBERS: ReadonlySet<string> = new Set(["bedrooms", "seats"]);
const FACETS = (
  "kind status mark model body gearbox engine drive colour seats " +
  "emirate city community type developer bedrooms vat light"
).split(" ");

/** The facet counts the lots of each choice, most first; together they are those of all choices. */
const facets: readonly Draft[] = FACETS.map((field) => ({
  name: `listFacet counts the lots of each choice of ${field}, most first`,
  about: "listFacet",
  level: "read",
  play: (world) =>
    settled(async () => {
      const shown = await options(world, field);
      const values = shown.map(({ value }) => (NUMBERS.has(field) ? Number(value) : value));
      const counts: number[] = [];
      for (const value of values) counts.push(await lotsWith(world, { [field]: [value] }));
      const told = shown.map((option) => option.count);
      const whole = values.length === 0 ? 0 : await lotsWith(world, { [field]: values });
      const falling = told.toSorted((a, b) => b - a);
      return (
        diffText(counts, told, `Lots with ${field} of each choice`) ??
        diffText(told, falling, `Choices of ${field}, most first`) ??
        diffText(
          counts.reduce((sum, count) => sum + count, 0),
          whole,
          `Lots of the choices of ${field}`,
        )
      );
    }),
}));

const publicCounts: Draft = {
  name: "the total of a list is its count, the sum of its kinds, and the lots on its pages",
  about: "listLots",
  level: "read",
  play: (world) =>
    settled(async () => {
      const { items, total } = await read<{ items: Row[]; total: number }>(world, "listLots", {
        body: { limit: 100 },
      });
      const { count } = await read<{ count: number }>(world, "countLots", {
        path: { section: all },
        body: {},
      });
      const kinds = await read<{ items: readonly Option[] }>(world, "listKinds");
      const sum = kinds.items.reduce((counted, one) => counted + one.count, 0);
      return diffText(
        { count, sum_of_kinds: sum, lots_of_page: items.length },
        { count: total, sum_of_kinds: total, lots_of_page: Math.min(total, 100) },
        "All lots, by the total of the list",
      );
    }),
};

const ownChoice: Draft = {
  name: "a facet ignores only its own field's choice",
  about: "listFacet",
  async play(world) {
    const ids = world.testData.listed;
    const whole = await options(world, "kind", { ids });
    mustBeSame(
      await options(world, "kind", { ids, kind: ["vehicle"] }),
      whole,
      "Kinds with one of them chosen",
    );
    const dear = await options(world, "kind", { ids, price: { from: 4_000 } });
    const counts = dear.map(({ value, count }) => [value, count]);
    mustBeSame(counts, [["apartment", 1]], "Kinds from 4,000");
  },
};

const search: Draft = {
  name: "a search in a facet finds beginnings of words in any case",
  about: "searchFacet",
  level: "read",
  async play(world) {
    const [first] = await options(world, "mark");
    if (!first) throw new Unmet("needs a vehicle: no make has a lot");
    const path = { section: all, field: "mark", search: first.label.slice(0, 2).toUpperCase() };
    const { items } = await read<{ items: Option[] }>(world, "searchFacet", { path, body: {} });
    mustBeSame(
      items.map(({ value }) => value).includes(first.value),
      true,
      `${path.search} finds ${first.label}`,
    );
  },
};

/** An operation that counts rows by name, such as by section or state, and the list of these rows. */
interface Counter {
  readonly id: OperationId;
  readonly list: OperationId;
  /** Makes the counted rows, and returns the call of a person who may read their number. */
  readonly fill: (world: World) => Promise<Call>;
  /** Returns the part of the call by which the list holds the rows of one name. */
  readonly listed: (name: string) => Call;
  /** The numbers in the reply. */
  readonly counts?: (data: Row) => Record<string, number>;
}

const fillOf = (id: OperationId) => (world: World) => filled(world, listOf(id));
const inSection = (section: string): Call => ({ path: { section } });
const ofStaff = async ({ testData }: World): Promise<Call> => ({ token: testData.people.backoffice });
const byState = (list: OperationId): Counter => ({
  id: list,
  list,
  fill: fillOf(list),
  listed: (state) => ({ body: state === all ? {} : { state } }),
  counts: (data) => data["counts"],
});

const COUNTERS: readonly Counter[] = [
  { id: "countMySections", list: "listMyLotsInSection", fill: fillOf("listMyLots"), listed: inSection },
  { id: "countSaleSections", list: "listSaleLotsInSection", fill: fillOf("listSaleLots"), listed: inSection },
  {
    id: "countClients",
    list: "listClients",
    fill: ofStaff,
    listed: (tab) => ({ body: { filter: { tab } } }),
  },
  byState("listInvoices"),
  byState("listRefundRequests"),
  byState("listSettlements"),
  byState("listDebtors"),
  byState("listPapers"),
  byState("listComposedQueues"),
];

const counters: readonly Draft[] = COUNTERS.map(({ id, list, fill, listed, counts }) => ({
  name: `each number of ${id} is the total of its ${id === list ? "state" : "list"}`,
  about: id,
  async play(world) {
    const reader = await fill(world);
    const data: Row = await dataOf(world, id, reader);
    const told = Object.entries<number>(counts ? counts(data) : data);
    const totals: [string, number][] = [];
    for (const [name] of told)
      totals.push([name, await totalOf(world, list, { ...reader, ...listed(name) })]);
    mustBeSame(Object.fromEntries(told), Object.fromEntries(totals), `Numbers of ${id}`);
    mustBeSame(
      told.some(([, count]) => count > 0),
      true,
      "A number above 0",
    );
  },
}));

const sections: Draft = {
  name: "countLots counts each section as its list does",
  about: "countLots",
  async play(world) {
    const token = await bidder(world);
    await dataOf(world, "addFavorite", { token, path: { id: world.testData.listed[0]! } });
    for (const section of [all, "vehicles", "apartments", "live", "upcoming", "favorites", "finished"]) {
      const { count } = await dataOf(world, "countLots", { token, path: { section }, body: {} });
      mustBeSame(
        count,
        await totalOf(world, "listLotsInSection", { token, path: { section } }),
        `Lots in ${section}`,
      );
    }
  },
};

/** The numbers beside the entries of the menu, and the lists behind these entries. */
const menu: readonly Draft[] = [
  {
    name: "the menu of a bidder counts favorites and unread notices as their lists do",
    about: "getNavinfo",
    async play(world) {
      const reader = await filled(world, listOf("listNotifications"));
      await dataOf(world, "addFavorite", { ...reader, path: { id: world.testData.listed[0]! } });
      const { favorites, unread } = await dataOf(world, "getNavinfo", reader);
      const notices = await dataOf(world, "listNotifications", { ...reader, query: { unread: "true" } });
      const watched = await totalOf(world, "listFavoriteLots", reader);
      mustBeSame(
        [favorites, unread, notices.unread],
        [watched, notices.total, notices.total],
        "Numbers of the menu",
      );
      mustBeSame([favorites, unread > 0], [1, true], "Favorites, and unread notices");
    },
  },
  {
    name: "the menu of the staff counts lots, clients and invoices that wait as their lists do",
    about: "getNavinfo",
    async play(world) {
      const reader = await filled(world, listOf("listModeration"));
      await newPerson(world, { as: "standby" });
      const { moderation, clients_new: clients } = await dataOf(world, "getNavinfo", reader);
      const lots = await totalOf(world, "listModeration", { ...reader, body: { state: "moderation" } });
      const fresh = await totalOf(world, "listClients", { ...reader, body: { filter: { tab: "new" } } });
      mustBeSame([moderation, clients], [lots, fresh], "Lots and clients that wait");
      mustBeSame(lots > 0 && fresh > 0, true, "Something waits");
    },
  },
];

const eligible: Draft = {
  name: "listEligibleLots counts the lots of each choice as its filter finds them",
  about: "listEligibleLots",
  async play(world) {
    const given = await filled(world, listOf("listEligibleLots"));
    const { facets: shown } = await dataOf(world, "listEligibleLots", given);
    const choices = ["kind", "seller", "emirate"].flatMap((field) =>
      shown[field]
        .slice(0, 3)
        .map(({ value, count }: Option) => [field, field === "seller" ? Number(value) : value, count]),
    );
    for (const [field, value, count] of [...choices, ["lane_wish", true, shown.lane_wish]]) {
      const body = { [field]: value };
      mustBeSame(
        await totalOf(world, "listEligibleLots", { ...given, body }),
        count,
        `Lots with ${field} ${value}`,
      );
    }
  },
};

export const counterChecks: readonly Check[] = [
  publicCounts,
  ...facets,
  ownChoice,
  search,
  ...counters,
  sections,
  ...menu,
  eligible,
].map((check) => ({ ...check, group: "counters" }));
