/** Checks of every list with pages: each row once and in order, `total` as many as there are, invalid pages refused. */
import { operations, type OperationId } from "../generated/operations.ts";
import { documentOperation, resolved, type JsonSchema, type Media, type Parameter } from "../src/document.ts";
import { must, mustBeSame } from "./broken.ts";
import { onGround } from "./cases/case.ts";
import { PERIOD } from "./cases/money-cases.ts";
import { successes } from "./cases/cases.ts";
import { refuse, succeed, type Check, type World } from "./check.ts";
import { callerOf } from "./people.ts";
import type { Call } from "./target.ts";
import { bidder, dataOf, lot, newPerson, START_PRICE } from "./values/ground.ts";
import { bidsOn } from "./values/bid-values.ts";

const group = "paging";

/** A list of the document with pages. */
interface Paged {
  readonly id: OperationId;
  readonly where: "body" | "query";
  readonly sorted: boolean;
  /** The greatest limit. */
  readonly most: number;
}

type Properties = Readonly<Record<string, JsonSchema>>;

function propertiesOf(schema: JsonSchema = {}): Properties {
  return (resolved<JsonSchema>(schema)["properties"] ?? {}) as Properties;
}

/** Every operation that takes `limit` and `after`. */
export const paged: readonly Paged[] = (Object.keys(operations) as OperationId[]).flatMap((id) => {
  const { method, path, tag } = operations[id];
  const { parameters = [], requestBody, responses } = documentOperation(path, method);
  const isFile = (responses["200"] as Media).content?.["application/json"] === undefined;
  const query = parameters
    .map((one) => resolved<Parameter>(one))
    .filter((one) => one.in === "query")
    .map(({ name, schema }) => [name, schema] as const);
  const body = propertiesOf(requestBody?.content?.["application/json"]?.schema);
  const names: Properties = { ...body, ...Object.fromEntries(query) };
  if (tag === "controls" || isFile || !/^(list|get)/.test(id) || !names["limit"] || !names["after"])
    return [];
  const most = Number(names["limit"]["maximum"] ?? 100);
  return [{ id, where: "limit" in body ? "body" : "query", sorted: "sort" in body, most } as const];
});

type Row = Readonly<Record<string, unknown>>;

interface Walk {
  readonly rows: readonly string[];
  readonly totals: readonly number[];
  readonly pages: number;
}

/** More pages than any of these lists has. */
const MOST_PAGES = 100;

/** Returns what tells a row from others: its ids, kinds and seq, and those of its parts. */
function keyOf(row: Row): string {
  const named = Object.entries(row).flatMap(([name, value]) => {
    if (/^(id|seq$|kind$)/.test(name)) return [`${name} ${String(value)}`];
    const isPart = typeof value === "object" && value !== null && !Array.isArray(value);
    return isPart ? [keyOf(value as Row)] : [];
  });
  return named.filter(Boolean).join(", ");
}

async function walk(
  world: World,
  { id, where }: Paged,
  given: Call,
  limit: number,
  most = MOST_PAGES,
): Promise<Walk> {
  const rows: string[] = [];
  const totals: number[] = [];
  let pages = 0;
  let after: string | number | null = null;
  do {
    const page: Record<string, string | number> = { limit, ...(after !== null && { after }) };
    const ask = { ...given, [where]: { ...(given[where] as object), ...page } };
    const answered = await succeed(world, id, ask);
    const { items, total, next } = answered.body.data;
    rows.push(...items.map(keyOf));
    if (total !== undefined) totals.push(total);
    after = next;
    must(after === null || items.length > 0, answered, "A page before the last one must hold something");
    must(++pages < MOST_PAGES, answered, "Paging must end");
  } while (after !== null && pages < most);
  return { rows, totals, pages };
}

/** Makes rows for a list and returns the call that reads them. */
type Ground = (world: World) => Promise<Call>;

const ROWS = 3;
const times = async <Made>(make: () => Promise<Made>): Promise<Made[]> => {
  const made: Made[] = [];
  for (let i = 0; i < ROWS; i++) made.push(await make());
  return made;
};

/** Plays the success of an operation three times; staff read its rows. */
const after =
  (id: OperationId): Ground =>
  async (world) => {
    const one = successes.find((success) => success.id === id)!;
    await times(() => onGround(world, one, (given) => succeed(world, id, given)));
    return {};
  };

const lotRows: Ground = async ({ testData }) => ({ body: { filter: { ids: testData.listed } } });

const bidLot: Ground = async (world) => {
  const id = await lot(world);
  await bidsOn(world, id, ROWS);
  return { path: { id } };
};

const bought: Ground = async (world) => {
  const token = await bidder(world);
  await times(async () => {
    const id_auction = await lot(world);
    await dataOf(world, "makebid", { token, body: { id_auction, price: START_PRICE } });
  });
  return { token, path: { section: "leading" } };
};

const sold: Ground = async (world) => {
  const { id_user: seller, access_token: token } = await newPerson(world, { as: "seller" });
  await times(() => lot(world, { seller }));
  return { token, path: { section: "active" } };
};

/** Three payments by card, with a notice of each. */
const paid: Ground = async (world) => {
  const { access_token: token } = await newPerson(world, { card: "pays" });
  const [{ id }] = await dataOf(world, "listSavedCards", { token });
  await times(() => dataOf(world, "requestPayment", { token, body: { amount: 100, id_card: id } }));
  return { token };
};

/** The rows of each list; those that are not named here have rows in any world with people and lots. */
const GROUNDS: Partial<Record<OperationId, Ground>> = {
  listLots: lotRows,
  listLotsInSection: async (world) => ({ ...(await lotRows(world)), path: { section: "all" } }),
  async listFavoriteLots(world) {
    const token = await bidder(world);
    for (const id of world.testData.listed) await succeed(world, "addFavorite", { path: { id }, token });
    return { ...(await lotRows(world)), token };
  },
  getHistory: bidLot,
  getJournal: bidLot,
  listMyLots: bought,
  listMyLotsInSection: bought,
  listSaleLots: sold,
  listSaleLotsInSection: sold,
  listOperations: async (world) => ({ ...(await paid(world)), body: PERIOD }),
  listNotifications: paid,
  listModeration: after("publishLot"),
  listComposedQueues: after("createQueue"),
  async listEligibleLots(world) {
    await times(() => lot(world));
    return {};
  },
  listInvoices: after("requestInvoice"),
  listRefundRequests: after("applyRefund"),
  listSignatures: after("askRefundSignature"),
  listSettlements: after("payWin"),
  listCallBacks: after("requestCall"),
};

async function groundOf(world: World, id: OperationId): Promise<Call> {
  const given = (await GROUNDS[id]?.(world)) ?? {};
  return { ...callerToken(world, id), ...given };
}

/** Returns the token of a permitted person where a list needs one. */
function callerToken(world: World, id: OperationId): Call {
  return operations[id].auth === "required" ? { token: world.testData.people[callerOf(id)] } : {};
}

const walks: readonly Check[] = paged.map((list) => ({
  group,
  name: `${list.id}: pages of two return every row once, like one page of all, and as many as total`,
  about: list.id,
  async play(world) {
    const given = await groundOf(world, list.id);
    const small = await walk(world, list, given, 2, ROWS);
    const whole = await walk(world, list, given, list.most);
    mustBeSame(new Set(whole.rows).size, whole.rows.length, "Different rows");
    // Reading may add rows in front: a read of the audit is in the audit.
    const from = Math.max(0, whole.rows.indexOf(small.rows[0] ?? ""));
    mustBeSame(small.rows, whole.rows.slice(from, from + small.rows.length), `${list.id} in pages of two`);
    mustBeSame(small.pages > 1 || whole.rows.length <= 2, true, "A second page");
    if (whole.totals.length > 0) mustBeSame(whole.totals[0], whole.rows.length, "total and rows");
  },
}));

/** What no list takes, in the form of its request. */
function refusedPages({ where, sorted, most }: Paged): readonly (readonly [string, object])[] {
  return [
    ["a limit of 0", { limit: 0 }],
    [`a limit of ${most + 1}`, { limit: most + 1 }],
    ["half a limit", { limit: 1.5 }],
    ...(where === "body" ? ([["an unknown cursor", { after: "bm90aGluZw" }]] as const) : []),
    ...(sorted ? ([["an unknown order", { sort: "luck" }]] as const) : []),
  ];
}

const limits: readonly Check[] = paged.flatMap((list) =>
  refusedPages(list).map(([what, page]) => ({
    group,
    name: `${list.id} refuses a page with ${what}`,
    about: list.id,
    level: operations[list.id].auth === "required" || list.where === "query" ? "full" : "read",
    play(world: World) {
      const { path } = operations[list.id];
      const given = {
        ...callerToken(world, list.id),
        ...(path.includes("{id}") && { path: { id: world.testData.lot } }),
        ...(path.includes("{section}") && { path: { section: "all" } }),
      };
      const own = list.id === "listOperations" ? PERIOD : {};
      return refuse(world, list.id, { ...given, [list.where]: { ...own, ...page } }, 422, "VALIDATION");
    },
  })),
);

const others: readonly Check[] = [
  {
    group,
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
    group,
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

export const pagingChecks: readonly Check[] = [...walks, ...limits, ...others];
