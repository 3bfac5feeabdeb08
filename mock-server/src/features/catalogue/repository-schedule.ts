/** Reads the lots that open and end on a day. */
import { workerQuery } from "../../store/worker-query.ts";
import { asyncPrepared } from "../../tables/system/prepared.ts";
import type { Schema } from "../../http/handler.ts";
import type { Database } from "../../store/store.ts";
import type { Where } from "./query/condition.ts";

export interface DayInput {
  readonly opening: Where;
  readonly ending: Where;
}

/** Lots of a kind in a city that are seen at one place; "" without one. */
export interface SalesInCity {
  readonly kind: Schema<"Kind">;
  readonly city: string;
  readonly inspection: string;
  readonly lots: number;
  /** The first opening or end, ms. */
  readonly first: number;
}

/** Counts the lots that open and end on each day, by kind, city and place of inspection. */
export const salesOfDays = workerQuery(import.meta.url, "salesOfDays", (db, days: readonly DayInput[]) =>
  Promise.all(
    days.map(async ({ opening, ending }) => ({
      opening: await counted(db, "opens_at", opening),
      ending: await counted(db, "ends_at", ending),
    })),
  ),
);

async function counted(
  db: Database,
  instant: "opens_at" | "ends_at",
  { sql, params }: Where,
): Promise<SalesInCity[]> {
  const counting = `SELECT l.kind, l.city, f.inspection, count(*) AS lots, min(l.${instant}) AS first
    FROM lot l JOIN lot_facts f ON f.lot_id = l.id WHERE ${sql} GROUP BY l.kind, l.city, f.inspection`;
  return (await asyncPrepared(db, counting).all(params)) as unknown as SalesInCity[];
}
