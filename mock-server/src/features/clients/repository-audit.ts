/** Reads the audit. */
import { and, count, desc, eq, like, lt, or } from "drizzle-orm";
import { user } from "../../tables/schema/people.ts";
import { audit } from "../../tables/schema/system.ts";
import type { Store } from "../../store/store.ts";

export interface ActRow {
  readonly act: typeof audit.$inferSelect;
  readonly by: { readonly firstName: string; readonly lastName: string } | null;
}

export interface ActQuery {
  readonly q: string;
  /** The act, or the part before its dot; empty: any. */
  readonly act: string;
  /** Acts older than this id; null: from the newest. */
  readonly before: number | null;
  readonly limit: number;
}

/** Returns one page, newest first, and the total. */
export function findActs(store: Store, { q, act, before, limit }: ActQuery) {
  const part = `%${q.replaceAll(/[%_]/g, "")}%`;
  const listed = and(
    act === "" ? undefined : or(eq(audit.act, act), like(audit.act, `${act.replaceAll(/[%_]/g, "")}.%`)),
    q === "" ? undefined : or(like(audit.subject, part), like(audit.reason, part)),
  );
  return store.read((db) => ({
    rows: db
      .select({ act: audit, by: { firstName: user.firstName, lastName: user.lastName } })
      .from(audit)
      .leftJoin(user, eq(user.id, audit.userId))
      .where(before === null ? listed : and(listed, lt(audit.id, before)))
      .orderBy(desc(audit.id))
      .limit(limit)
      .all(),
    total: db.select({ n: count() }).from(audit).where(listed).get()?.n ?? 0,
  }));
}
