/** The lists of the document, driven by its operation table: their filters, orders and pages, and how to fill them. */
import { operations, type OperationId } from "../../generated/operations.ts";
import {
  documentOperation,
  resolved,
  type JsonSchema,
  type Media,
  type Parameter,
} from "../../src/document.ts";
import { must } from "../base/broken.ts";
import { onGround } from "../base/case.ts";
import { PERIOD } from "../base/money.ts";
import { successes } from "../cases/cases.ts";
import { succeed, type World } from "../base/check.ts";
import { callerOf } from "../base/people.ts";
import type { Call } from "../base/target.ts";
import { bidsOn } from "../values/bid-values.ts";
import { bidder, dataOf, lot, newPerson, noticesOf, START_PRICE, STEP } from "../values/ground.ts";

type Properties = Readonly<Record<string, JsonSchema>>;

/** A list with pages. */
export interface List {
  readonly id: OperationId;
  readonly where: "body" | "query";
  /** Whether its filters stand in a field `filter`; else beside the limit. */
  readonly nested: boolean;
  /** The names of its filters. */
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
  /** The greatest limit. */
  readonly most: number;
}

// oxlint-disable-next-line typescript/no-explicit-any -- each list has rows of its own
export type Row = Readonly<Record<string, any>>;

const PAGING: ReadonlySet<string> = new Set(["filter", "sort", "limit", "after"]);

function propertiesOf(schema: JsonSchema = {}): Properties {
  return (resolved<JsonSchema>(schema)["properties"] ?? {}) as Properties;
}

/** Every operation that takes `limit` and `after`. */
export const lists: readonly List[] = (Object.keys(operations) as OperationId[]).flatMap((id) => {
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
  const { filter, sort } = names;
  const list: List = {
    id,
    where: "limit" in body ? "body" : "query",
    nested: filter !== undefined,
    filters: Object.keys(filter ? propertiesOf(filter) : names).filter((name) => !PAGING.has(name)),
    sorts: sort ? (resolved<JsonSchema>(sort)["enum"] as string[]) : [],
    most: Number(names["limit"]["maximum"] ?? 100),
  };
  return [list];
});

/** Returns the list of an operation. */
export const listOf = (id: OperationId): List => lists.find((list) => list.id === id)!;

/** Returns a call with more fields in its body or query, and with more filters. */
export function asking({ where, nested }: List, given: Call, more: object, filter: object = {}): Call {
  const asked = { ...(given[where] as Row | undefined) };
  const narrowed = nested ? { filter: { ...asked["filter"], ...filter } } : filter;
  return { ...given, [where]: { ...asked, ...narrowed, ...more } };
}

/**
 * Returns what tells a row from others: its ids, kinds and seq, and those of its parts. A bid changes `live`. The same act
 * may be asked for again.
 */
export function keyOf(row: Row): string {
  const named = Object.entries(row).flatMap(([name, value]) => {
    if (/^(id|seq$|kind$|asked_at$)/.test(name)) return [`${name} ${String(value)}`];
    const isPart = name !== "live" && typeof value === "object" && value !== null && !Array.isArray(value);
    return isPart ? [keyOf(value as Row)] : [];
  });
  return named.filter(Boolean).join(", ");
}

/** More pages than any of these lists has. */
const MOST_PAGES = 100;

export interface Walk {
  readonly rows: readonly Row[];
  /** The total that the first page tells; null: it tells none. */
  readonly total: number | null;
  /** The instant that the first page tells, ms; null: it tells none. */
  readonly now: number | null;
  readonly pages: number;
}

/** Reads a list page by page. */
export async function walk(
  world: World,
  list: List,
  given: Call,
  limit = list.most,
  most = MOST_PAGES,
): Promise<Walk> {
  const rows: Row[] = [];
  let total: number | null = null;
  let now: number | null = null;
  let pages = 0;
  let after: string | number | null = null;
  do {
    const page: object = { limit, ...(after !== null && { after }) };
    const answered = await succeed(world, list.id, asking(list, given, page));
    const { data } = answered.body;
    rows.push(...data.items);
    total ??= data.total ?? null;
    now ??= data.as_of ? Date.parse(data.as_of) : null;
    after = data.next;
    must(after === null || data.items.length > 0, answered, "A page before the last one must hold something");
    must(++pages < MOST_PAGES, answered, "Paging must end");
  } while (after !== null && pages < most);
  return { rows, total, now, pages };
}

/** Makes rows for a list and returns the call that reads them. */
type Ground = (world: World) => Promise<Call>;

export const ROWS = 3;
const times = async <Made>(make: () => Promise<Made>): Promise<Made[]> => {
  const made: Made[] = [];
  for (let i = 0; i < ROWS; i++) made.push(await make());
  return made;
};

/** Plays the success of the first operation three times, and of the others once; staff read the rows of all. */
const played =
  (first: OperationId, ...others: readonly OperationId[]): Ground =>
  async (world) => {
    for (const id of [first, first, first, ...others]) {
      const one = successes.find((success) => success.id === id)!;
      await onGround(world, one, (given) => succeed(world, id, given));
    }
    return {};
  };

/** Makes a lane with lots of its own. */
export async function composedLane(
  world: World,
): Promise<{ readonly id: number; readonly lots: readonly number[] }> {
  const one = successes.find(({ id }) => id === "setQueueLots")!;
  return onGround(world, one, async (given) => {
    await succeed(world, "setQueueLots", given);
    const { id_queue: id, lots } = given.body as { id_queue: number; lots: number[] };
    return { id, lots };
  });
}

const lotRows: Ground = async ({ testData }) => ({ body: { filter: { ids: testData.listed } } });

const bidLot: Ground = async (world) => {
  const id = await lot(world);
  await bidsOn(world, id, ROWS);
  return { path: { id } };
};

/** A bidder who leads three lots and is outbid on one, with a note and a favorite. */
const bought: Ground = async (world) => {
  const token = await bidder(world);
  const ids = await times(async () => {
    const id_auction = await lot(world);
    await dataOf(world, "makebid", { token, body: { id_auction, price: START_PRICE } });
    return id_auction;
  });
  const rival = await bidder(world);
  await dataOf(world, "makebid", { token: rival, body: { id_auction: ids[0], price: START_PRICE + STEP } });
  await dataOf(world, "setNote", { token, body: { id_auction: ids[1], comment: "Look at the tailgate" } });
  await dataOf(world, "addFavorite", { token, path: { id: ids[2]! } });
  return { token, path: { section: "all" } };
};

const sold: Ground = async (world) => {
  const { id_user: seller, access_token: token } = await newPerson(world, { as: "seller" });
  await times(() => lot(world, { seller }));
  return { token, path: { section: "active" } };
};

/** Three payments by card, with a notice of each, and a hold. */
const paid: Ground = async (world) => {
  const { access_token: token } = await newPerson(world, { card: "pays" });
  const [{ id }] = await dataOf(world, "listSavedCards", { token });
  await times(() => dataOf(world, "requestPayment", { token, body: { amount: 100, id_card: id } }));
  const id_auction = await lot(world);
  await dataOf(world, "makebid", { token, body: { id_auction, price: START_PRICE } });
  const rival = await bidder(world);
  await dataOf(world, "makebid", { token: rival, body: { id_auction, price: START_PRICE + STEP } });
  return { token };
};

/** A seller with three questions of one bidder, each on a lot of its own. */
const questioned: Ground = async (world) => {
  const { id_user: seller, access_token: token } = await newPerson(world, { as: "seller" });
  const asker = await bidder(world);
  await times(async () => {
    const id_auction = await lot(world, { seller, seconds: 86_400 });
    await dataOf(world, "askQuestion", { token: asker, body: { id_auction, text: "Is there a spare key?" } });
  });
  return { token };
};

/** Three people ask to be called, one of whom has been called. */
const called: Ground = async (world) => {
  const staff = callerToken(world, "listCallBacks");
  const first = Date.now() % 9_000_000;
  for (const [i, name] of ["Layla Hassan", "Omar Haddad", "Priya Nair"].entries()) {
    const phone = `+97150${String(first + i).padStart(7, "0")}`;
    await dataOf(world, "requestCall", { body: { name, phone, consent: true } });
  }
  const { items } = await dataOf(world, "listCallBacks", { ...staff, body: {} });
  await dataOf(world, "markCallDone", { ...staff, body: { id_call: items[0].id_call } });
  return {};
};

/** Notices of the payments and of the lost lead, one of them read. */
const noticed: Ground = async (world) => {
  const call = await paid(world);
  const [newest] = await noticesOf(world, call.token!, "outbid");
  await dataOf(world, "readNotifications", { ...call, body: { ids: [newest.id_notification] } });
  return call;
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
  listNotifications: noticed,
  listModeration: played("publishLot", "approveLot"),
  listComposedQueues: played("createQueue", "updateQueue", "publishQueue"),
  async listEligibleLots(world) {
    await times(() => lot(world));
    return {};
  },
  listInvoices: played("requestInvoice", "confirmInvoice", "rejectInvoice"),
  listRefundRequests: played("applyRefund", "declineRefund"),
  listSignatures: played("askRefundSignature", "signRequest"),
  async listDebtors(world) {
    // Each owes another sum.
    for (let i = 1; i <= ROWS; i++) {
      const price = START_PRICE + (3 + i) * STEP;
      const token = await bidder(world);
      const id_auction = await lot(world, { buy_now: price });
      await dataOf(world, "buyNow", { token, body: { id_auction, price } });
    }
    return {};
  },
  listSettlements: played("payWin", "getSettlement", "handOver"),
  // An export of the staff is an act, too.
  listAudit: played("exportAudit", "exportClients", "extendSettlement"),
  listCallBacks: called,
  listClaims: played("makeClaim", "decideClaim"),
  listPapers: played("payWin"),
  listPayouts: played("decideClaim"),
  listMyStatements: (world) => {
    const one = successes.find(({ id }) => id === "listMyStatements")!;
    return onGround(world, one, async ({ token = "" }) => ({ token }));
  },
  async listMyPapers(world) {
    await played("payWin")(world);
    return { token: world.testData.bidder };
  },
  listSaleQuestions: questioned,
  async listStaffQuestions(world) {
    await questioned(world);
    return {};
  },
};

/** Fills a list and returns the call of a permitted person that reads it. */
export async function filled(world: World, { id }: List): Promise<Call> {
  return { ...callerToken(world, id), ...(await GROUNDS[id]?.(world)) };
}

/** Returns the token of a permitted person where a list needs one. */
export function callerToken(world: World, id: OperationId): Call {
  return operations[id].auth === "required" ? { token: world.testData.people[callerOf(id)] } : {};
}
