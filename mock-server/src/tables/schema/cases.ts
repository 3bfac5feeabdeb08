/** Cases of suspected shill and shield bids. Instants: ms since 1970 UTC on the auction clock. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Evidence, Suspicion } from "../../domain/people/rings.ts";
import { user } from "./people.ts";

export const suspicion = sqliteTable(
  "suspicion",
  {
    id: integer().primaryKey(),
    bidderId: integer()
      .notNull()
      .references(() => user.id),
    /** The one for whom the bidder may act. */
    otherId: integer()
      .notNull()
      .references(() => user.id),
    role: text().$type<Suspicion["role"]>().notNull(),
    score: integer().notNull(),
    evidence: text({ mode: "json" }).$type<readonly Evidence[]>().notNull(),
    /** Ids, the last first. */
    lots: text({ mode: "json" }).$type<readonly number[]>().notNull(),
    openedAt: integer().notNull(),
    state: text().$type<"open" | "dismissed" | "confirmed">().notNull(),
    decidedBy: integer().references(() => user.id),
    decidedAt: integer(),
    reason: text(),
  },
  (t) => [
    uniqueIndex("suspicion_open")
      .on(t.bidderId, t.otherId, t.role)
      .where(sql`${t.state} = 'open'`),
    index("suspicion_pair").on(t.bidderId, t.otherId, t.role),
    index("suspicion_state").on(t.state),
  ],
);

/** Who was signed in on a device that receives push messages, one after the other. */
export const deviceUser = sqliteTable(
  "device_user",
  {
    userId: integer()
      .notNull()
      .references(() => user.id),
    /** SHA-256 of the device's push token, hex. */
    deviceHash: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.deviceHash] })],
);
