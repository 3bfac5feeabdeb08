/** Tables of people's private data about lots. */
import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { user } from "./people.ts";
import { lot } from "./lots.ts";

export const favorite = sqliteTable(
  "favorite",
  {
    userId: integer()
      .notNull()
      .references(() => user.id),
    lotId: integer()
      .notNull()
      .references(() => lot.id),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lotId] }), index("favorite_lot").on(t.lotId)],
);

/** Lots that a person removed from their own lists after the end. */
export const hiddenLot = sqliteTable(
  "hidden_lot",
  {
    userId: integer()
      .notNull()
      .references(() => user.id),
    lotId: integer()
      .notNull()
      .references(() => lot.id),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lotId] })],
);

/** How often other people viewed a lot; the viewers are not stored. */
export const lotViews = sqliteTable(
  "lot_views",
  {
    lotId: integer()
      .primaryKey()
      .references(() => lot.id),
    views: integer().notNull(),
  },
  (t) => [check("lot_views_some", sql`${t.views} > 0`)],
);

/** Private notes on lots. */
export const note = sqliteTable(
  "note",
  {
    userId: integer()
      .notNull()
      .references(() => user.id),
    lotId: integer()
      .notNull()
      .references(() => lot.id),
    text: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lotId] })],
);

/** Saved searches. `q` is the typed text, `filter` (JSON) its interpretation. */
export const savedSearch = sqliteTable(
  "saved_search",
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    name: text().notNull(),
    q: text().notNull(),
    filter: text({ mode: "json" }).$type<components["schemas"]["Filter"]>().notNull(),
    /** Whether the person gets alerts about new lots. */
    alerts: integer({ mode: "boolean" }).notNull(),
    createdAt: integer().notNull(),
    /** Lots approved later are new to the person. */
    seenAt: integer().notNull(),
    /** Lots approved until then were checked for an alert. */
    toldAt: integer().notNull(),
  },
  (t) => [
    index("saved_search_user").on(t.userId),
    index("saved_search_alerts")
      .on(t.toldAt)
      .where(sql`${t.alerts} = 1`),
  ],
);
