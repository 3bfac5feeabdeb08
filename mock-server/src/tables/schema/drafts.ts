/** Lots as their sellers write them. Instants: ms since 1970 UTC. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";
import { sql } from "drizzle-orm";
import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { lot } from "./lots.ts";

/** What a seller has filled in, as far as he has come; what lists and pages show is made of it with each save. */
export const lotDraft = sqliteTable(
  "lot_draft",
  {
    lotId: integer()
      .primaryKey()
      .references(() => lot.id),
    fields: text({ mode: "json" }).$type<components["schemas"]["LotDraftFields"]>().notNull(),
    /** Grows with each save. */
    version: integer().notNull(),
    savedAt: integer().notNull(),
    /** When it went to moderation last. */
    sentAt: integer(),
    /** What the staff asked to change. */
    remarks: text(),
    /** The lot that is listed once more by this one. */
    relistedFrom: integer(),
  },
  (t) => [
    /** A lot is listed once more only once. */
    uniqueIndex("lot_draft_relisted")
      .on(t.relistedFrom)
      .where(sql`${t.relistedFrom} is not null`),
  ],
);
