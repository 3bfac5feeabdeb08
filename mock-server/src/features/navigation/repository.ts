/** Reads the counts of the menu. */
import { and, count, countDistinct, eq, isNull, notInArray, sql } from "drizzle-orm";
import { notification } from "../../tables/schema/identity.ts";
import { lot } from "../../tables/schema/lots.ts";
import { invoice, refund } from "../../tables/schema/money.ts";
import { profile } from "../../tables/schema/people.ts";
import { favorite } from "../../tables/schema/watching.ts";
import { asyncOrm } from "../../tables/system/driver.ts";
import { once } from "../../tables/system/prepared.ts";
import type { Store } from "../../store/store.ts";
import { countDesk } from "./repository-desk.ts";

const menu = once((db) => {
  const userId = sql.placeholder("userId");
  const isSeen = and(eq(lot.hidden, false), notInArray(lot.status, ["draft", "moderation"]));
  const isUnread = and(isNull(notification.readAt), eq(notification.inApp, true));
  return {
    favorites: asyncOrm(db)
      .select({ n: count() })
      .from(favorite)
      .innerJoin(lot, eq(lot.id, favorite.lotId))
      .where(and(eq(favorite.userId, userId), isSeen))
      .prepare(),
    lanesRunning: asyncOrm(db)
      .select({ n: countDistinct(lot.queueId) })
      .from(lot)
      .where(eq(lot.status, "inProgress"))
      .prepare(),
    unread: asyncOrm(db)
      .select({ n: count() })
      .from(notification)
      .where(and(eq(notification.userId, userId), isUnread))
      .prepare(),
  };
});

/** Reads the counts beside the menu. `userId` null: nobody signed in. */
export function countForMenu(store: Store, userId: number | null) {
  return store.read(async (db) => {
    const { favorites, lanesRunning, unread } = menu(db);
    return {
      favorites: (await favorites.get({ userId }))!.n,
      lanesRunning: (await lanesRunning.get())!.n,
      unread: (await unread.get({ userId }))!.n,
    };
  });
}

/** Reads the counts of pending work for the back office. `now` in ms. */
export function countForStaff(store: Store, reader: number, now: number) {
  return store.read(async (db) => {
    const tables = asyncOrm(db);
    const refunds = await tables.$count(refund, eq(refund.status, "requested"));
    return {
      /** Signed profiles that wait for approval. */
      clientsNew: await tables.$count(profile, eq(profile.status, "signed")),
      moderation: await tables.$count(lot, eq(lot.status, "moderation")),
      /** Invoices to confirm and refunds to pay out. */
      payments: refunds + (await tables.$count(invoice, eq(invoice.status, "open"))),
      desk: await countDesk(db, reader, now),
    };
  });
}
