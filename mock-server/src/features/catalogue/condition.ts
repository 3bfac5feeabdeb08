import type { Schema } from "../../http/handler.ts";

/** A field of the filter, or `section`: what a condition belongs to, so that a facet can leave its own choice out. */
export type ConditionField = keyof Schema<"Filter"> | "section";

export type SqlValue = string | number | null;
export type Params = Readonly<Record<string, SqlValue>>;

/**
 * One conjunct of a query over `lot l`. Its text depends on which fields are set, never on their values, so that few
 * statements are prepared; parameter names are unique to the field. `@at` and `@viewer` may be used by each.
 */
export interface Condition {
  readonly field: ConditionField;
  readonly sql: string;
  readonly params: Params;
}

/** Whose eyes a list is made for, and at which instant (ms) of the auction clock. `userId` null: nobody signed in. */
export interface Reader {
  readonly userId: number | null;
  readonly at: number;
}

export function condition(field: ConditionField, sql: string, params: Params = {}): Condition {
  return { field, sql, params };
}

/** The conditions as one WHERE expression with its parameters; `@at` and `@viewer` are the reader's. */
export function conjunction(conditions: readonly Condition[], { at, userId }: Reader): Where {
  const params = Object.assign({ at, viewer: userId }, ...conditions.map((each) => each.params)) as Params;
  return { sql: conditions.map((each) => `(${each.sql})`).join(" AND "), params };
}

export interface Where {
  readonly sql: string;
  readonly params: Params;
}
