import { and, eq, isNull } from "drizzle-orm";
import { usualNotices, wantsNotice, type NoticeKind } from "../domain/notices.ts";
import { notification } from "./schema/identity.ts";
import { user } from "./schema/people.ts";
import type { Database, Tell } from "./store.ts";

export interface Notice {
  readonly userId: number;
  readonly kind: NoticeKind;
  /** A sentence for the person. */
  readonly text: string;
  /** ms since 1970 UTC. */
  readonly at: number;
  /** The lot it is about; an unread notice of the same kind about it gives way. */
  readonly lotId: number | null;
  /** A path of the app. */
  readonly link: string | null;
}

/**
 * Puts a notice behind a person's bell and tells his open pages, inside a write. Mail and push follow by themselves after
 * the commit, as he has chosen. @returns whether he wants to hear of it; nobody sends notices to bots.
 */
export function notify(db: Database, tell: Tell, notice: Notice): boolean {
  const { userId, kind, lotId } = notice;
  const person = db
    .select({ settings: user.noticeSettings, isBot: user.isBot })
    .from(user)
    .where(and(eq(user.id, userId), isNull(user.deletedAt)))
    .get();
  if (!person || person.isBot || !wantsNotice(person.settings ?? usualNotices, kind)) return false;
  if (lotId !== null) {
    const sameUnread = and(
      eq(notification.userId, userId),
      isNull(notification.readAt),
      eq(notification.kind, kind),
      eq(notification.lotId, lotId),
    );
    db.delete(notification).where(sameUnread).run();
  }
  db.insert(notification).values(notice).run();
  tell(userId, "notice");
  return true;
}
