/** Writes notices for people. */
import {
  replacedBy,
  usualNotices,
  wantsNotice,
  waysOf,
  type NoticeKind,
  type NoticeSettings,
} from "../../domain/notices.ts";
import { isUrgent, quietUntil, type LotInNotice } from "../../domain/quiet-hours.ts";
import { asyncPrepared } from "../system/prepared.ts";
import type { Database, NotifyUser } from "../../store/store.ts";

export interface Notice {
  readonly userId: number;
  readonly kind: NoticeKind;
  /** A sentence for the person. */
  readonly text: string;
  /** ms since 1970 UTC. */
  readonly at: number;
  /** The lot of the notice; an older unread notice of the same subject about this lot is replaced. */
  readonly lotId: number | null;
  /** A path of the app. */
  readonly link: string | null;
}

/**
 * Adds a notice to a person's list and notifies their open pages, inside a write. Mail, SMS and push follow after the
 * commit, by the person's settings, or after the person's quiet hours.
 * @returns whether the person wants this notice; bots never do.
 */
export async function notify(db: Database, notifyUser: NotifyUser, notice: Notice): Promise<boolean> {
  const { userId, kind, text, at, lotId, link } = notice;
  const run = (sql: string) => asyncPrepared(db, sql);
  const person = (await run(PERSON).get(userId)) as { settings: string | null; isBot: 0 | 1 } | undefined;
  if (!person || person.isBot) return false;
  const settings = person.settings === null ? usualNotices : (JSON.parse(person.settings) as NoticeSettings);
  if (!wantsNotice(settings, kind)) return false;
  if (lotId !== null) await run(DROP_UNREAD).run(userId, kind, replacedBy(kind), lotId);
  const heldUntil = quietUntil(settings.quiet, at);
  const isHeld =
    heldUntil !== null && !isUrgent(kind, lotId === null ? null : await lotInNotice(db, lotId), at);
  const inApp = waysOf(settings, kind).app ? 1 : 0;
  await run(ADD).run(userId, kind, text, at, lotId, link, inApp, isHeld ? heldUntil : null);
  notifyUser(userId, "notice");
  return true;
}

/** Whether the person has this notice, or a later one of the same subject about the lot. */
export async function isNoticed(db: Database, { userId, kind, lotId, at }: Notice): Promise<boolean> {
  return (await asyncPrepared(db, LATER).get(userId, kind, replacedBy(kind), lotId, at)) !== undefined;
}

async function lotInNotice(db: Database, lotId: number): Promise<LotInNotice | null> {
  const row = await asyncPrepared<{ readonly status: string; readonly endsAt: number | null }>(db, LOT).get(
    lotId,
  );
  return row === undefined ? null : { inLane: row.status === "inProgress", endsAt: row.endsAt };
}

// Written out: nearly every bid outbids a person.
const PERSON =
  "SELECT notice_settings AS settings, is_bot AS isBot FROM user WHERE id = ? AND deleted_at IS NULL";
const DROP_UNREAD =
  "DELETE FROM notification WHERE user_id = ? AND read_at IS NULL AND kind IN (?, ?) AND lot_id = ?";
const LATER = "SELECT 1 FROM notification WHERE user_id = ? AND kind IN (?, ?) AND lot_id = ? AND at >= ?";
const ADD = `INSERT INTO notification (user_id, kind, text, at, lot_id, link, in_app, held_until)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;
const LOT = "SELECT status, CASE WHEN queue_id IS NULL THEN ends_at END AS endsAt FROM lot WHERE id = ?";
