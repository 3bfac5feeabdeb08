/**
 * The tables. Instants: integer ms since 1970 UTC. Prices: whole dirhams (AED). Everything named `…Fils`: integer fils.
 * Only `db/` and the features' repositories import this file.
 */
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import type { HistoryKind } from "../domain/decision.ts";
import type { Role, UserStatus } from "../domain/gate.ts";
import type { LotKind, LotStatus } from "../domain/lot.ts";
import type { ApartmentFacts, VehicleCondition, VehicleFacts } from "./seed/facts.ts";
import type { DictName, DocumentSeed, PictureSeed } from "./seed/types.ts";

const flag = () => integer({ mode: "boolean" });

/** One row: what this database is. */
export const meta = sqliteTable("meta", {
  id: integer().primaryKey(),
  /** New whenever the database is made, restored or reset: seqs of two epochs say nothing of each other. */
  epoch: text().notNull(),
  /** The number that made the scene. */
  seed: integer().notNull(),
  scene: text().notNull(),
  /** Last sign of life of a server, on the auction clock; a long gap at the start is an outage. */
  stampedAt: integer().notNull(),
});

export const user = sqliteTable(
  "user",
  {
    id: integer().primaryKey(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    emailVerified: flag().notNull().default(false),
    /** E.164. */
    phone: text(),
    phoneVerified: flag().notNull().default(false),
    /** A changed contact waits here until its code is entered. */
    newEmail: text(),
    newPhone: text(),
    /** `db/password.ts` makes and checks it; null: nobody can sign in as this person. */
    passwordHash: text(),
    roles: text({ mode: "json" }).$type<readonly Role[]>().notNull(),
    ustatus: text().$type<UserStatus>().notNull(),
    avatar: text(),
    /** The profile in use: one of this person's own. */
    profileId: integer(),
    isBot: flag().notNull().default(false),
    /** Offered for one-click sign-in while the controls are on. */
    isDemo: flag().notNull().default(false),
    createdAt: integer().notNull(),
  },
  (t) => [
    /** A contact is unique among those who have verified it. */
    uniqueIndex("user_email")
      .on(t.email)
      .where(sql`${t.emailVerified} = 1`),
    uniqueIndex("user_phone")
      .on(t.phone)
      .where(sql`${t.phoneVerified} = 1`),
    index("user_email_claimed").on(t.email),
    index("user_phone_claimed").on(t.phone),
  ],
);

export const profile = sqliteTable(
  "profile",
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    type: text().$type<"buyer" | "seller">().notNull(),
    form: text().$type<"individual" | "company">().notNull(),
    name: text().notNull(),
    status: text().$type<"draft" | "signed" | "ok">().notNull(),
    citizenship: text().notNull(),
    /** Why bidding is suspended; null: it is not. */
    lockReason: text(),
    /** Last locked day, YYYY-MM-DD in Asia/Dubai; null with a reason: without an end. */
    lockUntil: text(),
    createdAt: integer().notNull(),
  },
  (t) => [uniqueIndex("profile_user_type").on(t.userId, t.type)],
);

/** Opaque tokens: only their SHA-256 is kept. Instants on the real clock. A session that is over is deleted. */
export const session = sqliteTable(
  "session",
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    createdAt: integer().notNull(),
    usedAt: integer().notNull(),
  },
  (t) => [index("session_user").on(t.userId), index("session_used").on(t.usedAt)],
);

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

/** On public view. Queries use these very words, so that SQLite finds the indexes. */
const LISTED = sql`hidden = 0 and status not in ('draft', 'moderation')`;

/** One row per lot: what it is judged on, and flat copies of every fact that lists filter and sort by. */
export const lot = sqliteTable(
  "lot",
  {
    id: integer().primaryKey(),
    /** For people: vehicles from 20001, apartments from 30001. */
    number: integer().notNull(),
    kind: text().$type<LotKind>().notNull(),
    title: text().notNull(),
    sellerId: integer()
      .notNull()
      .references(() => user.id),
    status: text().$type<LotStatus>().notNull(),
    hidden: flag().notNull().default(false),
    /** The live lane it belongs to; null: a standard lot. */
    queueId: integer(),
    createdAt: integer().notNull(),
    approvedAt: integer(),

    opensAt: integer().notNull(),
    /** The real end; a bid in the closing window moves it. */
    endsAt: integer().notNull(),
    opened: flag().notNull().default(false),
    startPrice: integer().notNull(),
    step: integer().notNull(),
    /** Min price: for the seller and staff alone. */
    reserve: integer(),
    buyNow: integer(),
    price: integer(),
    leaderId: integer(),
    /** The leader's mark inside this lot ("Bidder 3"). */
    leaderMark: integer(),
    /** The leader's stored maximum: for him alone. */
    leaderMax: integer(),
    bids: integer().notNull().default(0),
    bidders: integer().notNull().default(0),
    extensions: integer().notNull().default(0),
    reserveReached: flag().notNull().default(false),
    reviewDays: integer().notNull(),
    reviewEndsAt: integer(),
    /** Seq of the topic `auction.lot.{id}`. */
    seq: integer().notNull().default(0),
    /** The price a list shows and sorts by. */
    shownPrice: integer().generatedAlwaysAs(sql`coalesce(price, start_price)`, { mode: "virtual" }),

    vat: text().$type<"included" | "without" | "partial">().notNull(),
    year: integer(),
    emirate: text().notNull(),
    city: text().notNull(),
    lat: real(),
    lon: real(),
    mark: text(),
    model: text(),
    body: text(),
    gearbox: text(),
    engine: text(),
    drive: text(),
    colour: text(),
    /** km. */
    mileage: integer(),
    type: text(),
    bedrooms: integer(),
    developer: text(),
    furnished: flag(),
    newConstruction: flag(),
    /** sqft. */
    area: integer(),
  },
  (t) => [
    uniqueIndex("lot_number").on(t.number),
    /** Lots due for closing. */
    index("lot_ending").on(t.status, t.endsAt),
    index("lot_opening")
      .on(t.opensAt)
      .where(sql`${t.opened} = 0`),
    index("lot_review")
      .on(t.reviewEndsAt)
      .where(sql`${t.status} = 'summarizing'`),
    index("lot_seller").on(t.sellerId, t.status),
    // What lists read: each order, with what every section asks for. The first one carries what facets count, so that
    // counting touches no row.
    index("lot_list_ending")
      .on(
        t.endsAt,
        t.status,
        t.kind,
        t.opensAt,
        t.queueId,
        t.mark,
        t.model,
        t.city,
        t.emirate,
        t.body,
        t.type,
        t.bedrooms,
        t.developer,
        t.gearbox,
        t.engine,
        t.drive,
        t.colour,
        t.vat,
        t.furnished,
        t.newConstruction,
        t.year,
        t.mileage,
        t.area,
        t.reserve,
        t.reserveReached,
      )
      .where(LISTED),
    index("lot_list_opening").on(t.opensAt, t.endsAt).where(LISTED),
    index("lot_list_new").on(t.approvedAt, t.endsAt, t.status, t.kind).where(LISTED),
    index("lot_list_price").on(t.shownPrice, t.endsAt, t.status, t.kind).where(LISTED),
    index("lot_list_bids").on(t.bids, t.endsAt, t.status, t.kind).where(LISTED),
    index("lot_list_year").on(t.year, t.endsAt, t.status, t.kind).where(LISTED),
    index("lot_list_mileage").on(t.mileage, t.endsAt, t.status, t.kind).where(LISTED),
    check("lot_leader_whole", sql`(${t.leaderId} is null) = (${t.price} is null)`),
    check("lot_below_reserve", sql`not (${t.price} < ${t.reserve} and ${t.reserve} <= ${t.leaderMax})`),
  ],
);

/** The long part of a lot: read by the lot's page and the cards' pictures, never filtered by. */
export const lotFacts = sqliteTable("lot_facts", {
  lotId: integer()
    .primaryKey()
    .references(() => lot.id),
  vehicle: text({ mode: "json" }).$type<VehicleFacts>(),
  property: text({ mode: "json" }).$type<ApartmentFacts>(),
  condition: text({ mode: "json" }).$type<VehicleCondition>(),
  documents: text({ mode: "json" }).$type<readonly DocumentSeed[]>().notNull(),
  pictures: text({ mode: "json" }).$type<readonly PictureSeed[]>().notNull(),
  /** Where and when it can be looked at, in words. */
  inspection: text().notNull(),
  /** Yard, street or community in words. */
  location: text().notNull(),
  /** The seller's words. */
  comment: text().notNull(),
});

/**
 * Who has bid on what, and what his deposit holds for it. Whether he leads or is outbid, and why a hold stands, follow
 * from the lot, so they are not written down a second time. The sum of a person's holds is his wallet's reserved amount.
 */
export const lotBidder = sqliteTable(
  "lot_bidder",
  {
    lotId: integer()
      .notNull()
      .references(() => lot.id),
    userId: integer()
      .notNull()
      .references(() => user.id),
    mark: integer().notNull(),
    /** His own highest amount, beaten or not: for him alone. */
    max: integer().notNull(),
    holdFils: integer().notNull(),
    bidAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.lotId, t.userId] }),
    uniqueIndex("lot_bidder_mark").on(t.lotId, t.mark),
    index("lot_bidder_user").on(t.userId),
    check("lot_bidder_hold", sql`${t.holdFils} >= 0`),
  ],
);

/** Append-only. The id is the order that decides. */
export const history = sqliteTable(
  "history",
  {
    id: integer().primaryKey(),
    lotId: integer().notNull(),
    at: integer().notNull(),
    /** When the last byte of the command was here; null for what the server did by itself. */
    receivedAt: integer(),
    kind: text().$type<HistoryKind>().notNull(),
    userId: integer(),
    mark: integer(),
    amount: integer(),
    auto: flag().notNull(),
    cause: text().notNull(),
  },
  (t) => [index("history_lot").on(t.lotId)],
);

/**
 * The answer given to a key, replayed for whoever repeats it. `hash` is of the payload. The index begins with the key,
 * since the keys of our clients begin with the time: new ones share a page at its end.
 */
export const idempotency = sqliteTable(
  "idempotency",
  {
    id: integer().primaryKey(),
    userId: integer().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    hash: text().notNull(),
    answer: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [uniqueIndex("idempotency_key").on(t.key, t.userId, t.call)],
);

/**
 * Events stored with what they tell of, until the router has acknowledged them: one row for each commit, since a row for
 * each event would cost as much as the bid itself.
 */
export const outbox = sqliteTable("outbox", {
  id: integer().primaryKey(),
  /** How many events it holds. */
  events: integer().notNull(),
  /** JSON list of topic, seq, payload and the one user who may receive it; in order per topic. */
  content: text().notNull(),
});

export const favorite = sqliteTable(
  "favorite",
  {
    userId: integer()
      .notNull()
      .references(() => user.id),
    lotId: integer()
      .notNull()
      .references(() => lot.id),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lotId] }), index("favorite_lot").on(t.lotId)],
);

/** Private notes on lots. */
export const note = sqliteTable(
  "note",
  {
    userId: integer()
      .notNull()
      .references(() => user.id),
    lotId: integer()
      .notNull()
      .references(() => lot.id),
    text: text().notNull(),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lotId] })],
);

export const dictionary = sqliteTable(
  "dictionary",
  {
    name: text().$type<DictName>().notNull(),
    value: text().notNull(),
    label: text().notNull(),
    /** Value of the mark (models) or emirate (cities). */
    parent: text(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.value] })],
);
