/** Tables of lots as their sellers write them. Instants: ms since 1970 UTC. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { sql } from "drizzle-orm";
import { integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { lot } from "./lots.ts";
import { user } from "./people.ts";

/** A seller's form in its current state; each save updates the columns that lists and pages show. */
export const lotDraft = sqliteTable(
  "lot_draft",
  {
    lotId: integer()
      .primaryKey()
      .references(() => lot.id),
    fields: text({ mode: "json" }).$type<components["schemas"]["LotDraftFields"]>().notNull(),
    /** Increases with each save. */
    version: integer().notNull(),
    savedAt: integer().notNull(),
    /** When the lot was last sent to moderation. */
    sentAt: integer(),
    /** JSON: the last return by the staff, with the changes that they asked for (`lots/remarks.ts`). */
    remarks: text(),
    /** The lot that this one relists. */
    relistedFrom: integer(),
  },
  (t) => [
    /** A lot is relisted only once. */
    uniqueIndex("lot_draft_relisted")
      .on(t.relistedFrom)
      .where(sql`${t.relistedFrom} is not null`),
  ],
);

/** The staff member who checks a lot in moderation, so that two staff members do not decide about one lot. */
export const moderationClaim = sqliteTable("moderation_claim", {
  lotId: integer()
    .primaryKey()
    .references(() => lot.id),
  userId: integer()
    .notNull()
    .references(() => user.id),
  until: integer().notNull(),
});

/** The fields that a seller's own column headings mean. */
export const importHeading = sqliteTable(
  "import_heading",
  {
    userId: integer()
      .notNull()
      .references(() => user.id),
    kind: text().$type<components["schemas"]["Kind"]>().notNull(),
    /** The heading in small letters. */
    word: text().notNull(),
    /** Name of the field; null: the column is left out. */
    field: text(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.word] })],
);
