/** GET /notifications and POST /notifications/read: a person's notices. */
import { ok, type Handler, type Schema } from "../../http/handler.ts";
import { encodePlace, idBefore } from "../../http/page-cursor.ts";
import type { LotOfNotice } from "../../tables/notices/lots-of-notices.ts";
import { countUnread, findNotices, markRead, type NoticeRow } from "./repository.ts";

const LIMIT = 24;

export const listNotifications: Handler<"listNotifications"> = async ({ query, user }, { store, clock }) => {
  const { after, limit = LIMIT, unread: unreadOnly = false, kind = null } = query;
  const page = idBefore(after);
  if (!page.ok) return page;
  const found = await findNotices(store, {
    userId: user.id,
    unreadOnly,
    kind,
    now: clock.now(),
    before: page.before,
    limit,
  });
  const last = found.rows.at(-1);
  return ok({
    items: found.rows.map((row) => presentNotice(row, found.lots)),
    total: found.total,
    unread: found.unread,
    next: last && found.rows.length === limit ? encodePlace([last.id]) : null,
    as_of: new Date(clock.now()).toISOString(),
  });
};

/** Without ids, marks all. The person's other pages are updated. */
export const readNotifications: Handler<"readNotifications"> = async ({ body, user }, { store, clock }) => {
  const unread = await store.writeUnrelated(async (db, notifyUser) => {
    const before = await countUnread(db, user.id);
    await markRead(db, user.id, body.ids ?? null, clock.now());
    const left = await countUnread(db, user.id);
    if (left !== before) notifyUser(user.id, "notice");
    return left;
  });
  return ok({ unread });
};

function presentNotice(row: NoticeRow, lots: ReadonlyMap<number, LotOfNotice>): Schema<"Notification"> {
  const lot = row.lotId === null ? undefined : lots.get(row.lotId);
  return {
    id_notification: row.id,
    kind: row.kind,
    text: row.text,
    at: new Date(row.at).toISOString(),
    read: row.readAt !== null,
    id_auction: row.lotId,
    link: row.link,
    lot: lot ? presentLot(lot) : null,
  };
}

function presentLot({ nextBid, ...lot }: LotOfNotice): Schema<"NoticeLot"> {
  return { ...lot, next_bid: nextBid };
}
