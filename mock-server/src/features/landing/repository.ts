/** Stores requests for a call. */
import { and, count, desc, eq, gt, isNotNull, isNull, like, lt, or } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { callBack } from "../../tables/schema/identity.ts";
import { user } from "../../tables/schema/people.ts";
import type { Database, Store } from "../../store/store.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { queueChanged } from "../../tables/system/staff-queues.ts";
import { containing } from "../../tables/system/containing.ts";

export interface CallBackRow {
  readonly call: typeof callBack.$inferSelect;
  /** The staff member who makes the call; null: nobody took it. */
  readonly takenBy: { readonly id: number; readonly firstName: string; readonly lastName: string } | null;
  /** The staff member who called; null: not called yet. */
  readonly doneBy: { readonly firstName: string; readonly lastName: string } | null;
}

export type NewCallBack = Omit<
  typeof callBack.$inferInsert,
  "id" | "takenAt" | "takenBy" | "doneAt" | "doneBy" | "note"
>;

/**
 * Inside a write. A waiting request for the same number since `since` (ms) is reused.
 * @returns its id.
 */
export async function addCallBack(db: Database, request: NewCallBack, since: number): Promise<number> {
  const same = and(eq(callBack.phone, request.phone), isNull(callBack.doneAt), gt(callBack.at, since));
  const known = await asyncOrm(db).select({ id: callBack.id }).from(callBack).where(same).get();
  if (known) return known.id;
  queueChanged(db, "calls");
  return (await asyncOrm(db).insert(callBack).values(request).returning({ id: callBack.id }).get()).id;
}

export interface CallBackQuery {
  readonly q: string;
  readonly state: "open" | "done" | "all";
  /** Requests older than this id; null: from the newest. */
  readonly before: number | null;
  readonly limit: number;
}

/** Returns one page, newest first, and the total. */
export function findCallBacks(store: Store, { q, state, before, limit }: CallBackQuery) {
  const part = containing(q);
  const listed = and(
    state === "open" ? isNull(callBack.doneAt) : undefined,
    state === "done" ? isNotNull(callBack.doneAt) : undefined,
    q === ""
      ? undefined
      : or(like(callBack.name, part), like(callBack.phone, part), like(callBack.subject, part)),
  );
  return store.read(async (db) => ({
    rows: await rowsOf(db)
      .where(before === null ? listed : and(listed, lt(callBack.id, before)))
      .orderBy(desc(callBack.id))
      .limit(limit)
      .all(),
    total: (await asyncOrm(db).select({ n: count() }).from(callBack).where(listed).get())?.n ?? 0,
  }));
}

/** Inside a write. Returns the request; null for an unknown one. */
export async function findCallBack(db: Database, id: number): Promise<CallBackRow | null> {
  return (await rowsOf(db).where(eq(callBack.id, id)).get()) ?? null;
}

/** Inside a write: `userId` makes the call; null: nobody does. */
export async function setTaken(db: Database, id: number, userId: number | null, at: number): Promise<void> {
  await asyncOrm(db)
    .update(callBack)
    .set({ takenAt: userId === null ? null : at, takenBy: userId })
    .where(eq(callBack.id, id));
  queueChanged(db, "calls");
}

/** Inside a write: marks a request as done; the first caller and their note count. */
export async function setDone(
  db: Database,
  id: number,
  userId: number,
  note: string | null,
  at: number,
): Promise<void> {
  await asyncOrm(db)
    .update(callBack)
    .set({ doneAt: at, doneBy: userId, note })
    .where(and(eq(callBack.id, id), isNull(callBack.doneAt)));
  queueChanged(db, "calls");
}

const taker = alias(user, "taker");

function rowsOf(db: Database) {
  return asyncOrm(db)
    .select({
      call: callBack,
      takenBy: { id: taker.id, firstName: taker.firstName, lastName: taker.lastName },
      doneBy: { firstName: user.firstName, lastName: user.lastName },
    })
    .from(callBack)
    .leftJoin(taker, eq(taker.id, callBack.takenBy))
    .leftJoin(user, eq(user.id, callBack.doneBy))
    .$dynamic();
}
