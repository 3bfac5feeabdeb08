/** Counts the values of facets. */
import { workerQuery } from "../../../store/worker-query.ts";
import { asyncPrepared } from "../../../tables/system/prepared.ts";
import type { BuyerFee } from "../../../domain/lot/fees.ts";
import type { Database } from "../../../store/store.ts";
import type { Where } from "./condition.ts";
import type { Counted } from "./counted.ts";
import type { lot } from "../../../tables/schema/lots.ts";
import { type Banded, bandOf } from "./bands.ts";
import type { Counting, ValueCount } from "./facets.ts";
import { BY_PRICE } from "./order.ts";
import { OWN_FEE_JSON } from "./you-pay-sql.ts";
import { whereFound } from "./repository-words.ts";

export interface FacetQuery {
  readonly where: Counted;
  readonly counting: Counting;
  /** For bands: whether `where` selects a large part of all public lots, by words and columns of the index of prices alone. */
  readonly isAlongPrices?: boolean;
}

/** Counts these lots per value, in one query. Values without lots are left out. */
export const valueCounts = workerQuery(
  import.meta.url,
  "valueCounts",
  async (db, { where: asked, counting, isAlongPrices = false }: FacetQuery): Promise<ValueCount[]> => {
    const where = await whereFound(db, asked);
    if (counting.by === "value") return await byValue(db, where, counting.sql);
    // Few found lots are read one by one.
    const isFew = typeof where.params["q"] === "string";
    return counting.by === "band"
      ? await byBand(db, where, counting.of, isAlongPrices && !isFew)
      : await byCondition(db, where, counting);
  },
  {
    of: ({ where: { parts }, counting, ...how }) =>
      parts
        ? {
            steady: parts.steady.map(({ where, ends }) => ({ input: { where, counting, ...how }, ends })),
            rest: { where: parts.rest, counting },
          }
        : null,
    join: (steady, rest) => together([...steady.flat(), ...rest]),
  },
);

/** Adds up the counts of equal values. */
function together(counts: readonly ValueCount[]): ValueCount[] {
  const sums = new Map<string, number>();
  for (const { value, count } of counts) sums.set(value, (sums.get(value) ?? 0) + count);
  return [...sums].map(([value, count]) => ({ value, count }));
}

/** The values arrive as one text and are counted here: GROUP BY would sort them, which takes twice as long. */
async function byValue(db: Database, { sql, params }: Where, value: string): Promise<ValueCount[]> {
  const joined = `SELECT group_concat(CAST(${value} AS text), char(${SEPARATOR})) FROM lot l WHERE ${sql}`;
  const text = (await asyncPrepared(db, joined).pluck().get(params)) as string | null;
  const counts = new Map<string, number>();
  for (const each of text?.split(String.fromCharCode(SEPARATOR)) ?? []) {
    counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  return [...counts].map(([known, count]) => ({ value: known, count }));
}

/** "Unit separator", which no value contains. */
const SEPARATOR = 31;

/** Equal prices stand together in their index. Elsewhere the row of each lot is read: only those of few lots are. */
async function byBand(
  db: Database,
  { sql, params }: Where,
  of: Banded,
  isAlongPrices: boolean,
): Promise<ValueCount[]> {
  const [table, price] = isAlongPrices
    ? [`lot l INDEXED BY ${BY_PRICE}`, "l.shown_price"]
    : ["lot l", "+l.shown_price"];
  const isPrice = of === "price";
  const classes = isPrice ? "" : `, l.kind, l.emirate, ${OWN_FEE_JSON} AS own_fee`;
  const by = isPrice ? price : `${price}, l.kind, l.emirate, own_fee`;
  const counted = `SELECT ${price} AS price${classes}, count(*) AS count FROM ${table} WHERE ${sql} GROUP BY ${by}`;
  const rows = await asyncPrepared<PriceCount>(db, counted).all(params);
  return together(
    rows.map(({ price: each, kind, emirate, own_fee: own, count }) => {
      const fee = own ? (JSON.parse(own) as BuyerFee) : null;
      return { value: String(bandOf(of, each, { kind, emirate, fee })), count };
    }),
  );
}

interface PriceCount extends Pick<typeof lot.$inferSelect, "kind" | "emirate"> {
  readonly price: number;
  /** JSON. */
  readonly own_fee: string | null;
  readonly count: number;
}

async function byCondition(
  db: Database,
  { sql, params }: Where,
  { conditions, within }: Extract<Counting, { by: "condition" }>,
): Promise<ValueCount[]> {
  const sums = Object.entries(conditions).map(
    ([value, met]) => `count(CASE WHEN ${met} THEN 1 END) AS ${value}`,
  );
  const counted = `SELECT ${sums.join(", ")} FROM lot l WHERE ${sql} AND ${within}`;
  const row = (await asyncPrepared<Record<string, number>>(db, counted).get(params))!;
  return Object.entries(row).flatMap(([value, count]) => (count > 0 ? [{ value, count }] : []));
}
