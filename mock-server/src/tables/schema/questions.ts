/** The table of questions about lots. Instants: ms since 1970 UTC. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { lot } from "./lots.ts";
import { user } from "./people.ts";

export const lotQuestion = sqliteTable(
  "lot_question",
  {
    id: integer().primaryKey(),
    lotId: integer()
      .notNull()
      .references(() => lot.id),
    /** Who asked. Nobody but the staff learns it. */
    userId: integer()
      .notNull()
      .references(() => user.id),
    text: text().notNull(),
    askedAt: integer().notNull(),
    /** Null, all three: not answered. */
    answer: text(),
    answeredAt: integer(),
    answeredBy: integer().references(() => user.id),
    /** Why the staff closed it; null: they did not. */
    closedReason: text(),
  },
  (t) => [
    index("lot_question_lot").on(t.lotId),
    index("lot_question_open")
      .on(t.id)
      .where(sql`${t.answer} is null and ${t.closedReason} is null`),
  ],
);
