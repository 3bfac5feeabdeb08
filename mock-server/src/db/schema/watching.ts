/** What people keep for themselves about lots. */
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
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
