/** Finds new lots for saved searches with alerts. */
import { and, eq } from "drizzle-orm";
import { workerQuery } from "../../../store/worker-query.ts";
import { notify } from "../../../tables/notices/notify.ts";
import { asyncPrepared } from "../../../tables/system/prepared.ts";
import { savedSearch } from "../../../tables/schema/watching.ts";
import type { Database, NotifyUser } from "../../../store/store.ts";
import { condition, conjunction } from "../query/condition.ts";
import { filterConditions } from "../query/filter.ts";
import type { SearchRow } from "./repository-searches.ts";
import { sectionCondition } from "../query/sections.ts";
import { asyncOrm } from "../../../tables/system/driver.ts";

/** A search with alerts, and the lots since its last alert. */
export interface JoinedSearch {
  readonly search: SearchRow;
  readonly lots: readonly { readonly id: number; readonly title: string }[];
}

/** Reads the lots that joined a search up to `at` (ms); null: no such search, or its alerts are off. */
export const lotsJoined = workerQuery(
  import.meta.url,
  "lotsJoined",
  async (
    db,
    { searchId, at }: { readonly searchId: number; readonly at: number },
  ): Promise<JoinedSearch | null> => {
    const search = await asyncOrm(db).select().from(savedSearch).where(eq(savedSearch.id, searchId)).get();
    return search?.alerts ? { search, lots: await newLots(db, search, at) } : null;
  },
);

/**
 * Records that a search was checked up to `at` (ms), and writes a notice when lots have joined. Does nothing if the
 * search was changed or deleted meanwhile. Inside a write.
 * @returns whether the search was unchanged.
 */
export async function notifyOfNewLots(
  db: Database,
  notifyUser: NotifyUser,
  { search, lots }: JoinedSearch,
  at: number,
): Promise<boolean> {
  const { id, toldAt, userId, name } = search;
  const same = and(eq(savedSearch.id, id), eq(savedSearch.toldAt, toldAt), eq(savedSearch.alerts, true));
  if ((await asyncOrm(db).update(savedSearch).set({ toldAt: at }).where(same)).changes === 0) return false;
  const [first] = lots;
  if (!first) return true;
  await notify(db, notifyUser, {
    userId,
    kind: "searches",
    text: lots.length === 1 ? `New in “${name}”: ${first.title}` : `${lots.length} new lots in “${name}”`,
    at,
    lotId: null,
    link: lots.length === 1 ? `/auction/${first.id}` : `/smart-search?saved=${id}`,
  });
  return true;
}

/** Returns lots approved since the last alert; lots not yet visible do not count. */
async function newLots(
  db: Database,
  search: SearchRow,
  at: number,
): Promise<{ id: number; title: string }[]> {
  const { sql, params } = conjunction(
    [
      sectionCondition("all"),
      ...filterConditions(search.filter),
      condition("section", "l.approved_at > @told AND l.approved_at <= @at", { told: search.toldAt }),
    ],
    { userId: search.userId, at },
  );
  const found = `SELECT l.id, l.title FROM lot l WHERE ${sql} ORDER BY l.approved_at, l.id`;
  return await asyncPrepared<{ id: number; title: string }>(db, found).all(params);
}
