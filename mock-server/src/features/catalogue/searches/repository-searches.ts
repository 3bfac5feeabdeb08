/** Reads and writes saved searches. */
import { and, count, desc, eq } from "drizzle-orm";
import { savedSearch } from "../../../tables/schema/watching.ts";
import { workerQuery } from "../../../store/worker-query.ts";
import { asyncPrepared } from "../../../tables/system/prepared.ts";
import type { Database } from "../../../store/store.ts";
import { condition, conjunction, type Reader } from "../query/condition.ts";
import { filterConditions, type Filter } from "../query/filter.ts";
import { sectionCondition } from "../query/sections.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";

export type SearchRow = typeof savedSearch.$inferSelect;

/** Reads a person's saved searches, latest first. */
export function readSearches(db: Database, userId: number): Promise<SearchRow[]> {
  return asyncOrm(db)
    .select()
    .from(savedSearch)
    .where(eq(savedSearch.userId, userId))
    .orderBy(desc(savedSearch.id))
    .all();
}

/** Reads a person's saved searches, each with its number of new lots since the last look. */
export const searchesWithNew = workerQuery(
  import.meta.url,
  "searchesWithNew",
  async (db, { userId, at }: { readonly userId: number; readonly at: number }) =>
    Promise.all(
      (await readSearches(db, userId)).map(async (search) => ({
        search,
        fresh: await countNew(db, search, { userId, at }),
      })),
    ),
);

export async function countSearches(db: Database, userId: number): Promise<number> {
  return (
    (await asyncOrm(db).select({ n: count() }).from(savedSearch).where(eq(savedSearch.userId, userId)).get())
      ?.n ?? 0
  );
}

/** Returns the search with the same words and filter, under any name; undefined: none. */
export async function findSame(
  db: Database,
  userId: number,
  q: string,
  filter: Filter,
): Promise<SearchRow | undefined> {
  const wanted = inOrder(filter);
  return (await readSearches(db, userId)).find((row) => row.q === q && inOrder(row.filter) === wanted);
}

/** Saves a search; lots approved after `now` (ms) are new to it. */
export function insertSearch(
  db: Database,
  search: Pick<SearchRow, "userId" | "name" | "q" | "filter" | "alerts">,
  now: number,
): Promise<SearchRow> {
  const values = { ...search, createdAt: now, seenAt: now, toldAt: now };
  return asyncOrm(db).insert(savedSearch).values(values).returning().get();
}

/** Changes a search that the person opens at `now` (ms). Newly enabled alerts start from now. */
export function changeSearch(
  db: Database,
  row: SearchRow,
  change: Partial<Pick<SearchRow, "name" | "alerts">>,
  now: number,
): Promise<SearchRow> {
  const begins = change.alerts === true && !row.alerts;
  return asyncOrm(db)
    .update(savedSearch)
    .set({ ...change, seenAt: now, ...(begins && { toldAt: now }) })
    .where(eq(savedSearch.id, row.id))
    .returning()
    .get();
}

/**
 * Deletes a search.
 * @returns whether it was this person's.
 */
export async function dropSearch(db: Database, userId: number, id: number): Promise<boolean> {
  const ownSearch = and(eq(savedSearch.id, id), eq(savedSearch.userId, userId));
  return (await asyncOrm(db).delete(savedSearch).where(ownSearch)).changes > 0;
}

/** Counts lots of a search that were approved after its last look and are for sale now. */
async function countNew(db: Database, search: SearchRow, reader: Reader): Promise<number> {
  const { sql, params } = conjunction(
    [
      sectionCondition("all"),
      ...filterConditions(search.filter),
      condition("section", "l.approved_at > @since", { since: search.seenAt }),
    ],
    reader,
  );
  const row = await asyncPrepared(db, `SELECT count(*) AS n FROM lot l WHERE ${sql}`).get(params);
  return (row as { n: number }).n;
}

/** Returns the filter as text, independent of the order of fields and values. */
function inOrder(filter: Filter): string {
  const fields = Object.entries(filter).toSorted(([a], [b]) => a.localeCompare(b));
  return JSON.stringify(
    fields.map(([field, value]) => [field, Array.isArray(value) ? value.map(String).toSorted() : value]),
  );
}
