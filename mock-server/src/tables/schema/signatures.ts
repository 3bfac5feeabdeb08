/** Requests for the signature of a second person. Instants: ms since 1970 UTC on the auction clock. */
import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { SignatureKind } from "../../domain/people/two-people.ts";
import { user } from "./people.ts";

export const signature = sqliteTable(
  "signature",
  {
    id: integer().primaryKey(),
    kind: text().$type<SignatureKind>().notNull(),
    /** The refund, the invoice, the lot, the claim, the user (role, limit) or the profile (unlock). */
    subjectId: integer().notNull(),
    /** The client who gains or loses by it. */
    partyId: integer()
      .notNull()
      .references(() => user.id),
    amountFils: integer(),
    title: text().notNull(),
    /** What changes, where no amount says it. */
    text: text(),
    /** What the act needs when it is signed. */
    payload: text({ mode: "json" }).$type<unknown>(),
    reason: text(),
    askedBy: integer()
      .notNull()
      .references(() => user.id),
    askedAt: integer().notNull(),
    /** Then it is void. */
    until: integer().notNull(),
    state: text().$type<"open" | "signed" | "declined" | "void">().notNull(),
    decidedBy: integer().references(() => user.id),
    decidedAt: integer(),
    declineReason: text(),
  },
  (t) => [
    uniqueIndex("signature_open")
      .on(t.kind, t.subjectId)
      .where(sql`${t.state} = 'open'`),
    index("signature_subject").on(t.kind, t.subjectId),
    index("signature_until")
      .on(t.until)
      .where(sql`${t.state} = 'open'`),
  ],
);
