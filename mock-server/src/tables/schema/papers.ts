/** Tables of tax documents. Amounts: integer fils; instants: ms since 1970 UTC. */
import {
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { House, Paper, PaperKind, PaperSide } from "../../domain/papers/paper.ts";
import type { StatementFacts } from "../../domain/papers/statement.ts";
import { user } from "./people.ts";
import { settlement } from "./settlements.ts";

/** One per sale, kind and side, written with the act that makes it due. Never changed or deleted. */
export const paper = sqliteTable(
  "paper",
  {
    id: integer().primaryKey(),
    kind: text().$type<PaperKind>().notNull(),
    side: text().$type<PaperSide>().notNull(),
    /** Its place in the series of its kind and year, from 1, without gaps. */
    year: integer().notNull(),
    serial: integer().notNull(),
    number: text().notNull(),
    /** The number of the invoice that a credit note takes back. */
    corrects: text(),
    lotId: integer().notNull(),
    buyerId: integer().notNull(),
    /** The recipient. */
    userId: integer()
      .notNull()
      .references(() => user.id),
    issuedAt: integer().notNull(),
    suppliedAt: integer().notNull(),
    netFils: integer().notNull(),
    vatFils: integer().notNull(),
    facts: text({ mode: "json" })
      .$type<Pick<Paper, "house" | "recipient" | "lot" | "price" | "seller">>()
      .notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.lotId, t.buyerId],
      foreignColumns: [settlement.lotId, settlement.buyerId],
    }),
    uniqueIndex("paper_serial").on(t.kind, t.year, t.serial),
    uniqueIndex("paper_number").on(t.number),
    uniqueIndex("paper_sale").on(t.lotId, t.buyerId, t.kind, t.side),
    index("paper_user").on(t.userId, t.id),
  ],
);

/** The house as its documents name it: one row, or none before an admin has written it. */
export const paperHouse = sqliteTable("paper_house", {
  id: integer().primaryKey(),
  house: text({ mode: "json" }).$type<House>().notNull(),
});

/** The fees that single sellers have agreed. */
export const sellerFee = sqliteTable("seller_fee", {
  userId: integer()
    .primaryKey()
    .references(() => user.id),
  /** 100 are 1 % of the price. */
  basisPoints: integer().notNull(),
});

/** How a person wants to be named on their documents from now on. */
export const paperRecipient = sqliteTable("paper_recipient", {
  userId: integer()
    .primaryKey()
    .references(() => user.id),
  address: text().notNull(),
  trn: text().notNull(),
});

/** What a payout of proceeds was reckoned from, written with it. Never changed or deleted. */
export const statement = sqliteTable(
  "statement",
  {
    id: integer().primaryKey(),
    /** Its place in the series of its year, from 1, without gaps. */
    year: integer().notNull(),
    serial: integer().notNull(),
    number: text().notNull(),
    /** The seller. */
    userId: integer()
      .notNull()
      .references(() => user.id),
    issuedAt: integer().notNull(),
    facts: text({ mode: "json" }).$type<StatementFacts>().notNull(),
  },
  (t) => [
    uniqueIndex("statement_serial").on(t.year, t.serial),
    uniqueIndex("statement_number").on(t.number),
    index("statement_user").on(t.userId, t.id),
  ],
);

/** The sales that a statement pays out. A declined payout leaves them to the next one. */
export const statementSale = sqliteTable(
  "statement_sale",
  {
    lotId: integer().notNull(),
    buyerId: integer().notNull(),
    statementId: integer()
      .notNull()
      .references(() => statement.id),
  },
  (t) => [
    primaryKey({ columns: [t.lotId, t.buyerId, t.statementId] }),
    foreignKey({
      columns: [t.lotId, t.buyerId],
      foreignColumns: [settlement.lotId, settlement.buyerId],
    }),
  ],
);
