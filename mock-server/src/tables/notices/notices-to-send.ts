/** Finds notices to send, with the channels that each person has chosen. */
import { and, asc, eq, inArray, isNotNull, isNull, max } from "drizzle-orm";
import { usualNotices, waysOf, type NoticeKind } from "../../domain/notices.ts";
import { asyncPrepared } from "../system/prepared.ts";
import { notification, pushDevice } from "../schema/identity.ts";
import { user } from "../schema/people.ts";
import type { Database, Store } from "../../store/store.ts";
import { lotsOfNotices, type LotOfNotice } from "./lots-of-notices.ts";
import { asyncOrm } from "../system/driver.ts";

export interface NoticeToSend {
  readonly userId: number;
  readonly kind: NoticeKind;
  readonly text: string;
  /** A path of the app. */
  readonly link: string | null;
  readonly lot: LotOfNotice | null;
  /** Null: not by this channel. */
  readonly email: string | null;
  readonly phone: string | null;
  /** Push tokens of the person's devices. */
  readonly devices: readonly string[];
  /** Open lots where the person was outbid; counted only for a notice to devices. */
  readonly outbid: number;
}

/** Notices read in one query. */
const MOST_AT_ONCE = 500;

/** Returns the id of the newest notice; later notices are to be sent. */
export async function newestNotice(store: Store): Promise<number> {
  const row = await store.read((db) =>
    asyncOrm(db)
      .select({ id: max(notification.id) })
      .from(notification)
      .get(),
  );
  return row?.id ?? 0;
}

// Written out: this runs with nearly every bid, and in a load test nearly all people have no mailbox.
const NEXT =
  "SELECT max(id) AS newest, count(*) AS found FROM (SELECT id FROM notification WHERE id > ? ORDER BY id LIMIT ?)";
const REACHABLE = `SELECT n.id FROM notification n JOIN user u ON u.id = n.user_id
  WHERE n.id > ? AND n.id <= ? AND n.held_until IS NULL AND u.password_hash IS NOT NULL AND u.deleted_at IS NULL`;

/**
 * Returns the next notices after this one, the newest id, and whether these are all. People without a password have
 * no mailbox either: the controls create them for load tests. Notices in quiet hours are left out. `now` in ms.
 */
export function findNoticesToSend(
  store: Store,
  after: number,
  now: number,
): Promise<{ readonly newest: number; readonly notices: readonly NoticeToSend[]; readonly isAll: boolean }> {
  return store.read(async (db) => {
    const look = (sql: string) => asyncPrepared(db, sql);
    const { newest, found } = (await look(NEXT).get(after, MOST_AT_ONCE)) as {
      newest: number | null;
      found: number;
    };
    if (newest === null) return { newest: after, notices: [], isAll: true };
    const isAll = found < MOST_AT_ONCE;
    const ids = (await look(REACHABLE).pluck().all(after, newest)) as number[];
    return { newest, notices: ids.length === 0 ? [] : await readNotices(db, ids, now), isAll };
  });
}

/**
 * Ends the wait of a notice after quiet hours, inside a write, before it is sent: a failure must not send it twice.
 * @returns the notice; null: it was read, replaced or sent before.
 */
export async function releaseNotice(db: Database, id: number, now: number): Promise<NoticeToSend | null> {
  const held = and(eq(notification.id, id), isNotNull(notification.heldUntil));
  const ended = asyncOrm(db).update(notification).set({ heldUntil: null }).where(held);
  const [released] = await ended.returning({ readAt: notification.readAt });
  if (released?.readAt !== null) return null;
  return (await readNotices(db, [id], now))[0] ?? null;
}

const OUTBID = `SELECT b.user_id AS userId, count(*) AS lots
  FROM json_each(?) j CROSS JOIN lot_bidder b ON b.user_id = j.value CROSS JOIN lot l ON l.id = b.lot_id
  WHERE l.leader_id <> b.user_id AND (l.status = 'inProgress' OR l.status = 'active' AND l.ends_at > ?)
  GROUP BY b.user_id`;

/** Returns in how many open lots these people were outbid, by person. */
async function countOutbid(db: Database, userIds: readonly number[], now: number) {
  const counts = asyncPrepared<{ userId: number; lots: number }>(db, OUTBID);
  const rows = await counts.all(JSON.stringify(userIds), now);
  return new Map(rows.map(({ userId, lots }) => [userId, lots]));
}

async function readNotices(db: Database, ids: readonly number[], now: number): Promise<NoticeToSend[]> {
  const { email, phone, emailVerified, phoneVerified, noticeSettings } = user;
  const rows = await asyncOrm(db)
    .select({
      notice: notification,
      person: { id: user.id, email, phone, emailVerified, phoneVerified, noticeSettings },
    })
    .from(notification)
    .innerJoin(user, eq(user.id, notification.userId))
    .where(and(inArray(notification.id, [...ids]), isNotNull(user.passwordHash), isNull(user.deletedAt)))
    .orderBy(asc(notification.id));
  const userIds = [...new Set(rows.map(({ person }) => person.id))];
  const devices = await asyncOrm(db).select().from(pushDevice).where(inArray(pushDevice.userId, userIds));
  const devicesOf = Map.groupBy(devices, ({ userId }) => userId);
  const outbid = await countOutbid(
    db,
    userIds.filter((id) => devicesOf.has(id)),
    now,
  );
  const notices = rows.map(async ({ notice, person }): Promise<NoticeToSend> => {
    const ways = waysOf(person.noticeSettings ?? usualNotices, notice.kind);
    const { lotId } = notice;
    return {
      userId: person.id,
      kind: notice.kind,
      text: notice.text,
      link: notice.link,
      lot: lotId === null ? null : ((await lotsOfNotices(db, person.id, [lotId], now)).get(lotId) ?? null),
      email: ways.email && person.emailVerified ? person.email : null,
      phone: ways.sms && person.phoneVerified ? person.phone : null,
      devices: ways.push ? (devicesOf.get(person.id) ?? []).map(({ token }) => token) : [],
      outbid: ways.push ? (outbid.get(person.id) ?? 0) : 0,
    };
  });
  return Promise.all(notices);
}
