/** Tables of lots and their history. Prices: whole dirhams (AED). Instants: ms since 1970 UTC. */
import type { StoredDocument, StoredPicture } from "./lot-files.ts";
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
import type { HistoryKind } from "../../domain/lot/decision.ts";
import type { NextOffer, Offer } from "../../domain/lot/offer.ts";
import type { LotKind, LotStatus } from "../../domain/lot/lot.ts";
import type { Via } from "../../domain/lot/via.ts";
import type { AtDesk } from "./at-desk.ts";
import type { ApartmentFacts, VehicleCondition, VehicleFacts } from "./facts.ts";
import { user } from "./people.ts";

/** On public view. Queries use exactly these words, so that SQLite finds the indexes. */
const LISTED = sql`hidden = 0 and status not in ('draft', 'moderation')`;
/** A square of 40 m on the map. */
const SPOT = sql`(cast(lat / 0.0004 as int) * 10000000 + cast(lon / 0.0004 as int))`;

/** One row per lot: its auction state, and flat copies of every fact that lists filter and sort by. */
export const lot = sqliteTable(
  "lot",
  {
    id: integer().primaryKey(),
    /** Number for people: vehicles from 20001, apartments from 30001. */
    number: integer().notNull(),
    kind: text().$type<LotKind>().notNull(),
    title: text().notNull(),
    sellerId: integer()
      .notNull()
      .references(() => user.id),
    status: text().$type<LotStatus>().notNull(),
    hidden: integer({ mode: "boolean" }).notNull().default(false),
    /** The lot's live lane; null: a standard lot. */
    queueId: integer(),
    createdAt: integer().notNull(),
    approvedAt: integer(),

    opensAt: integer().notNull(),
    /** The real end; a bid in the closing window moves it. */
    endsAt: integer().notNull(),
    opened: integer({ mode: "boolean" }).notNull().default(false),
    startPrice: integer().notNull(),
    step: integer().notNull(),
    /** Minimum price: for the seller and staff only. */
    reserve: integer(),
    buyNow: integer(),
    price: integer(),
    leaderId: integer(),
    /** The leader's mark inside this lot ("Bidder 3"). */
    leaderMark: integer(),
    /** The leader's stored maximum: for the leader only. */
    leaderMax: integer(),
    bids: integer().notNull().default(0),
    bidders: integer().notNull().default(0),
    extensions: integer().notNull().default(0),
    reserveReached: integer({ mode: "boolean" }).notNull().default(false),
    /** How often the minimum was lowered after the first bid. */
    reserveLowered: integer().notNull().default(0),
    /** The channel of the lead, and the last bid of the desk (JSON); null without a bid of the desk. */
    atDesk: text({ mode: "json" }).$type<AtDesk>(),
    reviewDays: integer().notNull(),
    reviewEndsAt: integer(),
    /** Counteroffers of both sides, oldest first; null without any. */
    offers: text({ mode: "json" }).$type<readonly Offer[]>(),
    /** Offers to the next bidders after a buyer did not pay, oldest first; null without any. */
    nextOffers: text({ mode: "json" }).$type<readonly NextOffer[]>(),
    /** Deadline of the open offer, of either kind. */
    offerUntil: integer(),
    /** Seq of the topic `auction.lot.{id}`. */
    seq: integer().notNull().default(0),
    /** The newest row of its history. */
    historyId: integer(),
    /** The price that lists show and sort by. */
    shownPrice: integer().generatedAlwaysAs(sql`coalesce(price, start_price)`, { mode: "virtual" }),

    vat: text().$type<"included" | "without" | "partial">().notNull(),
    year: integer(),
    emirate: text().notNull(),
    city: text().notNull(),
    /** Of an apartment in Dubai, decided from its pin. */
    community: text(),
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
    seats: integer(),
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
    // The indexes of lists: each sort order, with the columns that every section needs. The first one has the
    // columns that facets and the map count, so that counting reads no row. That of prices has what one pays besides.
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
        t.community,
        t.body,
        t.type,
        t.bedrooms,
        t.seats,
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
        t.lat,
        t.lon,
      )
      .where(LISTED),
    // For the map: lots side by side stand together, so that grouping all of them sorts none. Each lot is in one of both.
    index("lot_place_sale")
      .on(t.city, t.community, SPOT, t.lat, t.lon, t.endsAt, t.status, t.kind)
      .where(sql`${LISTED} and status not in ('sold', 'notSold')`),
    index("lot_place_over")
      .on(t.city, t.community, SPOT, t.lat, t.lon, t.endsAt, t.status, t.kind)
      .where(sql`${LISTED} and status in ('sold', 'notSold')`),
    index("lot_list_opening").on(t.opensAt, t.endsAt).where(LISTED),
    index("lot_list_new").on(t.approvedAt, t.endsAt, t.status, t.kind).where(LISTED),
    index("lot_list_price").on(t.shownPrice, t.kind, t.emirate, t.endsAt, t.status, t.area).where(LISTED),
    index("lot_list_bids").on(t.bids, t.endsAt, t.status, t.kind).where(LISTED),
    index("lot_list_year").on(t.year, t.endsAt, t.status, t.kind).where(LISTED),
    index("lot_list_mileage").on(t.mileage, t.endsAt, t.status, t.kind).where(LISTED),
    // Sales that are comparable with a lot.
    index("lot_sold_vehicle")
      .on(t.mark, t.model, t.year)
      .where(sql`status = 'sold'`),
    index("lot_sold_apartment")
      .on(t.bedrooms, t.city)
      .where(sql`status = 'sold'`),
    check("lot_leader_whole", sql`(${t.leaderId} is null) = (${t.price} is null)`),
    check("lot_below_reserve", sql`not (${t.price} < ${t.reserve} and ${t.reserve} <= ${t.leaderMax})`),
  ],
);

/** The long part of a lot: for the lot's page and the cards' pictures, never filtered by. */
export const lotFacts = sqliteTable(
  "lot_facts",
  {
    lotId: integer()
      .primaryKey()
      .references(() => lot.id),
    vehicle: text({ mode: "json" }).$type<VehicleFacts>(),
    property: text({ mode: "json" }).$type<ApartmentFacts>(),
    condition: text({ mode: "json" }).$type<VehicleCondition>(),
    documents: text({ mode: "json" }).$type<readonly StoredDocument[]>().notNull(),
    pictures: text({ mode: "json" }).$type<readonly StoredPicture[]>().notNull(),
    /** Place and time of the inspection, in words. */
    inspection: text().notNull(),
    /** Yard, street or community in words. */
    location: text().notNull(),
    /** The seller's words. */
    comment: text().notNull(),
  },
  (t) => [
    /** Finds a car that was sold before. */
    index("lot_facts_vin").on(sql`${t.vehicle} ->> '$.vin'`),
  ],
);

/**
 * Bidders of each lot, and their deposit holds. Lead, outbid status and the reason for a hold follow from the lot,
 * so they are not stored. A person's holds sum to their wallet's reserved amount.
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
    /** The bidder's highest amount, beaten or not: for the bidder only. */
    max: integer().notNull(),
    /** The maximum that the bidder's last command stored, null for a plain bid: for the bidder only. */
    storedMax: integer(),
    /** The new version of a report (a file) that asks whether the maximum stays; null: nothing is asked. */
    askedAbout: integer(),
    /** Of the deposit. */
    holdFils: integer().notNull(),
    /** Of the limit of their paddle, in place of the deposit. */
    limitFils: integer().notNull().default(0),
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
 * Append-only. The id is the order that decides. The rows of one lot are a chain: each hash covers the previous
 * hash and the row, so that any change, removal or insertion is detectable. Reading follows the same chain, from
 * `lot.history_id` backwards (`tables/lots/history/history-of-lot.ts`): an index would cost each bid a page.
 */
export const history = sqliteTable(
  "history",
  {
    id: integer().primaryKey(),
    lotId: integer().notNull(),
    at: integer().notNull(),
    /** When the last byte of the command arrived; null for acts of the server. */
    receivedAt: integer(),
    kind: text().$type<HistoryKind>().notNull(),
    userId: integer(),
    mark: integer(),
    amount: integer(),
    auto: integer({ mode: "boolean" }).notNull(),
    cause: text().notNull(),
    /** How a bid came, in a lane with the room (JSON). */
    via: text({ mode: "json" }).$type<Via>(),
    /** An amount of the row that its readers do not see: the minimum price. AED. */
    secretAmount: integer(),
    /** The previous row of the same lot. */
    prevId: integer(),
    /** Salt of the commitment to a row that not everyone may read, or to its secret amount; hex. */
    salt: text(),
    /** SHA-256, hex. Empty only until an older database is linked. */
    hash: text().notNull().default(""),
  },
  (t) => [
    /** Withdrawn maxima are few: other rows cost this index nothing. */
    index("history_withdrawn")
      .on(t.userId, t.lotId)
      .where(sql`kind = 'proxy_cancelled'`),
  ],
);
