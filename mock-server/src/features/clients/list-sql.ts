/** The list of clients as SQL over `client_row`: one row for each profile, and one for each person without any. */
import { dubaiDate } from "@marsa/api-spec/dates";
import type { BodyOf } from "../../http/handler.ts";
import { endOfDubaiDay, startOfDubaiDay } from "../../domain/time/dubai.ts";

type Query = BodyOf<"listClients">;
export type ClientFilter = NonNullable<Query["filter"]>;
export type ClientSort = NonNullable<Query["sort"]>;
export type ClientTab = NonNullable<ClientFilter["tab"]>;

/** A part of a WHERE and its values. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

interface Order {
  /** The sort key. */
  readonly key: string;
  readonly direction: "ASC" | "DESC";
}

/** The orders of the list. Missing days come last. */
export const ORDERS: Readonly<Record<ClientSort, Order>> = {
  new: { key: "r.created_at", direction: "DESC" },
  name: { key: "r.name_key", direction: "ASC" },
  deposit: { key: "w.total_fils", direction: "DESC" },
  expiring: { key: "r.expires_on", direction: "ASC" },
};

/** The tables of a list. Only the order by deposit needs wallets. */
export const fromOf = (sort: ClientSort): string =>
  sort === "deposit" ? "FROM client_row r JOIN wallet w ON w.user_id = r.user_id" : "FROM client_row r";

const DAY_MS = 86_400_000;

/** Turns a filter into conditions, without its tab and its words. `now` in ms. */
export function conditionsOf(filter: ClientFilter, now: number): Condition[] {
  const { type, form, citizenship, status, expiring, created } = filter;
  const conditions: Condition[] = [];
  const add = (sql: string, ...values: (string | number)[]) => conditions.push({ sql, values });
  if (type) add("r.type = ?", type);
  if (form) add("r.form = ?", form);
  if (citizenship) add("r.citizenship = ?", citizenship);
  if (status) add("r.status = ?", status);
  if (expiring !== undefined) add("r.expires_on <= ?", dubaiDate(now + expiring * DAY_MS));
  if (created?.from) add("r.created_at >= ?", startOfDubaiDay(created.from));
  if (created?.to) add("r.created_at < ?", endOfDubaiDay(created.to));
  return conditions;
}

/**
 * Returns the conditions of a tab. Locked profiles are in the tab of locked ones only; the tab of all has the staff
 * too.
 */
export function inTab(tab: ClientTab): Condition[] {
  return tab === "all" ? [] : [{ sql: "r.tab = ?", values: [tab] }];
}

/** " WHERE a AND b", or nothing. */
export function textOf(conditions: readonly Condition[]): string {
  if (conditions.length === 0) return "";
  return ` WHERE ${conditions.map(({ sql }) => `(${sql})`).join(" AND ")}`;
}
