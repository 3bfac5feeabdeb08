/** Wrong values in the right shape, which level read finds. */
import { atLevel, changingData, misreading, type Draft, type Reply } from "./damage.ts";
import type { Send } from "../base/target.ts";

const LOTS = /\/auction\/lots$/;
const LOT = /\/auction\/lot\/\d+$/;
const HISTORY = /\/auction\/history\//;
const COUNT = /\/auction\/count\//;
const FACET = /\/selectlist\/all\/\w+$/;
const KINDS = /menu_otypes$/;

type Data = Reply["body"];

/** Answers as a dictionary without its last makes would. */
const withoutMakes = changingData(/\/dict\/marks$/, (data: Data) => data.items.splice(1));

/** Leaves a header out of each request. */
const deafTo =
  (header: string) =>
  (send: Send): Send =>
  (address, init) => {
    const headers = new Headers(init.headers);
    headers.delete(header);
    return send(address, { ...init, headers });
  };

const lists: readonly Draft[] = [
  {
    name: "an empty list",
    about: "listLots",
    says: /All lots, by the total of the list: \w+: expected/,
    spoil: changingData(LOTS, (data) => Object.assign(data, { items: [], total: 0, next: null })),
  },
  {
    name: "a total that is one too many",
    about: "listLots",
    says: /All lots, by the total of the list: \w+: expected/,
    spoil: changingData(LOTS, (data) => data.total++),
  },
  {
    name: "a list that lost a lot",
    about: "listLots",
    says: /All lots, by the total of the list: lots_of_page: expected/,
    spoil: changingData(LOTS, ({ items }) => items.pop()),
  },
  {
    name: "a count that is one too few",
    about: "listLots",
    says: /All lots, by the total of the list: \w+: expected/,
    spoil: changingData(COUNT, (data) => data.count--),
  },
  {
    name: "kinds that are counted twice",
    about: "listLots",
    says: /All lots, by the total of the list: \w+: expected/,
    spoil: changingData(KINDS, ({ items }) => items.forEach((one: { count: number }) => (one.count *= 2))),
  },
  {
    name: "a list in the wrong order",
    about: "listLots",
    says: /First row out of order by price_asc/,
    spoil: changingData(LOTS, (data) => (data.items = data.items.toReversed())),
  },
  {
    name: "a second page that is the first one",
    about: "listLots",
    says: /Two pages of three/,
    spoil: misreading(LOTS, (body) => delete body.after),
  },
  {
    name: "an unknown field of a filter that is ignored",
    about: "countLots",
    says: /It must be refused: 422 VALIDATION/,
    spoil: misreading(COUNT, ({ filter }) => delete filter?.nobody_knows),
  },
  {
    name: "a facet with one lot too many",
    about: "listFacet",
    says: /Lots with kind/,
    spoil: changingData(FACET, ({ items }) => items.forEach((one: { count: number }) => one.count++)),
  },
  {
    name: "a facet with other names",
    about: "listFacet",
    says: /Makes with another name/,
    spoil: changingData(FACET, ({ items }) => items.forEach((one: { label: string }) => (one.label = "X"))),
  },
];

const lots: readonly Draft[] = [
  {
    name: "a title that is always the same",
    about: "getLot",
    says: /The title "X" begins with/,
    spoil: (send) =>
      changingData(
        LOT,
        (data) => (data.title = "X"),
      )(changingData(LOTS, ({ items }) => items.forEach((card: Data) => (card.title = "X")))(send)),
  },
  {
    name: "a stale price",
    about: "getLot",
    says: /^Lot \d+: live\.price: expected \d+, got \d+/,
    spoil: changingData(LOT, ({ live }) => void (live.price !== null && (live.price -= live.step))),
  },
  {
    name: "a next bid that is one too low",
    about: "getLot",
    says: /Lot \d+ at .*: next_min: expected \d+, got \d+/,
    spoil: changingData(LOT, ({ live }) => void (live.next_min !== null && live.next_min--)),
  },
  {
    name: "a history that is oldest first",
    about: "getHistory",
    says: /History of lot \d+: newest_first: expected true/,
    spoil: changingData(HISTORY, (data) => (data.items = data.items.toReversed())),
  },
  {
    name: "a history that lost its newest row",
    about: "getHistory",
    says: /Bids on lot \d+|History of lot \d+/,
    spoil: changingData(HISTORY, ({ items }) => items.shift()),
  },
  {
    name: "a history with other amounts",
    about: "getHistory",
    says: /newest_amount: expected/,
    spoil: changingData(HISTORY, ({ items }) => items.forEach((row: Data) => row.amount && row.amount++)),
  },
  {
    name: "a journal that was changed",
    about: "getJournal",
    says: /Journal of lot \d+: hash/,
    spoil: changingData(/\/auction\/journal\//, ({ items }) =>
      items.forEach((row: Data) => row.told && (row.told.cause += ".")),
    ),
  },
  {
    name: "another fee than the configured one",
    about: "getConditions",
    says: /Conditions of lot \d+: fee\.rate: expected/,
    spoil: changingData(/\/auction\/conditions$/, ({ fee }) => (fee.rate += 0.01)),
  },
  {
    name: "a lot that is like itself",
    about: "listSimilarLots",
    says: /Lots like \d+ that are not/,
    spoil: changingData(/\/similar$/, (data, { path }) => {
      for (const card of data) card.id_auction = Number(path.split("/").at(-2));
    }),
  },
];

const others: readonly Draft[] = [
  {
    name: "a dictionary that lost words",
    about: "getDictionary",
    says: /Models of no make/,
    spoil: withoutMakes,
  },
  {
    name: "a tag of a list that is ignored",
    about: "getDictionary",
    says: /With If-None-Match/,
    spoil: deafTo("if-none-match"),
  },
  {
    name: "a map with lots that are nowhere",
    about: "mapLots",
    says: /lots on the map of/,
    spoil: changingData(/\/auction\/map\//, ({ places }) =>
      places.forEach((one: Data) => (one.count += 1_000)),
    ),
  },
  {
    name: "a lane with one lot too many",
    about: "listLaneLots",
    says: /Lots of .*: .*expected/,
    spoil: changingData(/\/live\/queue$/, (data) => data.forEach((lane: Data) => lane.lots++)),
  },
  {
    name: "an unknown lot that is a server error",
    about: "getConditions",
    says: /answered 500/,
    spoil: (send) => async (address, init) => {
      const response = await send(address, init);
      return address.endsWith("/conditions") && response.status === 404
        ? new Response(null, { status: 500, headers: response.headers })
        : response;
    },
  },
];

export const readDefects = atLevel("read", [...lists, ...lots, ...others]);
