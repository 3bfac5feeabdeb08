/** Finds notices to send, with the channels that each person has chosen. */
import { asc, eq, inArray, max } from "drizzle-orm";
import { usualNotices, type NoticeKind } from "../../domain/notices.ts";
import { prepared } from "../system/prepared.ts";
import { notification, pushDevice } from "../schema/identity.ts";
import { user } from "../schema/people.ts";
import type { Store } from "../../store/store.ts";

export interface NoticeToSend {
  readonly kind: NoticeKind;
  readonly text: string;
  /** A path of the app. */
  readonly link: string | null;
  /** Null: not by this channel. */
  readonly email: string | null;
  readonly phone: string | null;
  /** Push tokens of the person's devices. */
  readonly devices: readonly string[];
}

/** Notices read in one query. */
const MOST_AT_ONCE = 500;

/** Returns the id of the newest notice; later notices are to be sent. */
export async function newestNotice(store: Store): Promise<number> {
  const row = await store.read((db) =>
    db
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
  WHERE n.id > ? AND n.id <= ? AND u.password_hash IS NOT NULL AND u.deleted_at IS NULL`;

/**
 * Returns the next notices after this one, the newest id, and whether these are all. People without a password have
 * no mailbox either: the controls create them for load tests.
 */
export function findNoticesToSend(
  store: Store,
  after: number,
): Promise<{ readonly newest: number; readonly notices: readonly NoticeToSend[]; readonly isAll: boolean }> {
  return store.read((db) => {
    const look = (sql: string) => prepared(db.$client, sql);
    const { newest, found } = look(NEXT).get(after, MOST_AT_ONCE) as { newest: number | null; found: number };
    if (newest === null) return { newest: after, notices: [], isAll: true };
    const isAll = found < MOST_AT_ONCE;
    const ids = look(REACHABLE).pluck().all(after, newest) as number[];
    if (ids.length === 0) return { newest, notices: [], isAll };
    const { email, phone, emailVerified, phoneVerified, noticeSettings } = user;
    const reachable = db
      .select({
        notice: notification,
        person: { id: user.id, email, phone, emailVerified, phoneVerified, noticeSettings },
      })
      .from(notification)
      .innerJoin(user, eq(user.id, notification.userId))
      .where(inArray(notification.id, ids))
      .orderBy(asc(notification.id))
      .all();
    const userIds = [...new Set(reachable.map(({ person }) => person.id))];
    const devices = db.select().from(pushDevice).where(inArray(pushDevice.userId, userIds)).all();
    const notices = reachable.map(({ notice, person }): NoticeToSend => {
      const ways = person.noticeSettings ?? usualNotices;
      const own = devices.filter(({ userId }) => userId === person.id).map(({ token }) => token);
      return {
        kind: notice.kind,
        text: notice.text,
        link: notice.link,
        email: ways.email && person.emailVerified ? person.email : null,
        phone: ways.sms && person.phoneVerified ? person.phone : null,
        devices: ways.push ? own : [],
      };
    });
    return { newest, notices, isAll };
  });
}
