/** Deposits. Amounts: integer fils. */
import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { user } from "./people.ts";

/** Every person has one. Available = total - reserved, and never below zero. */
export const wallet = sqliteTable(
  "wallet",
  {
    userId: integer()
      .primaryKey()
      .references(() => user.id),
    totalFils: integer().notNull().default(0),
    reservedFils: integer().notNull().default(0),
    /** Seq of the topic `user.{id}`. It lives here because nearly all that a person is told moves this row too. */
    seq: integer().notNull().default(0),
    /** The newest row of this person's ledger. */
    ledgerId: integer(),
  },
  (t) => [
    check("wallet_available", sql`${t.totalFils} - ${t.reservedFils} >= 0`),
    check("wallet_reserved", sql`${t.reservedFils} >= 0`),
  ],
);

export type LedgerType =
  | "topup_card"
  | "card_fee"
  | "topup_invoice"
  | "hold"
  | "release"
  | "payment"
  | "refund"
  | "forfeit"
  | "proceeds"
  | "correction";

/**
 * Append-only. Amounts are signed: `hold` and `release` move the reserved part (hold +, release -) and leave the total
 * alone; all others move the total. A top-up by card comes in whole and its fee goes out in a row of its own.
 * A person's rows are a chain from `wallet.ledger_id` backwards: an index would have to write a page for each person
 * in each commit, and a missing row would not show.
 */
export const ledger = sqliteTable("ledger", {
  id: integer().primaryKey(),
  /** The row before it of the same person. */
  prevId: integer(),
  userId: integer().notNull(),
  at: integer().notNull(),
  type: text().$type<LedgerType>().notNull(),
  amountFils: integer().notNull(),
  lotId: integer(),
  comment: text().notNull().default(""),
});
