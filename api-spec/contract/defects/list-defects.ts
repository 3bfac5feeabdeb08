/** Defects of lists, counters and exports. */
import { PARTS } from "../lists/filters.ts";
import { lists, type List } from "../lists/lists.ts";
import { PERIOD } from "../base/money.ts";
import { operations, type OperationId } from "../../generated/operations.ts";
import type { Send } from "../base/target.ts";
import { changingData, misreading, type Defect, type Reply } from "./damage.ts";

interface ListDraft {
  readonly name: string;
  /** The names of the checks that must find it, each of them. */
  readonly foundBy: RegExp;
  /** What the report must say, all of it. */
  readonly says: readonly RegExp[];
  readonly spoil: (send: Send) => Send;
}

type Data = Reply["body"];

/** The address of an operation. */
const at = (id: OperationId): RegExp => {
  const { mount, path } = operations[id];
  return new RegExp(`^${mount}${path.replaceAll(/\{\w+\}/g, "[^/?]+")}(\\?|$)`);
};

/** Leaves fields, or fields of its filter, out of each request to a list. */
const deaf =
  ({ id, where }: List, isHeard: (name: string) => boolean, nested = false) =>
  (send: Send): Send => {
    if (where === "body")
      return misreading(at(id), (body) => {
        const fields = nested ? (body.filter ?? {}) : body;
        for (const name of Object.keys(fields)) if (!isHeard(name)) delete fields[name];
      })(send);
    return (address, init) => {
      const [path = "", query = ""] = address.split("?");
      if (!at(id).test(address)) return send(address, init);
      const heard = [...new URLSearchParams(query)].filter(([name]) => isHeard(name));
      return send(`${path}?${new URLSearchParams(heard).toString()}`, init);
    };
  };

const lotsList = lists.find(({ id }) => id === "listLots")!;
/** Cases of suspicion are made by nobody: only the detection opens them. */
const filled = lists.filter(({ id }) => id !== "listCases");

const filters: readonly ListDraft[] = filled
  // Some lists have their state alone: see below.
  .filter(({ id, filters: names }) => names.some((name) => !(name in (PARTS[id]?.[0] ?? {}))))
  .map((list): ListDraft => {
    const isOfLots = list.filters.includes("bbox");
    const parts = Object.keys(PARTS[list.id]?.[0] ?? {});
    const kept: ReadonlySet<string> = new Set(isOfLots ? ["ids"] : ["sd", "ed", "limit", "after", ...parts]);
    // Lots of one person are much alike: the sample of strangers shows every filter.
    const seen = isOfLots
      ? ["(kind|mine|model)"]
      : list.filters.filter((name) => !kept.has(name) && name !== "id_queue");
    return {
      name: `filters that ${list.id} ignores, each`,
      foundBy: new RegExp(`^${list.id}: each filter`),
      says: seen.map((name) => new RegExp(`^${list.id} with ${name} .*expected`)),
      spoil: deaf(list, (name) => kept.has(name), list.nested),
    };
  });

const states: readonly ListDraft[] = filled
  .filter(({ id }) => PARTS[id] !== undefined)
  .map((list) => ({
    name: `a state that ${list.id} ignores`,
    foundBy: new RegExp(`^${list.id}: each filter`),
    says: [/over its states: expected/],
    spoil: deaf(list, (name) => name !== "state"),
  }));

const bounds: readonly ListDraft[] = [
  {
    name: "days that listOperations ignores, each",
    foundBy: /^listOperations: each filter/,
    says: [/^listOperations with sd .*expected/, /^listOperations with ed .*expected/],
    spoil: misreading(at("listOperations"), (body) => Object.assign(body, PERIOD)),
  },
  {
    name: "a lane that listEligibleLots ignores",
    foundBy: /^listEligibleLots: a lane's own lots/,
    says: [/^Lots that are free for their lane alone/],
    spoil: misreading(at("listEligibleLots"), (body) => delete body.id_queue),
  },
];

const ofStrangers: readonly ListDraft[] = [
  {
    name: "filters of lots that are ignored, each",
    foundBy: /^listLots for strangers: each filter/,
    says: lotsList.filters
      .filter((name) => name !== "ids")
      .map((name) => new RegExp(`^listLots with ${name} .*expected`)),
    // A request without ids asks for the sample of the check.
    spoil: misreading(
      at("listLots"),
      (body) => void (body.filter?.ids && (body.filter = { ids: body.filter.ids })),
    ),
  },
  {
    name: "a list by ids that shows all",
    foundBy: /^listLots for strangers: each filter/,
    says: [/^listLots with ids .*expected/],
    spoil: misreading(at("listLots"), ({ filter }) => void (filter?.ids?.length < 3 && delete filter.ids)),
  },
  {
    name: "a price filter with another bound",
    foundBy: /^listLots for strangers: each filter/,
    says: [/^listLots with price .*expected/],
    spoil: misreading(at("listLots"), ({ filter }) => void (filter?.price?.to && (filter.price.to *= 2))),
  },
  {
    name: "orders of lots that are ignored, each",
    foundBy: /^listLots for strangers: each order/,
    says: [
      "price_asc",
      "price_desc",
      "you_pay_asc",
      "you_pay_desc",
      "bids",
      "year",
      "mileage",
      "per_sqft",
    ].map((sort) => new RegExp(`First row out of order by ${sort}`)),
    spoil: deaf(lotsList, (name) => name !== "sort"),
  },
  {
    name: "an order by end that is turned round",
    foundBy: /^listLots for strangers: each order/,
    says: [/First row out of order by ending/],
    spoil: changingData(at("listLots"), (data, { body }) => {
      if (body.sort === "ending") data.items = data.items.toReversed();
    }),
  },
  {
    name: "a new order without a lot",
    foundBy: /^listLots for strangers: each order/,
    says: [/Rows of listLots by new/],
    spoil: changingData(at("listLots"), ({ items }, { body }) => void (body.sort === "new" && items.pop())),
  },
  {
    name: "orders of clients that are ignored, each",
    foundBy: /^listClients: each order/,
    says: ["name", "deposit", "expiring"].map((sort) => new RegExp(`First row out of order by ${sort}`)),
    spoil: deaf(
      lists.find(({ id }) => id === "listClients")!,
      (name) => name !== "sort",
    ),
  },
  {
    name: "an order of buyers who owe that is turned round",
    foundBy: /^listDebtors: each order/,
    says: [/First row out of order by largest/],
    spoil: changingData(at("listDebtors"), (data, { body }) => {
      if (body.sort === "largest") data.items = data.items.toReversed();
    }),
  },
];

/** Lists that count no total. */
const UNCOUNTED: ReadonlySet<OperationId> = new Set(["getJournal", "listSignatures"]);

const pages: readonly ListDraft[] = filled.flatMap((list): ListDraft[] => {
  const foundBy = new RegExp(`^${list.id}: pages of two`);
  const first: ListDraft = {
    name: `a second page of ${list.id} that is the first one`,
    foundBy,
    says: [/in pages of two|Different rows|Paging must end/],
    spoil: deaf(list, (name) => name !== "after"),
  };
  const total: ListDraft = {
    name: `a total of ${list.id} that is one too many`,
    foundBy,
    says: [/^total and rows: expected/],
    spoil: changingData(at(list.id), (data) => data.total++),
  };
  return UNCOUNTED.has(list.id) ? [first] : [first, total];
});

/** Adds one to each number of a counter. */
const oneMore = (data: Data): void => {
  for (const name of Object.keys(data)) if (typeof data[name] === "number") data[name]++;
};

const counters: readonly ListDraft[] = [
  ...(["countMySections", "countSaleSections", "countClients"] as const).map((id) => ({
    name: `numbers of ${id} that are one too many`,
    foundBy: new RegExp(`^each number of ${id} `),
    says: [new RegExp(`^Numbers of ${id}: \\w+: expected`)],
    spoil: changingData(at(id), oneMore),
  })),
  ...(
    [
      "listInvoices",
      "listRefundRequests",
      "listSettlements",
      "listDebtors",
      "listPapers",
      "listComposedQueues",
    ] as const
  ).map((id) => ({
    name: `numbers of the states of ${id} that are one too many`,
    foundBy: new RegExp(`^each number of ${id} `),
    says: [new RegExp(`^Numbers of ${id}: \\w+: expected`)],
    spoil: changingData(at(id), ({ counts }) => oneMore(counts)),
  })),
  {
    name: "numbers of the menu that are one too many",
    foundBy: /^the menu of /,
    says: [/Numbers of the menu|Lots and clients that wait/],
    spoil: changingData(at("getNavinfo"), oneMore),
  },
  {
    name: "a count of a section that is one too few",
    foundBy: /^countLots counts each section/,
    says: [/^Lots in all: expected/],
    spoil: changingData(at("countLots"), (data) => data.count--),
  },
  {
    name: "choices for a lane that count one lot too many",
    foundBy: /^listEligibleLots counts/,
    says: [/^Lots with kind /],
    spoil: changingData(at("listEligibleLots"), ({ facets }) =>
      facets.kind.forEach((one: Data) => one.count++),
    ),
  },
];

/** Exports from a list that changed: as if the sheet had lost a row, and shown other values. */
const exports: readonly ListDraft[] = (
  [
    ["exportLots", "listLotsInSection", (row: Data) => row.live.start_price++],
    ["exportMyLots", "listMyLots", (row: Data) => row.lot.mine.max++],
    ["exportSaleLots", "listSaleLotsInSection", (row: Data) => (row.lot.title = "Another lot")],
    ["exportOperations", "listOperations", (row: Data) => row.amount++],
    ["exportClients", "listClients", (row: Data) => (row.email = "another@marsa.test")],
    ["exportAudit", "listAudit", (row: Data) => (row.who = "Another person")],
    ["exportSettlements", "listSettlements", (row: Data) => (row.buyer = "Another person")],
    ["exportDebtors", "listDebtors", (row: Data) => (row.buyer = "Another person")],
    ["exportPapers", "listPapers", (row: Data) => row.paper.lot++],
  ] as const
).flatMap(([id, list, change]) => [
  {
    name: `a sheet of ${id} with a row less than the list`,
    foundBy: new RegExp(`^${id} has the rows`),
    says: [new RegExp(`^Rows of ${id}: expected`)],
    spoil: changingData(at(list), ({ items }) => items.push(...items.slice(-1))),
  },
  {
    name: `a column of ${id} with another value`,
    foundBy: new RegExp(`^${id} has the rows`),
    says: [/^Column of \w+: /],
    spoil: changingData(at(list), ({ items }) => change(items[0])),
  },
]);

const drafts = [...filters, ...states, ...bounds, ...ofStrangers, ...pages, ...counters, ...exports];

export const listDefects: readonly Defect[] = drafts.map(({ foundBy, says, ...draft }) => ({
  ...draft,
  level: foundBy.source.includes("for strangers") ? "read" : "full",
  checks: ({ name }) => foundBy.test(name),
  each: true,
  says: new RegExp(says.map(({ source }) => `(?=[^]*${source})`).join(""), "m"),
}));
