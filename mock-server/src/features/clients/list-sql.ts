/** The list of clients as SQL: one row per profile, and one per person without a profile. */
import type { BodyOf } from "../../http/handler.ts";
import { endOfDubaiDay, startOfDubaiDay } from "../../domain/dubai.ts";

type Query = BodyOf<"listClients">;
export type ClientFilter = NonNullable<Query["filter"]>;
export type ClientSort = NonNullable<Query["sort"]>;
export type ClientTab = NonNullable<ClientFilter["tab"]>;

/** A part of a WHERE and its values. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

export const FROM = `FROM user u LEFT JOIN profile p ON p.user_id = u.id JOIN wallet w ON w.user_id = u.id
  WHERE u.deleted_at IS NULL`;

/** Staff appear in the tab of all clients only. */
const WORKS_HERE = "(u.roles LIKE '%backoffice%' OR u.roles LIKE '%auctioneer%')";

/** The rows of each tab. A locked profile is in the tab of locked ones only. */
export const TABS: Readonly<Record<ClientTab, string>> = {
  new: "p.status = 'signed' AND p.lock_reason IS NULL",
  ok: "p.status = 'ok' AND p.lock_reason IS NULL",
  locked: "p.lock_reason IS NOT NULL",
  drafts: `(p.status = 'draft' AND p.lock_reason IS NULL OR p.id IS NULL AND NOT ${WORKS_HERE})`,
  all: "TRUE",
};

interface Order {
  /** The sort key. */
  readonly key: string;
  readonly direction: "ASC" | "DESC";
}

/** Missing days come last. */
export const ORDERS: Readonly<Record<ClientSort, Order>> = {
  new: { key: "coalesce(p.created_at, u.created_at)", direction: "DESC" },
  name: { key: "lower(coalesce(p.name, u.first_name || ' ' || u.last_name))", direction: "ASC" },
  deposit: { key: "w.total_fils", direction: "DESC" },
  expiring: { key: "coalesce(p.expires_on, '9999-12-31')", direction: "ASC" },
};

/** The searched text: names, contacts and document numbers. */
const SEARCHED = `lower(u.first_name || ' ' || u.last_name || ' ' || coalesce(p.name, '') || ' ' || coalesce(u.email, '')
  || ' ' || coalesce(u.phone, '') || ' ' || coalesce(json_extract(p.fields, '$.passport_number'), '')
  || ' ' || coalesce(json_extract(p.fields, '$.emirates_id'), '')
  || ' ' || coalesce(json_extract(p.fields, '$.licence_number'), ''))`;

/** Returns a filter as conditions that must all hold, without its tab. */
export function conditionsOf({ q, type, form, citizenship, created }: ClientFilter): Condition[] {
  const conditions: Condition[] = [];
  const add = (sql: string, ...values: (string | number)[]) => conditions.push({ sql, values });
  for (const word of (q ?? "").toLowerCase().split(/\s+/).filter(Boolean)) {
    add(`instr(${SEARCHED}, ?) > 0`, word);
  }
  if (type) add("p.type = ?", type);
  if (form) add("p.form = ?", form);
  if (citizenship) add("p.citizenship = ?", citizenship);
  if (created?.from) add("coalesce(p.created_at, u.created_at) >= ?", startOfDubaiDay(created.from));
  if (created?.to) add("coalesce(p.created_at, u.created_at) < ?", endOfDubaiDay(created.to));
  return conditions;
}

/** " AND a AND b", or nothing. */
export function textOf(conditions: readonly Condition[]): string {
  return conditions.map(({ sql }) => ` AND (${sql})`).join("");
}
