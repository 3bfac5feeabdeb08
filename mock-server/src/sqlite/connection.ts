/** Opens the connections to a database. */
import SqliteDatabase from "better-sqlite3";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/better-sqlite3/migrator";
import { existsSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { checkpointsInWorker, checkpointsWithin, type Checkpoints } from "./checkpoints.ts";
import { useKeys, type Keyring } from "../tables/sealing/keyring.ts";
import { archiveOf, attachToRead, attachToWrite, definePasts } from "../tables/system/archive.ts";
import { sealPlain } from "../tables/people/sealed-rows.ts";
import { cacheParts, type CachingReaders } from "./readers/cache-parts.ts";
import { refuseOlder, refuseOtherVersion } from "./recovery/older-database.ts";
import { readHere, type ReaderPool } from "./readers/readers.ts";
import { syncNameOf } from "./sync-path.ts";
import type { Database } from "../store/store.ts";
import { databaseOver, inTransaction, orm, sqlite } from "../tables/system/driver.ts";

export interface ConnectionOptions {
  /** Path of the database file; created if missing. */
  readonly file: string;
  /** Whether a commit survives a power cut. Only tests turn this off. */
  readonly durable: boolean;
  /** Encrypts and decrypts; left out: this connection neither writes nor reads an encrypted value. */
  readonly keys?: Keyring;
}

/** The connections of a store. */
export interface Connections {
  readonly writer: Database;
  readonly reader: Database;
  /** Readers for queries that may take long. */
  readonly readers: CachingReaders;
  /** Called after every commit. */
  readonly checkpoints: Checkpoints;
}

export const MIGRATIONS = fileURLToPath(new URL("../tables/migrations", import.meta.url));
/** How long another process (a backup, a shell) may hold the lock before an error, ms. */
const BUSY_MS = 2_000;
const LONGEST_LOG = 64 * 1024 * 1024;

/** Opens the only writing connection, and migrates the tables. `file`: its path, or bytes that live in memory. */
export function openWriter({
  file,
  durable,
  keys,
}: Omit<ConnectionOptions, "file"> & { readonly file: string | Buffer }): Database {
  const client = new SqliteDatabase(file, { timeout: BUSY_MS });
  client.pragma("journal_mode = WAL");
  client.pragma(`synchronous = ${durable ? "FULL" : "OFF"}`);
  // On macOS an ordinary fsync stops at the drive's cache; elsewhere these two change nothing.
  client.pragma(`fullfsync = ${durable ? 1 : 0}`);
  client.pragma(`checkpoint_fullfsync = ${durable ? 1 : 0}`);
  // What is deleted leaves the file, too: otherwise a stolen copy still shows deleted people.
  client.pragma("secure_delete = ON");
  // A log that a long reading has made longer returns to this length, in bytes.
  client.pragma(`journal_size_limit = ${LONGEST_LOG}`);
  const db = databaseOver(client);
  // A migration may rebuild a table that other tables refer to.
  client.pragma("foreign_keys = OFF");
  refuseOlder(client);
  migrate(orm(db), { migrationsFolder: MIGRATIONS });
  if (keys) useKeys(db, keys);
  client.pragma("foreign_keys = ON");
  definePasts(client);
  return db;
}

/** Creates a database with the tables of an older version. `until`: the moment of its last migration, ms. */
export function openVersion(file: string, until: number): Database {
  const client = new SqliteDatabase(file);
  client.exec(
    "CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)",
  );
  const note = client.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)");
  client.pragma("foreign_keys = OFF");
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder: MIGRATIONS })) {
    if (folderMillis > until) break;
    for (const statement of sql) client.exec(statement);
    note.run(hash, folderMillis);
  }
  return databaseOver(client);
}

/** Encrypts what an older version stored as it is, before a store has the connection. Its bytes leave the pages and the log, too. */
export async function sealOlder(db: Database): Promise<void> {
  if (!(await inTransaction(db, () => sealPlain(db)))) return;
  sqlite(db).exec("INSERT INTO client_search (client_search) VALUES ('rebuild')");
  sqlite(db).exec("VACUUM");
  sqlite(db).pragma("wal_checkpoint(TRUNCATE)");
}

/** Opens a read-only connection that sees committed rows, those in the archive included. */
export function openReader({ file, keys }: ConnectionOptions): Database {
  const client = new SqliteDatabase(file, { readonly: true, fileMustExist: true, timeout: BUSY_MS });
  try {
    attachToRead(client);
  } catch (error) {
    client.close();
    throw error;
  }
  const db = databaseOver(client);
  if (keys) useKeys(db, keys);
  return db;
}

/** Opens a read-only connection. @throws DatabaseRefused for tables of another version, with what to do `next` */
export function openReaderOfVersion(options: ConnectionOptions, next: string): Database {
  const db = openReader(options);
  try {
    refuseOtherVersion(sqlite(db), MIGRATIONS, next);
    return db;
  } catch (error) {
    sqlite(db).close();
    throw error;
  }
}

/**
 * Opens the connections of a store.
 * @param options `pool`: reader threads; null: long queries and checkpoints run in this thread. `syncFailed`: called when a checkpoint did not sync.
 */
export function connect(
  options: ConnectionOptions & {
    readonly pool: ReaderPool | null;
    readonly syncFailed: (error: unknown) => void;
  },
): Connections {
  const { file, pool, syncFailed } = options;
  const writer = openWriter(options);
  const archive = archiveOf(file);
  const isNew = !existsSync(archive);
  attachToWrite(sqlite(writer), options.durable);
  if (isNew && options.durable) for (const made of [archive, dirname(archive)]) syncNameOf(made);
  const reader = openReader(options);
  const readers = cacheParts(pool ?? readHere(reader));
  const checkpoints = pool ? checkpointsInWorker(file, writer, syncFailed) : checkpointsWithin;
  return { writer, reader, readers, checkpoints };
}
