/** The list of clients, which `people/client-rows.ts` keeps beside people and profiles. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** One row for each profile, and one for each person without any; `client_search` indexes its words by three letters. */
export const clientRow = sqliteTable(
  "client_row",
  {
    id: integer().primaryKey(),
    userId: integer().notNull(),
    /** 0: a person without a profile. */
    profileId: integer().notNull(),
    /** `staff`: the person works in the back office. */
    tab: text().$type<"new" | "ok" | "locked" | "drafts" | "staff">().notNull(),
    type: text(),
    form: text(),
    citizenship: text(),
    status: text(),
    nameKey: text().notNull(),
    createdAt: integer().notNull(),
    /** Last day of the document that expires first; 9999-12-31: none expires. */
    expiresOn: text().notNull(),
    /** Everything that a client is looked for by, in small letters. */
    words: text().notNull(),
  },
  (t) => [
    index("client_row_user").on(t.userId),
    index("client_row_new").on(t.createdAt, t.userId, t.profileId),
    index("client_row_tab_new").on(t.tab, t.createdAt, t.userId, t.profileId),
    index("client_row_name").on(t.nameKey, t.userId, t.profileId),
    index("client_row_tab_name").on(t.tab, t.nameKey, t.userId, t.profileId),
    index("client_row_expiring").on(t.expiresOn, t.userId, t.profileId),
  ],
);
