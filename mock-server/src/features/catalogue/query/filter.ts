/** Turns a filter into SQL conditions. */
import { fieldRules, type FieldError } from "@marsa/api-spec/rules";
import { endOfDubaiDay, startOfDubaiDay } from "../../../domain/time/dubai.ts";
import type { Schema } from "../../../http/handler.ts";
import { condition, type Condition, type ConditionField } from "./condition.ts";
import { BUY_NOW_LEFT, LIGHT, LISTED, MINE, perSqftSql, STATUS } from "./lot-sql.ts";
import { BY_PRICE } from "./order.ts";
import { matchExpression } from "./words.ts";
import { FOUND } from "./repository-words.ts";
import { FILS_PER_AED, leastPriceOf, youPaySql } from "./you-pay-sql.ts";

export type Filter = Schema<"Filter">;

/** Fields whose choice is a list of values of one column or expression. */
const ONE_OF = {
  ids: "l.id",
  kind: "l.kind",
  status: STATUS,
  mark: "l.mark",
  model: "l.model",
  body: "l.body",
  gearbox: "l.gearbox",
  engine: "l.engine",
  drive: "l.drive",
  colour: "l.colour",
  emirate: "l.emirate",
  city: "l.city",
  community: "l.community",
  type: "l.type",
  bedrooms: "l.bedrooms",
  seats: "l.seats",
  developer: "l.developer",
  vat: "l.vat",
  light: LIGHT,
} as const satisfies Partial<Record<keyof Filter, string>>;

const YES_OR_NO = {
  furnished: "l.furnished",
  new_construction: "l.new_construction",
  buynow: `(${BUY_NOW_LEFT})`,
  lane: "(l.queue_id IS NOT NULL)",
} as const satisfies Partial<Record<keyof Filter, string>>;

const YOU_PAY_AED = `(${youPaySql("l.shown_price")} / ${FILS_PER_AED}.0)`;
const RANGE = {
  // The sign keeps SQLite from the indexes of the sort orders, which lack the other columns.
  year: "+l.year",
  price: "l.shown_price",
  you_pay: YOU_PAY_AED,
  mileage: "+l.mileage",
  area: "l.area",
} as const satisfies Partial<Record<keyof Filter, string>>;

const keys = <Table extends object>(table: Table): (keyof Table)[] => Object.keys(table) as (keyof Table)[];

/** Returns errors that concern two values of one field. */
export function filterErrors({ ends }: Filter): FieldError[] {
  const turned = ends?.from !== undefined && ends.to !== undefined && ends.from > ends.to;
  return turned ? [{ field: "filter.ends", message: fieldRules.startAfterEnd() }] : [];
}

/**
 * Returns the filter as conditions, one per set field: OR inside a field, AND between fields. An empty list or text
 * restricts nothing. `mine` finds nothing for visitors.
 */
export function filterConditions(filter: Filter): Condition[] {
  return [
    ...keys(ONE_OF).flatMap((field) => oneOf(field, ONE_OF[field], filter[field])),
    ...keys(YES_OR_NO).flatMap((field) => yesOrNo(field, YES_OR_NO[field], filter[field])),
    ...keys(RANGE).flatMap((field) => range(field, RANGE[field], filter[field])),
    ...pricesOf(filter.you_pay),
    ...perSqft(filter.per_sqft),
    ...text(filter.q),
    ...mine(filter.mine),
    ...days(filter.ends),
    ...box(filter.bbox),
  ];
}

function oneOf(
  field: ConditionField,
  sql: string,
  values: readonly (string | number)[] | undefined,
): Condition[] {
  if (!values?.length) return [];
  return [
    condition(field, `${sql} IN (SELECT value FROM json_each(@${field}))`, {
      [field]: JSON.stringify(values),
    }),
  ];
}

function yesOrNo(field: ConditionField, sql: string, wanted: boolean | undefined): Condition[] {
  return wanted === undefined ? [] : [condition(field, `${sql} = @${field}`, { [field]: Number(wanted) })];
}

function range(field: ConditionField, sql: string, bounds: Schema<"Range"> | undefined): Condition[] {
  const { from, to } = bounds ?? {};
  return [
    ...(from === undefined
      ? []
      : [condition(field, `${sql} >= @${field}_from`, { [`${field}_from`]: from })]),
    ...(to === undefined ? [] : [condition(field, `${sql} <= @${field}_to`, { [`${field}_to`]: to })]),
  ];
}

/** The prices at which a buyer can pay these sums: they are found along an index, the sums are not. */
function pricesOf(youPay: Filter["you_pay"]): Condition[] {
  const { from, to } = youPay ?? {};
  return [
    ...(from === undefined
      ? []
      : [
          condition("you_pay", "l.shown_price >= @least_price", {
            least_price: leastPriceOf(from * FILS_PER_AED),
          }),
        ]),
    ...(to === undefined ? [] : [condition("you_pay", "l.shown_price <= @most_price", { most_price: to })]),
  ];
}

/** These lots are found along the index of prices, which has the areas. */
function perSqft(bounds: Filter["per_sqft"]): Condition[] {
  return range("per_sqft", perSqftSql("l.shown_price"), bounds).map((each) => ({
    ...each,
    sql: `+l.id IN (SELECT l.id FROM lot l INDEXED BY ${BY_PRICE} WHERE ${LISTED} AND ${each.sql})`,
  }));
}

function text(q: string | undefined): Condition[] {
  if (!q?.trim()) return [];
  const match = matchExpression(q);
  if (match === null) return [condition("q", "false")];
  return [condition("q", FOUND, { q: match })];
}

function mine(choice: Filter["mine"]): Condition[] {
  if (!choice?.length) return [];
  const chosen = keys(MINE).filter((each) => choice.includes(each));
  return [condition("mine", chosen.map((each) => `(${MINE[each]})`).join(" OR "))];
}

function days(ends: Filter["ends"]): Condition[] {
  const { from, to } = ends ?? {};
  return [
    ...(from === undefined
      ? []
      : [condition("ends", "l.ends_at >= @ends_from", { ends_from: startOfDubaiDay(from) })]),
    ...(to === undefined ? [] : [condition("ends", "l.ends_at < @ends_to", { ends_to: endOfDubaiDay(to) })]),
  ];
}

function box(bbox: Filter["bbox"]): Condition[] {
  if (!bbox) return [];
  const [west = 0, south = 0, east = 0, north = 0] = bbox;
  const sql = "l.lat BETWEEN @south AND @north AND l.lon BETWEEN @west AND @east";
  return [condition("bbox", sql, { west, south, east, north })];
}
