/** Tables of settlements, claims, services and pickup appointments. Amounts: integer fils; instants: ms since 1970 UTC. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ClaimOutcome } from "../../domain/settlement/claim.ts";
import type { ServiceOffer } from "../../domain/services/services.ts";
import type { SettlementState } from "../../domain/settlement/settlement.ts";
import { lot } from "./lots.ts";
import { user } from "./people.ts";

/**
 * One per sale, written with it. The buyer owes the amount shown at the bid. A lot that its buyer did not pay may be
 * sold again, to the next bidder: its current sale is the one of its leader.
 */
export const settlement = sqliteTable(
  "settlement",
  {
    lotId: integer()
      .notNull()
      .references(() => lot.id),
    buyerId: integer()
      .notNull()
      .references(() => user.id),
    sellerId: integer()
      .notNull()
      .references(() => user.id),
    state: text().$type<SettlementState>().notNull(),
    /** The price, AED. */
    price: integer().notNull(),
    feeFils: integer().notNull(),
    vatOnFeeFils: integer().notNull(),
    /** The amount to pay. */
    allInFils: integer().notNull(),
    /** Kept from the seller's proceeds. */
    sellerFeeFils: integer().notNull().default(0),
    vatOnSellerFeeFils: integer().notNull().default(0),
    soldAt: integer().notNull(),
    dueAt: integer().notNull(),
    /** Next reminder to the buyer; null: none. */
    remindAt: integer(),
    paidAt: integer(),
    handedOverAt: integer(),
    /** The hold that paid a part, was released or was forfeited; null while it stands. */
    heldFils: integer(),
    /** The seller's proceeds that wait for a claim or its decision. */
    heldProceedsFils: integer().notNull().default(0),
    /** When they become free; null: none are held, or a claim is open. */
    proceedsFreeAt: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.lotId, t.buyerId] }),
    index("settlement_due")
      .on(t.dueAt)
      .where(sql`${t.state} = 'due'`),
    index("settlement_reminder")
      .on(t.remindAt)
      .where(sql`${t.state} = 'due' and ${t.remindAt} is not null`),
    index("settlement_proceeds")
      .on(t.proceedsFreeAt)
      .where(sql`${t.proceedsFreeAt} is not null`),
    index("settlement_state").on(t.state, t.dueAt),
    index("settlement_buyer").on(t.buyerId, t.state),
  ],
);

/** A claim of a buyer against a stated fact of the lot, one per sale. Its photos are the files of `claim:{id}`. */
export const buyerClaim = sqliteTable(
  "buyer_claim",
  {
    id: integer().primaryKey(),
    lotId: integer()
      .notNull()
      .references(() => lot.id),
    buyerId: integer()
      .notNull()
      .references(() => user.id),
    sellerId: integer()
      .notNull()
      .references(() => user.id),
    /** The fact as the lot stated it: "Mileage", "102,400 km". */
    fact: text().notNull(),
    value: text().notNull(),
    text: text().notNull(),
    madeAt: integer().notNull(),
    answerUntil: integer().notNull(),
    answer: text(),
    answeredAt: integer(),
    state: text().$type<"open" | "decided">().notNull(),
    /** The proceeds that it holds, or held. */
    proceedsFils: integer().notNull(),
    outcome: text().$type<ClaimOutcome>(),
    /** What the buyer got back. */
    backFils: integer(),
    /** What the seller lost of it. */
    lostFils: integer(),
    decidedBy: integer().references(() => user.id),
    decidedAt: integer(),
    reason: text(),
  },
  (t) => [
    uniqueIndex("buyer_claim_sale").on(t.lotId, t.buyerId),
    index("buyer_claim_state").on(t.state, t.id),
  ],
);

/** A partner's quote for transport or insurance of a won vehicle, and its order. */
export const service = sqliteTable(
  "service",
  {
    id: integer().primaryKey(),
    lotId: integer()
      .notNull()
      .references(() => lot.id),
    buyerId: integer()
      .notNull()
      .references(() => user.id),
    kind: text().$type<ServiceOffer["kind"]>().notNull(),
    name: text().notNull(),
    partner: text().notNull(),
    /** The emirate for which the quotes were asked. */
    toEmirate: text().notNull(),
    priceFils: integer().notNull(),
    included: text({ mode: "json" }).$type<readonly string[]>().notNull(),
    term: text().notNull(),
    source: text().notNull(),
    validUntil: integer().notNull(),
    /** null: a quote. */
    orderedAt: integer(),
    freeUntil: integer(),
    /** When the partner is asked next whether the order is confirmed; null: not any more. */
    askAt: integer(),
    confirmedAt: integer(),
    cancelledAt: integer(),
  },
  (t) => [
    index("service_lot").on(t.lotId, t.buyerId),
    index("service_ask")
      .on(t.askAt)
      .where(sql`${t.askAt} is not null`),
  ],
);

/** The appointment to pick up a paid lot, one per lot. A cancelled one is deleted. */
export const pickup = sqliteTable(
  "pickup",
  {
    lotId: integer()
      .primaryKey()
      .references(() => lot.id),
    /** Name of the yard or office; its times are counted together. */
    place: text().notNull(),
    startsAt: integer().notNull(),
    endsAt: integer().notNull(),
    /** Six digits that the buyer shows at the gate. */
    code: text().notNull(),
    bookedAt: integer().notNull(),
  },
  (t) => [uniqueIndex("pickup_code").on(t.code), index("pickup_time").on(t.place, t.startsAt)],
);
