/** What the server needs for itself. */
import type { DictName } from "../system/dict-names.ts";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

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
  /** How far the auction clock was ahead of the real one then, ms. */
  clockOffsetMs: integer().notNull().default(0),
  /** Where the auction clock stood still; null: it ran. */
  clockFrozenAt: integer(),
  /** Since when the staff have paused all standard auctions, on the auction clock; null: they go on. */
  pausedAt: integer(),
  pauseReason: text(),
});

/** What staff did, and why. Append-only. */
export const audit = sqliteTable(
  "audit",
  {
    id: integer().primaryKey(),
    at: integer().notNull(),
    /** Who did it; null: the server itself, at a deadline. */
    userId: integer(),
    act: text().notNull(),
    /** What it was done to, in words. */
    subject: text().notNull(),
    reason: text(),
    /** The person it was done to; null: it was done to something else. */
    aboutId: integer(),
    /** The address it was done from; null: the server itself, or not known. */
    address: text(),
  },
  (t) => [index("audit_about").on(t.aboutId, t.id), index("audit_act").on(t.act, t.id)],
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
  /** JSON list of `KeptEvent`; in order per topic. */
  content: text().notNull(),
});

/** One row: how many commits the database has seen (`sqlite/recovery/last-commit.ts`). */
export const lastCommit = sqliteTable("last_commit", {
  id: integer().primaryKey(),
  /** `commit:000000000000042;` */
  mark: text().notNull(),
});

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
