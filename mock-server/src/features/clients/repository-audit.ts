/** Reads the audit. */
import { and, count, desc, eq, gte, like, lt, notLike, or, type SQL } from "drizzle-orm";
import { endOfDubaiDay, startOfDubaiDay } from "../../domain/time/dubai.ts";
import { audit } from "../../tables/schema/system.ts";
import type { Database } from "../../store/store.ts";
import { workerQuery } from "../../store/worker-query.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { containing } from "../../tables/system/containing.ts";

export interface ActFilter {
  /** Part of the actor, the subject or the reason. */
  readonly q?: string | undefined;
  /** The act, or the part before its dot. */
  readonly state?: string | undefined;
  /** The person concerned. */
  readonly about?: number | undefined;
  /** Only acts that changed something. */
  readonly changes?: boolean;
  /** Days in Dubai, both included. */
  readonly days?: { readonly from?: string; readonly to?: string } | undefined;
}

export interface ActQuery {
  readonly filter: ActFilter;
  /** Acts older than this id; null: from the newest. */
  readonly before: number | null;
  readonly limit: number;
}

function conditionOf({ q = "", state = "", about, changes, days }: ActFilter): SQL | undefined {
  const part = containing(q);
  return and(
    state === ""
      ? undefined
      : or(eq(audit.act, state), like(audit.act, `${state.replaceAll(/[%_]/g, "")}.%`)),
    q === "" ? undefined : or(like(audit.subject, part), like(audit.reason, part), like(audit.who, part)),
    about === undefined ? undefined : eq(audit.aboutId, about),
    changes ? notLike(audit.act, "read.%") : undefined,
    days?.from === undefined ? undefined : gte(audit.at, startOfDubaiDay(days.from)),
    days?.to === undefined ? undefined : lt(audit.at, endOfDubaiDay(days.to)),
  );
}

/** Reads one page, newest first, and the total. A search reads every act. */
export const findActs = workerQuery(import.meta.url, "findActs", (db, query: ActQuery) => actsOf(db, query));

/** Reads one page of acts inside a read. */
export async function actsOf(db: Database, { filter, before, limit }: ActQuery) {
  const listed = conditionOf(filter);
  return {
    rows: await asyncOrm(db)
      .select()
      .from(audit)
      .where(before === null ? listed : and(listed, lt(audit.id, before)))
      .orderBy(desc(audit.id))
      .limit(limit),
    total: (await asyncOrm(db).select({ n: count() }).from(audit).where(listed).get())?.n ?? 0,
  };
}
