/** Tables of live lanes: composition, progress and events. Instants and durations: ms. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type {
  Hammer,
  LanePhase,
  LaneResult,
  LaneStatus,
  LaneTimers,
  RunEntry,
} from "../../domain/lot/lane.ts";
import type { PhoneLine } from "../../domain/lot/via.ts";
import type { LaneFees } from "../../domain/lot/fees.ts";
import { lot } from "./lots.ts";
import { user } from "./people.ts";

/** One row per lane, with the current lot. */
export const queue = sqliteTable(
  "queue",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    place: text().notNull(),
    status: text().$type<LaneStatus>().notNull(),
    startsAt: integer().notNull(),
    timers: text({ mode: "json" }).$type<LaneTimers>().notNull(),
    /** Whether the desk takes bids from the room and from phones. */
    room: integer({ mode: "boolean" }).notNull().default(false),
    hammer: text().$type<Hammer>().notNull().default("clock"),
    /** Its own; null: none. */
    fees: text({ mode: "json" }).$type<LaneFees>(),
    createdAt: integer().notNull(),
    /** Increases with each change by the composing staff. */
    version: integer().notNull().default(1),
    /** The last composer and the time; null: unchanged since the scene. */
    changedAt: integer(),
    changedBy: integer(),
    /** A discarded draft: cancelled before anyone else saw it. */
    discarded: integer({ mode: "boolean" }).notNull().default(false),
    /** Seq of the topic `live.queue.{id}`. */
    seq: integer().notNull().default(0),
    /** The seq at which the run last changed its order. */
    runSeq: integer().notNull().default(0),

    currentLotId: integer(),
    phase: text().$type<LanePhase>(),
    deadline: integer(),
    leftMs: integer(),
    reopened: integer({ mode: "boolean" }).notNull().default(false),
    hammerAt: integer(),

    deskUserId: integer(),
    deskSeenAt: integer(),
    deskAskedBy: integer(),
    /** The second seat of a lane with the room. */
    clerkId: integer(),
    clerkSeenAt: integer(),

    pausedAt: integer(),
    pausedReason: text(),
    /** The auctioneer's last message to the viewers. */
    message: text(),
    /** When the lane goes on by itself; null while it waits for a person. Derived, for the index. */
    dueAt: integer(),
  },
  (t) => [
    index("queue_due")
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    index("queue_status").on(t.status, t.startsAt),
  ],
);

/** Operators of a lane: people with the role auctioneer. */
export const queueOperator = sqliteTable(
  "queue_operator",
  {
    queueId: integer()
      .notNull()
      .references(() => queue.id),
    userId: integer()
      .notNull()
      .references(() => user.id),
  },
  (t) => [primaryKey({ columns: [t.queueId, t.userId] })],
);

/** Numbers in the room of a lane, each for one client. */
export const paddle = sqliteTable(
  "paddle",
  {
    queueId: integer()
      .notNull()
      .references(() => queue.id),
    number: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    /** The phone line that calls for it. */
    line: text().$type<PhoneLine>(),
    /** The holds that the house covers in place of a deposit, fils; null: no limit. */
    coverFils: integer(),
    givenAt: integer().notNull(),
    givenBy: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.queueId, t.number] }),
    uniqueIndex("paddle_user").on(t.queueId, t.userId),
    uniqueIndex("paddle_line").on(t.queueId, t.line),
    index("paddle_cover")
      .on(t.userId)
      .where(sql`${t.coverFils} is not null`),
  ],
);

/** The run of a lane, in its order. */
export const queueLot = sqliteTable(
  "queue_lot",
  {
    queueId: integer()
      .notNull()
      .references(() => queue.id),
    lotId: integer()
      .notNull()
      .references(() => lot.id),
    /** From 0. */
    place: integer().notNull(),
    /** The lot's number in its lane, from 1; fixed when its place changes. */
    number: integer().notNull().default(0),
    state: text().$type<RunEntry["state"]>().notNull(),
    skips: integer().notNull().default(0),
    reopens: integer().notNull().default(0),
    result: text().$type<LaneResult>(),
    /** The lot's end before it joined the lane; restored if it leaves the lane before the start. */
    endedBy: integer(),
  },
  (t) => [primaryKey({ columns: [t.queueId, t.lotId] }), index("queue_lot_lot").on(t.lotId)],
);

/** Published events of a lane, one per commit. Seqs may have gaps: each event names its `prev`. */
export const laneEvent = sqliteTable(
  "lane_event",
  {
    queueId: integer().notNull(),
    seq: integer().notNull(),
    at: integer().notNull(),
    /** The public event (JSON). */
    event: text().notNull(),
    /** The events of its lots in the same commit (JSON, a list); null: none. */
    lots: text(),
  },
  (t) => [primaryKey({ columns: [t.queueId, t.seq] })],
);
