/** Tables of the server itself. */
import type { Sealed } from "./sealed.ts";
import type { DictName } from "./dict-names.ts";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** One row: the identity of this database. */
export const meta = sqliteTable("meta", {
  id: integer().primaryKey(),
  /** New whenever the database is created, restored or reset: seqs of different epochs cannot be compared. */
  epoch: text().notNull(),
  /** Seed of the scene. */
  seed: integer().notNull(),
  scene: text().notNull(),
  /** Last heartbeat of a server, on the auction clock; a long gap at the start is an outage. */
  stampedAt: integer().notNull(),
  /** How far the auction clock was ahead of the real one at that time, ms. */
  clockOffsetMs: integer().notNull().default(0),
  /** The instant at which the auction clock was frozen; null: it ran. */
  clockFrozenAt: integer(),
  /** Start of the staff's pause of all standard auctions, on the auction clock; null while they run. */
  pausedAt: integer(),
  pauseReason: text(),
  /** Hash of the last row of the audit: without it the end of the audit could be cut off. */
  auditHash: text(),
});

/** The acts of the staff with their reasons. Append-only. */
export const audit = sqliteTable(
  "audit",
  {
    id: integer().primaryKey(),
    at: integer().notNull(),
    /** The person who acted; null: the server itself, at a deadline. */
    userId: integer(),
    /** Their name at that time, which outlives their account. */
    who: text().notNull().default(""),
    /** The name of the colleague who asked for an act that they have signed. */
    askedBy: text(),
    act: text().notNull(),
    /** The subject of the act, in words: "Lot 1042", "Refund 7". */
    subject: text().notNull(),
    reason: text(),
    /** The person whom the act concerns; null: it concerns no person. */
    aboutId: integer(),
    /** The network address of the person who acted; null: the server itself, or not known. */
    address: text(),
    /** SHA-256 of the previous row's hash and of this row: a changed or missing row shows. */
    hash: text(),
  },
  (t) => [index("audit_about").on(t.aboutId, t.id), index("audit_act").on(t.act, t.id)],
);

/** One row: the secret of all fingerprints, encrypted. It outlives the keys, so fingerprints do, too. */
export const fingerprintSecret = sqliteTable("fingerprint_secret", {
  id: integer().primaryKey(),
  secret: text().$type<Sealed>().notNull(),
});

/**
 * The answer to a key, returned again to a client that repeats the command. `hash` is of the payload. The index
 * begins with the key, since client keys begin with the time: new ones share a page at its end.
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
 * Stored events, until the router has acknowledged them: one row per commit, since a row per event would cost as
 * much as the bid itself.
 */
export const outbox = sqliteTable("outbox", {
  id: integer().primaryKey(),
  /** Number of events. */
  events: integer().notNull(),
  /** JSON list of `EncodedEvent`; in order per topic. */
  content: text().notNull(),
});

/** One row: the number of commits in the database (`sqlite/recovery/last-commit.ts`). */
export const lastCommit = sqliteTable("last_commit", {
  id: integer().primaryKey(),
  /** `commit:000000000000042;` */
  mark: text().notNull(),
});

/** How far the archive holds each table: rows up to this id (`system/archive.ts`). */
export const archived = sqliteTable("archived", {
  name: text().primaryKey(),
  upTo: integer().notNull(),
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
