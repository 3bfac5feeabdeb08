/** Builds SQL conditions of lists. */
import type { Schema } from "../../../http/handler.ts";

/** The filter field of a condition, or `section`. A facet leaves its own field out. */
export type ConditionField = keyof Schema<"Filter"> | "section";

export type SqlValue = string | number | Uint8Array | null;
export type Params = Readonly<Record<string, SqlValue>>;

/**
 * One conjunct of a query over `lot l`. Its text depends only on which fields are set, so that few statements are
 * prepared; parameter names are unique to the field. All may use `@at` and `@viewer`.
 */
export interface Condition {
  readonly field: ConditionField;
  readonly sql: string;
  readonly params: Params;
}

/** The reader of a list, and the instant (ms) of the auction clock. `userId` null: nobody signed in. */
export interface Reader {
  readonly userId: number | null;
  readonly at: number;
}

export function condition(field: ConditionField, sql: string, params: Params = {}): Condition {
  return { field, sql, params };
}

/** Joins the conditions to one WHERE expression with its parameters; `@at` and `@viewer` are the reader's. */
export function conjunction(conditions: readonly Condition[], { at, userId }: Reader): Where {
  const params = Object.assign({ at, viewer: userId }, ...conditions.map((each) => each.params)) as Params;
  return { sql: conditions.map((each) => `(${each.sql})`).join(" AND "), params };
}

export interface Where {
  readonly sql: string;
  readonly params: Params;
}
