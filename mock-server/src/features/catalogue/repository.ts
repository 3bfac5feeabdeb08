/** Reads pages of lots. */
import { MOST_AED } from "@marsa/api-spec/amounts";
import { workerQuery } from "../../store/worker-query.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import type { Database } from "../../store/store.ts";
import { CARD_COLUMNS, type CardRow } from "../../tables/lots/card-row.ts";
import { lastOpenId } from "../../tables/lots/history/history-id.ts";
import type { Params, Where } from "./query/condition.ts";
import type { Counted } from "./query/counted.ts";
import type { Cursor, Place } from "./query/cursor.ts";
import type { Stretch } from "./query/order.ts";
import { whereFound } from "./query/repository-words.ts";
import { FILS_PER_AED, leastPriceOf } from "./query/you-pay-sql.ts";
import { readMine, type MineRow } from "./repository-mine.ts";

export interface PageQuery {
  readonly where: Counted;
  /** The lots of the total, if these are not all of `where`. */
  readonly counted?: Counted;
  readonly stretches: readonly Stretch[];
  /** Whether `where` selects a large part of all public lots, without a filter. */
  readonly isBroad?: boolean;
  readonly limit: number;
  readonly after: Cursor | null;
  /** Instant (ms) of the list, before it has a cursor. */
  readonly at: number;
  readonly userId: number | null;
}

export interface Page {
  readonly rows: readonly CardRow[];
  readonly total: number;
  readonly next: Cursor | null;
  readonly mine: ReadonlyMap<number, MineRow> | null;
}

/** So many lots of a filter are sorted faster by their ids than found along the index of the order. */
const FEW = 2_000;
const KNOWN = "SELECT value FROM json_each(@known)";

/** A lot's place in its part of the list. */
interface Position {
  readonly id: number;
  readonly key: number;
}

/** Reads one page of a list, with its total and the reader's data on each lot. */
export const pageOfLots = workerQuery(
  import.meta.url,
  "pageOfLots",
  async (db, asked: PageQuery): Promise<Page> => {
    const query = { ...asked, where: await whereFound(db, asked.where) };
    const isKnown = query.isBroad || query.limit === 0 || "q" in query.where.params;
    const known = isKnown ? null : await idsOf(db, query);
    const { positions, next } = await positionsOf(
      db,
      known ? { ...query, where: among(known, query.where) } : query,
    );
    const ids = positions.map(({ id }) => id);
    const total =
      query.after?.total ??
      (query.counted ? null : known?.length) ??
      (await countIn(db, query.counted ?? query.where));
    return {
      rows: await cardRows(db, ids),
      total,
      next: next && { ...next, total },
      mine: await readMine(db, ids, query.userId),
    };
  },
  { of: partsOf, join: withSteady },
);

/** Splits a page with its total: the page itself, and a query without lots for each cacheable part of the total. */
function partsOf(query: PageQuery) {
  const { parts } = query.where;
  if (!parts || query.after) return null;
  const none = { stretches: [], limit: 0, after: null, at: 0, userId: null };
  return {
    steady: parts.steady.map(({ where, ends }) => ({ input: { ...none, where }, ends })),
    rest: { ...query, counted: parts.rest },
  };
}

function withSteady(steady: readonly Page[], page: Page): Page {
  const total = steady.reduce((sum, part) => sum + part.total, page.total);
  return { ...page, total, next: page.next && { ...page.next, total } };
}

/** Counts lots. */
export const numberOfLots = workerQuery(
  import.meta.url,
  "numberOfLots",
  async (db, where: Counted): Promise<number> => countIn(db, await whereFound(db, where)),
  {
    of: ({ parts }) =>
      parts
        ? { steady: parts.steady.map(({ where, ends }) => ({ input: where, ends })), rest: parts.rest }
        : null,
    join: (steady, rest) => steady.reduce((sum, part) => sum + part, rest),
  },
);

async function countIn(db: Database, { sql, params, most }: Counted): Promise<number> {
  const counted =
    most === undefined
      ? `SELECT count(*) FROM lot l WHERE ${sql}`
      : `SELECT count(*) FROM (SELECT 1 FROM lot l WHERE ${sql} LIMIT ${most + 1})`;
  return (await asyncPrepared<number>(db, counted).pluck().get(params))!;
}

/** Returns the ids of the lots, so that their filter is read once; null if they are many. */
async function idsOf(db: Database, { where: { sql, params } }: PageQuery): Promise<readonly number[] | null> {
  const ids = await asyncPrepared<number>(db, `SELECT l.id FROM lot l WHERE ${sql} LIMIT ${FEW + 1}`)
    .pluck()
    .all(params);
  return ids.length > FEW ? null : ids;
}

/** Returns the condition of these lots. */
function among(ids: readonly number[], { params }: Where): Where {
  return { sql: `l.id IN (${KNOWN})`, params: { ...params, known: JSON.stringify(ids) } };
}

/** Reads the parts from the end of the previous page. One extra position shows that there is a next page. */
async function positionsOf(
  db: Database,
  query: PageQuery,
): Promise<{ positions: Position[]; next: Place | null }> {
  const { stretches, limit, after, isBroad = false } = query;
  const last = await lastOpenId(db);
  const pinned = after?.pinned ?? last;
  const positions: (Position & { readonly stretch: number })[] = [];
  for (let i = after?.stretch ?? 0; i < stretches.length && positions.length <= limit; i++) {
    const from = i === after?.stretch ? after : null;
    const wanted = limit + 1 - positions.length;
    const found = await stretchFrom(db, stretches[i]!, query.where, {
      from,
      pinned,
      moved: last > pinned,
      wanted,
      isBroad,
    });
    positions.push(...found.map((each) => ({ ...each, stretch: i })));
  }
  const end = positions[limit - 1];
  const more = positions.length > limit && end !== undefined;
  const next = more
    ? { at: after?.at ?? query.at, pinned, stretch: end.stretch, key: end.key, id: end.id }
    : null;
  return { positions: positions.slice(0, limit), next };
}

interface Window {
  readonly from: Position | null;
  readonly pinned: number;
  /** Whether anything happened since the first page. */
  readonly moved: boolean;
  readonly wanted: number;
  readonly isBroad: boolean;
}

/** Lots with a new history row count by their earlier key, the others by their current key; both in one order. */
async function stretchFrom(
  db: Database,
  stretch: Stretch,
  where: Where,
  window: Window,
): Promise<Position[]> {
  const { key, pinnedKey, descending } = stretch;
  const { from, pinned, moved, wanted, isBroad } = window;
  const params = {
    ...where.params,
    pinned,
    limit: wanted,
    ...(from && { after_key: from.key, after_id: from.id }),
  };
  const read = (
    by: string,
    also: string,
    table = "lot l",
    order = by,
    prices: Params = {},
  ): Promise<Position[]> => {
    // The part comes first: SQLite begins at the first bound of an end that it finds.
    const conditions = `(${stretch.where}) AND ${where.sql} AND ${also}`;
    const sql = positionsSql(table, conditions, { key: by, order, descending, isFollowing: from !== null });
    return run<Position>(db, sql, { ...params, ...prices });
  };
  const table = isBroad && stretch.index !== undefined ? `lot l INDEXED BY ${stretch.index}` : "lot l";
  const current = async (also: string): Promise<Position[]> => {
    if (!stretch.isYouPay) return await read(key, also, table);
    // The next lots by price bound the page: it has none whose price alone is beyond them.
    const bounded = `${also} AND l.shown_price BETWEEN @least_shown AND @most_shown`;
    const near = await read(key, bounded, table, "l.shown_price", pricesOf(descending, from?.key));
    const keys = near.map((each) => each.key);
    const last = near.length < wanted ? undefined : descending ? Math.min(...keys) : Math.max(...keys);
    return read(key, bounded, table, key, pricesOf(descending, from?.key, last));
  };
  if (pinnedKey === null || !moved) return current("true");
  const changed = "(SELECT h.lot_id FROM main.history h WHERE h.id > @pinned)";
  const sign = descending ? -1 : 1;
  return [...(await current(`l.id NOT IN ${changed}`)), ...(await read(pinnedKey, `l.id IN ${changed}`))]
    .toSorted((a, b) => sign * (a.key - b.key || a.id - b.id))
    .slice(0, wanted);
}

/** Returns bounds of the prices, AED, of lots for which one pays amounts between these two in the list, fils. */
function pricesOf(descending: boolean, first?: number, last?: number): Params {
  const [from, to] = descending ? [last, first] : [first, last];
  return {
    least_shown: from === undefined ? 0 : leastPriceOf(from),
    most_shown: to === undefined ? MOST_AED : Math.floor(to / FILS_PER_AED),
  };
}

interface Order {
  readonly key: string;
  /** The key, or a column with nearly its order. */
  readonly order: string;
  readonly descending: boolean;
  /** Whether the positions follow `@after_key` and `@after_id`. */
  readonly isFollowing: boolean;
}

function positionsSql(
  table: string,
  conditions: string,
  { key, order, descending, isFollowing }: Order,
): string {
  const direction = descending ? "DESC" : "ASC";
  const beyond = isFollowing ? ` AND (${key}, l.id) ${descending ? "<" : ">"} (@after_key, @after_id)` : "";
  return `SELECT l.id, ${key} AS key FROM ${table} WHERE ${conditions}${beyond}
    ORDER BY ${order} ${direction}, l.id ${direction} LIMIT @limit`;
}

/** Reads these lots completely, in this order. */
export function cardRows(db: Database, ids: readonly number[]): Promise<CardRow[]> {
  const sql = `SELECT ${CARD_COLUMNS} FROM json_each(@ids) j JOIN lot l ON l.id = j.value
    JOIN lot_facts f ON f.lot_id = l.id ORDER BY j.key`;
  return run<CardRow>(db, sql, { ids: JSON.stringify(ids) });
}

async function run<Row>(db: Database, sql: string, params: Params): Promise<Row[]> {
  return await asyncPrepared<Row>(db, sql).all(params);
}
