/** Reads notices and their settings. */
import { and, count, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import { notification } from "../../tables/schema/identity.ts";
import { user } from "../../tables/schema/people.ts";
import type { Database, Store } from "../../store/store.ts";
import {
  usualNotices,
  withoutMails,
  type NoticeKind,
  type NoticeSettings,
  type OptionalNoticeKind,
} from "../../domain/notices.ts";
import { lotsOfNotices } from "../../tables/notices/lots-of-notices.ts";

export type NoticeRow = typeof notification.$inferSelect;

export interface NoticeQuery {
  readonly userId: number;
  readonly unreadOnly: boolean;
  /** Null: every kind. */
  readonly kind: NoticeKind | null;
  /** Notices older than this id; null: from the newest. */
  readonly before: number | null;
  readonly limit: number;
  /** ms since 1970 UTC. */
  readonly now: number;
}

/** Returns one page, newest first, with the total counts. */
export function findNotices(store: Store, { userId, unreadOnly, kind, before, limit, now }: NoticeQuery) {
  const listed = and(
    eq(notification.userId, userId),
    eq(notification.inApp, true),
    ...(unreadOnly ? [isNull(notification.readAt)] : []),
    ...(kind === null ? [] : [eq(notification.kind, kind)]),
  );
  return store.read((db) => {
    const rows = db
      .select()
      .from(notification)
      .where(before === null ? listed : and(listed, lt(notification.id, before)))
      .orderBy(desc(notification.id))
      .limit(limit)
      .all();
    return {
      rows,
      lots: lotsOfNotices(
        db,
        userId,
        rows.flatMap(({ lotId }) => lotId ?? []),
        now,
      ),
      total: db.select({ n: count() }).from(notification).where(listed).get()?.n ?? 0,
      unread: countUnread(db, userId),
    };
  });
}

export function countUnread(db: Database, userId: number): number {
  const where = and(
    eq(notification.userId, userId),
    isNull(notification.readAt),
    eq(notification.inApp, true),
  );
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

export function findSettings(store: Store, userId: number): Promise<NoticeSettings> {
  return store.read((db) => settingsOf(db, userId));
}

function settingsOf(db: Database, userId: number): NoticeSettings {
  const row = db.select({ settings: user.noticeSettings }).from(user).where(eq(user.id, userId)).get();
  return row?.settings ?? usualNotices;
}

/** Switches off the mails of one kind, inside a write. */
export function endMails(db: Database, userId: number, kind: OptionalNoticeKind): void {
  setSettings(db, userId, withoutMails(settingsOf(db, userId), kind));
}

/** Inside a write. */
export function setSettings(db: Database, userId: number, noticeSettings: NoticeSettings): void {
  db.update(user).set({ noticeSettings }).where(eq(user.id, userId)).run();
}
