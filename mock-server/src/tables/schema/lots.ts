/** Lots and what happened to them. Prices: whole dirhams (AED). Instants: ms since 1970 UTC. */
import type { StoredDocument, StoredPicture } from "../lots/lot-files.ts";
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
import type { HistoryKind } from "../../domain/decision.ts";
import type { Offer } from "../../domain/offer.ts";
import type { LotKind, LotStatus } from "../../domain/lot.ts";
import type { ApartmentFacts, VehicleCondition, VehicleFacts } from "../lots/facts.ts";
import { user } from "./people.ts";

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
    hidden: integer({ mode: "boolean" }).notNull().default(false),
    /** The live lane it belongs to; null: a standard lot. */
    queueId: integer(),
    createdAt: integer().notNull(),
    approvedAt: integer(),

    opensAt: integer().notNull(),
    /** The real end; a bid in the closing window moves it. */
    endsAt: integer().notNull(),
    opened: integer({ mode: "boolean" }).notNull().default(false),
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
    reserveReached: integer({ mode: "boolean" }).notNull().default(false),
    /** How often the minimum was lowered after the first bid. */
    reserveLowered: integer().notNull().default(0),
    reviewDays: integer().notNull(),
    reviewEndsAt: integer(),
    /** Counteroffers of both sides, the oldest first; null without any. */
    offers: text({ mode: "json" }).$type<readonly Offer[]>(),
    /** Until when the open one of them can be answered. */
    offerUntil: integer(),
    /** Seq of the topic `auction.lot.{id}`. */
    seq: integer().notNull().default(0),
    /** The newest row of its history. */
    historyId: integer(),
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
    furnished: integer({ mode: "boolean" }),
    newConstruction: integer({ mode: "boolean" }),
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
    index("lot_offer")
      .on(t.offerUntil)
      .where(sql`${t.offerUntil} is not null`),
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
  documents: text({ mode: "json" }).$type<readonly StoredDocument[]>().notNull(),
  pictures: text({ mode: "json" }).$type<readonly StoredPicture[]>().notNull(),
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

/**
 * Append-only. The id is the order that decides. The rows of one lot are a chain: each hash is of the one before it and of
 * what its row says, so that nothing can be changed, left out or put in afterwards without its showing. The same chain,
 * from `lot.history_id` backwards, is how they are read (`tables/lots/history-of-lot.ts`): an index would cost each bid a page.
 */
export const history = sqliteTable("history", {
  id: integer().primaryKey(),
  lotId: integer().notNull(),
  at: integer().notNull(),
  /** When the last byte of the command was here; null for what the server did by itself. */
  receivedAt: integer(),
  kind: text().$type<HistoryKind>().notNull(),
  userId: integer(),
  mark: integer(),
  amount: integer(),
  auto: integer({ mode: "boolean" }).notNull(),
  cause: text().notNull(),
  /** An amount that belongs to the row and that its readers are not told: the minimum price. AED. */
  secretAmount: integer(),
  /** The row before it of the same lot. */
  prevId: integer(),
  /** Of the commitment to a row that not everybody may read, or to its secret amount; hex. */
  salt: text(),
  /** SHA-256, hex. Empty only until an older database has been linked. */
  hash: text().notNull().default(""),
});
