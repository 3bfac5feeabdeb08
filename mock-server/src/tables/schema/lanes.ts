/** Live lanes: who composed them, how far they are, and what happened. Instants and spans: ms. */
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LanePhase, LaneResult, LaneStatus, LaneTimers, RunEntry } from "../../domain/lane/lane.ts";
import { lot } from "./lots.ts";
import { user } from "./people.ts";

/** One row per lane; the lot whose turn it is stands in it. */
export const queue = sqliteTable(
  "queue",
  {
    id: integer().primaryKey(),
    name: text().notNull(),
    place: text().notNull(),
    status: text().$type<LaneStatus>().notNull(),
    startsAt: integer().notNull(),
    timers: text({ mode: "json" }).$type<LaneTimers>().notNull(),
    createdAt: integer().notNull(),
    /** Grows with each change by the staff who compose it. */
    version: integer().notNull().default(1),
    /** Who last composed it, and when; null: nobody since it was planted. */
    changedAt: integer(),
    changedBy: integer(),
    /** A draft that was thrown away: cancelled before anybody else saw it. */
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

    pausedAt: integer(),
    pausedReason: text(),
    /** The auctioneer's last words to the room. */
    message: text(),
    /** When it goes on by itself; null while it waits for a person. Follows from the rest, for the index. */
    dueAt: integer(),
  },
  (t) => [
    index("queue_due")
      .on(t.dueAt)
      .where(sql`${t.dueAt} is not null`),
    index("queue_status").on(t.status, t.startsAt),
  ],
);

/** Who may run a lane: people with the role auctioneer. */
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
    /** What the lot is called by in its lane, from 1; it stays when its place changes. */
    number: integer().notNull().default(0),
    state: text().$type<RunEntry["state"]>().notNull(),
    skips: integer().notNull().default(0),
    reopens: integer().notNull().default(0),
    result: text().$type<LaneResult>(),
    /** The lot's end before it joined the lane; given back if it leaves a lane that has not begun. */
    endedBy: integer(),
  },
  (t) => [primaryKey({ columns: [t.queueId, t.lotId] }), index("queue_lot_lot").on(t.lotId)],
);

/** What was published of a lane, one event per commit. Its seq may skip some: `prev` stands in it. */
export const laneEvent = sqliteTable(
  "lane_event",
  {
    queueId: integer().notNull(),
    seq: integer().notNull(),
    at: integer().notNull(),
    /** The event (JSON) as everybody heard it. */
    event: text().notNull(),
    /** What the topics of its lots said of the same commit (JSON, a list); null where that was nothing. */
    lots: text(),
  },
  (t) => [primaryKey({ columns: [t.queueId, t.seq] })],
);
