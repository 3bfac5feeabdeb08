/** Reads notices and their settings. */
import { and, count, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import { notification } from "../../tables/schema/identity.ts";
import { user } from "../../tables/schema/people.ts";
import type { Database, Store } from "../../store/store.ts";
import { usualNotices, type NoticeSettings } from "../../domain/notices.ts";

export type NoticeRow = typeof notification.$inferSelect;

export interface NoticeQuery {
  readonly userId: number;
  readonly unreadOnly: boolean;
  /** Notices older than this id; null: from the newest. */
  readonly before: number | null;
  readonly limit: number;
}

/** Returns one page, newest first, with the total counts. */
export function findNotices(store: Store, { userId, unreadOnly, before, limit }: NoticeQuery) {
  const mine = eq(notification.userId, userId);
  const unread = and(mine, isNull(notification.readAt));
  const listed = unreadOnly ? unread : mine;
  return store.read((db) => ({
    rows: db
      .select()
      .from(notification)
      .where(before === null ? listed : and(listed, lt(notification.id, before)))
      .orderBy(desc(notification.id))
      .limit(limit)
      .all(),
    total: db.select({ n: count() }).from(notification).where(listed).get()?.n ?? 0,
    unread: countUnread(db, userId),
  }));
}

export function countUnread(db: Database, userId: number): number {
  const where = and(eq(notification.userId, userId), isNull(notification.readAt));
  return db.select({ n: count() }).from(notification).where(where).get()?.n ?? 0;
}

/** Inside a write. `ids` null: all of them. */
export function markRead(db: Database, userId: number, ids: readonly number[] | null, at: number): void {
  const unread = and(eq(notification.userId, userId), isNull(notification.readAt));
  db.update(notification)
    .set({ readAt: at })
    .where(ids === null ? unread : and(unread, inArray(notification.id, [...ids])))
    .run();
}

export async function findSettings(store: Store, userId: number): Promise<NoticeSettings> {
  const row = await store.read((db) =>
    db.select({ settings: user.noticeSettings }).from(user).where(eq(user.id, userId)).get(),
  );
  return row?.settings ?? usualNotices;
}

/** Inside a write. */
export function setSettings(db: Database, userId: number, noticeSettings: NoticeSettings): void {
  db.update(user).set({ noticeSettings }).where(eq(user.id, userId)).run();
}
