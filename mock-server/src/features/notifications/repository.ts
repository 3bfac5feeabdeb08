/** Reads notices and their settings. */
import { and, count, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import { notification } from "../../tables/schema/identity.ts";
import { user } from "../../tables/schema/people.ts";
import { notify } from "../../tables/notices/notify.ts";
import type { Database, NotifyUser, Store } from "../../store/store.ts";
import {
  moneyChange,
  usualNotices,
  withoutMails,
  type NoticeKind,
  type NoticeSettings,
  type OptionalNoticeKind,
} from "../../domain/notices.ts";
import { lotsOfNotices } from "../../tables/notices/lots-of-notices.ts";
import { asyncOrm } from "../../tables/system/driver.ts";

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
  return store.read(async (db) => {
    const rows = await asyncOrm(db)
      .select()
      .from(notification)
      .where(before === null ? listed : and(listed, lt(notification.id, before)))
      .orderBy(desc(notification.id))
      .limit(limit);
    return {
      rows,
      lots: await lotsOfNotices(
        db,
        userId,
        rows.flatMap(({ lotId }) => lotId ?? []),
        now,
      ),
      total: (await asyncOrm(db).select({ n: count() }).from(notification).where(listed).get())?.n ?? 0,
      unread: await countUnread(db, userId),
    };
  });
}

export async function countUnread(db: Database, userId: number): Promise<number> {
  const where = and(
    eq(notification.userId, userId),
    isNull(notification.readAt),
    eq(notification.inApp, true),
  );
  return (await asyncOrm(db).select({ n: count() }).from(notification).where(where).get())?.n ?? 0;
}

/** Inside a write. `ids` null: all of them. */
export async function markRead(
  db: Database,
  userId: number,
  ids: readonly number[] | null,
  at: number,
): Promise<void> {
  const unread = and(eq(notification.userId, userId), isNull(notification.readAt));
  await asyncOrm(db)
    .update(notification)
    .set({ readAt: at })
    .where(ids === null ? unread : and(unread, inArray(notification.id, [...ids])));
}

export function findSettings(store: Store, userId: number): Promise<NoticeSettings> {
  return store.read((db) => settingsOf(db, userId));
}

async function settingsOf(db: Database, userId: number): Promise<NoticeSettings> {
  const row = await asyncOrm(db)
    .select({ settings: user.noticeSettings })
    .from(user)
    .where(eq(user.id, userId))
    .get();
  return row?.settings ?? usualNotices;
}

/** Switches off the mails of one kind, inside a write. */
export async function endMails(
  db: Database,
  notifyUser: NotifyUser,
  { userId, kind, at }: { readonly userId: number; readonly kind: OptionalNoticeKind; readonly at: number },
): Promise<void> {
  await changeSettings(db, notifyUser, {
    userId,
    settings: withoutMails(await settingsOf(db, userId), kind),
    at,
  });
}

interface Change {
  readonly userId: number;
  readonly settings: NoticeSettings;
  readonly at: number;
}

const MONEY_CHANGED =
  "It was changed how you hear about your money. If it wasn't you, change your password at once and look at your notifications.";

/**
 * Replaces the settings, inside a write. A change of the notices about money is told by the ways before it.
 * @returns the SMS to send, where such notices went to the phone so far; null: none.
 */
export async function changeSettings(
  db: Database,
  notifyUser: NotifyUser,
  { userId, settings, at }: Change,
): Promise<{ readonly to: string; readonly text: string } | null> {
  const row = await asyncOrm(db).select().from(user).where(eq(user.id, userId)).get();
  const before = row?.noticeSettings ?? usualNotices;
  const { isChanged } = moneyChange(before, settings);
  const notice = { userId, text: MONEY_CHANGED, at, lotId: null, link: "/account#notices" };
  // An account notice goes to the app, to devices and by mail.
  if (isChanged) await notify(db, notifyUser, { ...notice, kind: "account" });
  await asyncOrm(db).update(user).set({ noticeSettings: settings }).where(eq(user.id, userId));
  if (!isChanged || !before.kinds.money.sms || !row?.phoneVerified || row.phone === null) return null;
  return { to: row.phone, text: MONEY_CHANGED };
}
