/** Deposits. Amounts: integer fils. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
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

/** A top-up by card. The card itself is asked for elsewhere, and never comes here. */
export const payment = sqliteTable(
  "payment",
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    /** By which the provider knows it. */
    reference: text().notNull(),
    /** What is credited; the fee is charged on top. */
    amountFils: integer().notNull(),
    feeFils: integer().notNull(),
    /** `pending` for longer than `expires_at` is expired. */
    status: text().$type<"pending" | "paid" | "failed">().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    settledAt: integer(),
  },
  (t) => [uniqueIndex("payment_reference").on(t.reference), index("payment_user").on(t.userId)],
);

/** A top-up by bank transfer, credited when the staff have seen the money. */
export const invoice = sqliteTable(
  "invoice",
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    amountFils: integer().notNull(),
    /** `open` before `ready_at` is still being made. */
    status: text().$type<"open" | "paid" | "rejected">().notNull(),
    requestedAt: integer().notNull(),
    readyAt: integer().notNull(),
    decidedAt: integer(),
    decidedBy: integer(),
    reason: text(),
  },
  (t) => [index("invoice_user").on(t.userId), index("invoice_status").on(t.status, t.id)],
);

/** Where a person's refunds go. */
export const refundAccount = sqliteTable(
  "refund_account",
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    recipient: text().notNull(),
    iban: text().notNull(),
    bank: text().notNull(),
    swift: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [index("refund_account_user").on(t.userId)],
);

/** Money asked back. Its amount is reserved until it is paid or declined. */
export const refund = sqliteTable(
  "refund",
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    accountId: integer()
      .notNull()
      .references(() => refundAccount.id),
    amountFils: integer().notNull(),
    status: text().$type<"requested" | "paid" | "declined">().notNull(),
    requestedAt: integer().notNull(),
    decidedAt: integer(),
    decidedBy: integer(),
    reason: text(),
  },
  (t) => [index("refund_user").on(t.userId), index("refund_status").on(t.status, t.id)],
);
