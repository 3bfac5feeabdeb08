/** Notices on their way out of the house, with the ways that their person has chosen. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, max } from "drizzle-orm";
import { usualNotices, type NoticeKind } from "../domain/notices.ts";
import { notification, pushDevice } from "./schema/identity.ts";
import { user } from "./schema/people.ts";
import type { Store } from "./store.ts";

export interface NoticeToSend {
  readonly kind: NoticeKind;
  readonly text: string;
  /** Null: not by this way. */
  readonly email: string | null;
  readonly phone: string | null;
  /** Tokens of devices to be pushed to. */
  readonly devices: readonly string[];
}

/** Notices looked at in one go. */
const MOST_AT_ONCE = 500;

/** Id of the newest notice; what comes later is to be sent. */
export async function newestNotice(store: Store): Promise<number> {
  const row = await store.read((db) =>
    db
      .select({ id: max(notification.id) })
      .from(notification)
      .get(),
  );
  return row?.id ?? 0;
}

/**
 * The next notices after this one, the newest of them, and whether there are no more. Whoever has no password has no mailbox either: such people are made
 * by the controls, for a load test.
 */
export function findNoticesToSend(
  store: Store,
  after: number,
): Promise<{ readonly newest: number; readonly notices: readonly NoticeToSend[]; readonly isAll: boolean }> {
  return store.read((db) => {
    const found = db
      .select({ id: notification.id })
      .from(notification)
      .where(gt(notification.id, after))
      .orderBy(asc(notification.id))
      .limit(MOST_AT_ONCE)
      .all();
    const newest = found.at(-1)?.id ?? after;
    const { email, phone, emailVerified, phoneVerified, noticeSettings } = user;
    const reachable = db
      .select({
        notice: notification,
        person: { id: user.id, email, phone, emailVerified, phoneVerified, noticeSettings },
      })
      .from(notification)
      .innerJoin(user, eq(user.id, notification.userId))
      .where(
        and(
          gt(notification.id, after),
          lte(notification.id, newest),
          isNotNull(user.passwordHash),
          isNull(user.deletedAt),
        ),
      )
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
        email: ways.email && person.emailVerified ? person.email : null,
        phone: ways.sms && person.phoneVerified ? person.phone : null,
        devices: ways.push ? own : [],
      };
    });
    return { newest, notices, isAll: found.length < MOST_AT_ONCE };
  });
}
