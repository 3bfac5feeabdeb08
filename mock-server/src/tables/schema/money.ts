/** Tables of deposits. Amounts: integer fils. */
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Sealed } from "./sealed.ts";
import { user } from "./people.ts";

/** Every person has a wallet. Available = total - reserved, and never below zero. */
export const wallet = sqliteTable(
  "wallet",
  {
    userId: integer()
      .primaryKey()
      .references(() => user.id),
    totalFils: integer().notNull().default(0),
    reservedFils: integer().notNull().default(0),
    /** Seq of the topic `user.{id}`. Stored here because nearly every notice also changes this row. */
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
  | "service"
  | "refund"
  | "forfeit"
  | "proceeds"
  | "correction";

/**
 * Append-only. Amounts are signed: `hold` and `release` move the reserved part (hold +, release -) and not the
 * total; all others move the total. A top-up by card is credited in full, and its fee is a row of its own. A
 * person's rows are a chain from `wallet.ledger_id` backwards: an index would write a page per person and commit,
 * and would hide a missing row.
 */
export const ledger = sqliteTable("ledger", {
  id: integer().primaryKey(),
  /** The previous row of the same person. */
  prevId: integer(),
  userId: integer().notNull(),
  at: integer().notNull(),
  type: text().$type<LedgerType>().notNull(),
  amountFils: integer().notNull(),
  lotId: integer(),
  comment: text().notNull().default(""),
});

/** Why a bank declines a card: `not_confirmed` failed the bank's own check of the person. */
export type Decline = "no_money" | "expired" | "abroad" | "not_confirmed" | "refused";

/** A top-up by card. The provider asks for the card data, which never reaches this server. */
export const payment = sqliteTable(
  "payment",
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    /** The provider's reference. */
    reference: text().notNull(),
    /** The credited amount; the fee is added to the charge. */
    amountFils: integer().notNull(),
    feeFils: integer().notNull(),
    /** `pending` for longer than `expires_at` is expired. */
    status: text().$type<"pending" | "paid" | "failed">().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    settledAt: integer(),
    /** Why the bank declined the card; null: it did not. */
    declined: text().$type<Decline>(),
    /** The won lot that the top-up pays at once; null: it stays in the deposit. */
    lotId: integer(),
    /** The saved card that is charged; null: the provider's page asks for a card. */
    cardId: integer(),
    /** The lot on which the person bids afterwards. */
    backLotId: integer(),
  },
  (t) => [uniqueIndex("payment_reference").on(t.reference), index("payment_user").on(t.userId)],
);

/** A card that a person keeps for later payments. The provider holds its number and knows it by the token. */
export const savedCard = sqliteTable(
  "saved_card",
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    token: text().notNull(),
    brand: text().$type<"visa" | "mastercard" | "amex" | "other">().notNull(),
    last4: text().notNull(),
    /** The last valid month, "2029-08". */
    expires: text().notNull(),
    savedAt: integer().notNull(),
  },
  (t) => [index("saved_card_user").on(t.userId)],
);

/** A top-up by bank transfer, credited when the staff have received the money. */
export const invoice = sqliteTable(
  "invoice",
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    amountFils: integer().notNull(),
    /** `open` before `ready_at` means still being created. */
    status: text().$type<"open" | "paid" | "rejected">().notNull(),
    requestedAt: integer().notNull(),
    readyAt: integer().notNull(),
    decidedAt: integer(),
    decidedBy: integer(),
    reason: text(),
    /** What came, as the statement of the bank shows it. Day: YYYY-MM-DD. */
    receivedFils: integer(),
    valueDate: text(),
    bankReference: text(),
  },
  (t) => [index("invoice_user").on(t.userId), index("invoice_status").on(t.status, t.id)],
);

/** Bank account for a person's refunds. */
export const refundAccount = sqliteTable(
  "refund_account",
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    /** Encrypted, as the IBAN is (`people/refund-accounts.ts`). */
    recipient: text().$type<Sealed>().notNull(),
    iban: text().$type<Sealed>().notNull(),
    bank: text().notNull(),
    swift: text().notNull(),
    createdAt: integer().notNull(),
    /** When the undo of a contact change ended it; null: usable. Refunds before keep their recipient. */
    endedAt: integer(),
  },
  (t) => [index("refund_account_user").on(t.userId)],
);

/** A file of refunds for the bank. Its content follows from its row and its refunds. */
export const bankFile = sqliteTable("bank_file", {
  /** The number that people read. */
  id: integer().primaryKey(),
  format: text().$type<"pain.001" | "csv">().notNull(),
  madeAt: integer().notNull(),
  madeBy: integer()
    .notNull()
    .references(() => user.id),
});

/** A requested refund. Its amount is reserved until the refund is paid or declined. */
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
    /** The file for the bank that has this refund; null: none. */
    bankFileId: integer().references(() => bankFile.id),
    /** The transfer, as the statement of the bank shows it. Day: YYYY-MM-DD. */
    valueDate: text(),
    bankReference: text(),
    /** The vendor statement of a payout of proceeds (`papers.ts`); null: the client asked for it. */
    statementId: integer(),
  },
  (t) => [
    index("refund_user").on(t.userId),
    index("refund_status").on(t.status, t.id),
    uniqueIndex("refund_statement")
      .on(t.statementId)
      .where(sql`${t.statementId} is not null`),
  ],
);
