import { eq } from "drizzle-orm";
import { notify } from "../../db/notify.ts";
import { prepared } from "../../db/prepared.ts";
import { savedSearch } from "../../db/schema/watching.ts";
import type { Database, Tell } from "../../db/store.ts";
import { condition, conjunction } from "./condition.ts";
import { filterConditions } from "./filter.ts";
import type { SearchRow } from "./repository-searches.ts";
import { sectionCondition } from "./sections.ts";

/**
 * Puts a notice behind its person's bell when lots have joined a search since he was last told, and remembers that they
 * were looked at. Runs inside a write. @returns whether there was such a search.
 */
export function tellOfNewLots(db: Database, tell: Tell, searchId: number, now: number): boolean {
  const search = db.select().from(savedSearch).where(eq(savedSearch.id, searchId)).get();
  if (!search?.alerts) return false;
  db.update(savedSearch).set({ toldAt: now }).where(eq(savedSearch.id, searchId)).run();
  const lots = newLots(db, search, now);
  const [first] = lots;
  if (!first) return true;
  notify(db, tell, {
    userId: search.userId,
    kind: "searches",
    text:
      lots.length === 1
        ? `New in “${search.name}”: ${first.title}`
        : `${lots.length} new lots in “${search.name}”`,
    at: now,
    lotId: null,
    link: lots.length === 1 ? `/auction/${first.id}` : `/smart-search?saved=${search.id}`,
  });
  return true;
}

/** Lots of a search that were approved since its person was told; what he could not see yet does not count. */
function newLots(db: Database, search: SearchRow, at: number): { id: number; title: string }[] {
  const { sql, params } = conjunction(
    [
      sectionCondition("all"),
      ...filterConditions(search.filter),
      condition("section", "l.approved_at > @told AND l.approved_at <= @at", { told: search.toldAt }),
    ],
    { userId: search.userId, at },
  );
  const found = `SELECT l.id, l.title FROM lot l WHERE ${sql} ORDER BY l.approved_at, l.id`;
  return prepared(db.$client, found).all(params) as { id: number; title: string }[];
}
