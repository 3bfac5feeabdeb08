/**
 * The archive: a second database that holds the old rows of the append-only tables, `.data/archive/marsa.db` beside
 * `.data/marsa.db`. `archived.up_to` in the main database says which rows of the archive count, so rows move in one
 * commit of the main database: first they are copied, then the next commit deletes them there and raises `up_to`.
 */
import { existsSync, mkdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Database } from "../../store/store.ts";
import { sqlite, type Connection } from "./driver.ts";
import { prepared } from "./prepared.ts";

/** The archived tables, each with the rows `t` that stay: the newest of a chain, from which the next one follows. */
const STAYS = {
  history: "t.id = (SELECT history_id FROM main.lot WHERE id = t.lot_id)",
  ledger: "t.id = (SELECT ledger_id FROM main.wallet WHERE user_id = t.user_id)",
  audit: "t.id = (SELECT max(id) FROM main.audit)",
} as const;

export type ArchivedTable = keyof typeof STAYS;
export const ARCHIVED_TABLES = Object.keys(STAYS) as ArchivedTable[];

/** Returns the path of the archive of a database. */
export function archiveOf(database: string): string {
  return join(dirname(database), "archive", basename(database));
}

/**
 * Attaches the archive to the connection that writes, and creates it where it is missing. The tables keep their names
 * and meaning: they are those of the main database. Old rows are in `past_history`, `past_ledger` and `past_audit`.
 */
export function attachToWrite(connection: Connection, durable: boolean): void {
  const file = archiveOf(connection.name);
  mkdirSync(dirname(file), { recursive: true });
  connection.prepare("ATTACH ? AS archive").run(file);
  connection.pragma(`archive.synchronous = ${durable ? "FULL" : "OFF"}`);
  connection.pragma("archive.journal_mode = WAL");
  connection.pragma("archive.secure_delete = ON");
  for (const table of ARCHIVED_TABLES) {
    createTable(connection, table);
    definePast(connection, table, true);
  }
}

/**
 * Lets a reading connection see old rows and new ones in the tables of their names. Without an archive, the tables are
 * those of the main database alone.
 */
export function attachToRead(connection: Connection): void {
  if (!isArchiving(connection)) return definePasts(connection);
  const file = archiveOf(connection.name);
  const isThere = existsSync(file);
  if (isThere) connection.prepare("ATTACH ? AS archive").run(file);
  for (const table of ARCHIVED_TABLES) {
    definePast(connection, table, isThere);
    const columns = columnsOf(connection, table);
    const both = `SELECT ${columns} FROM main.${table} UNION ALL SELECT ${columns} FROM past_${table}`;
    if (isThere) connection.exec(`CREATE TEMP VIEW ${table} AS ${both}`);
  }
}

/** Lets queries of old rows run on a connection without an archive. */
export function definePasts(connection: Connection): void {
  for (const table of ARCHIVED_TABLES) if (hasTable(connection, table)) definePast(connection, table, false);
}

/**
 * Copies the oldest rows to the archive, in its order; `limit` at most. Rows that no commit of the main database counts,
 * of a copy that was cut short or of a state before a restore, are replaced.
 * @param before ms since 1970 UTC: rows from then on are too young.
 * @returns the last copied id, for `moveToArchive` in a later commit; null: no row is due.
 */
export function copyToArchive(
  db: Database,
  table: ArchivedTable,
  before: number,
  limit: number,
): number | null {
  const from = upTo(sqlite(db), table);
  const oldest = `SELECT id, at FROM main.${table} WHERE id > ? ORDER BY id LIMIT ?`;
  const rows = prepared(db, oldest).all(from, limit) as { id: number; at: number }[];
  const young = rows.findIndex(({ at }) => at >= before);
  const to = (young < 0 ? rows : rows.slice(0, young)).at(-1)?.id;
  if (to === undefined) return null;
  prepared(db, `DELETE FROM archive.${table} WHERE id > ?`).run(from);
  const columns = columnsOf(sqlite(db), table);
  const copy = `INSERT INTO archive.${table} (${columns}) SELECT ${columns} FROM main.${table} WHERE id > ? AND id <= ?`;
  prepared(db, copy).run(from, to);
  return to;
}

/** Deletes copied rows from the main database, up to this id; the archive counts from then on. */
export function moveToArchive(db: Database, table: ArchivedTable, to: number): void {
  const from = upTo(sqlite(db), table);
  const count = (place: string) =>
    prepared(db, `SELECT count(*) AS n FROM ${place}.${table} WHERE id > ? AND id <= ?`).get(from, to) as {
      n: number;
    };
  // A sealed row can take a number in between after the copy: the next copy has it.
  if (count("main").n !== count("archive").n) return;
  prepared(db, `DELETE FROM main.${table} AS t WHERE id > ? AND id <= ? AND NOT (${STAYS[table]})`).run(
    from,
    to,
  );
  const raise =
    "INSERT INTO archived (name, up_to) VALUES (?, ?) ON CONFLICT DO UPDATE SET up_to = excluded.up_to";
  prepared(db, raise).run(table, to);
}

/** Copies all old rows back into the tables of a database, which then needs the archive at this path no more. */
export function bringBack(connection: Connection, archive: string): void {
  if (!isArchiving(connection) || !existsSync(archive)) return;
  connection.prepare("ATTACH ? AS archive").run(archive);
  connection.transaction(() => {
    for (const table of ARCHIVED_TABLES) {
      const columns = columnsOf(connection, table);
      connection
        .prepare(
          `INSERT OR IGNORE INTO main.${table} (${columns}) SELECT ${columns} FROM archive.${table} WHERE id <= ?`,
        )
        .run(upTo(connection, table));
    }
    connection.exec("DELETE FROM archived");
  })();
  connection.exec("DETACH archive");
}

/** Returns whether the archive of this database is missing, or ends before the rows that the database counts on. */
export function lacksArchive(connection: Connection): boolean {
  if (!isArchiving(connection)) return false;
  const due = ARCHIVED_TABLES.filter((table) => upTo(connection, table) > 0);
  if (due.length === 0) return false;
  const file = archiveOf(connection.name);
  if (!existsSync(file)) return true;
  connection.prepare("ATTACH ? AS archive").run(file);
  const last = (table: ArchivedTable) =>
    connection.prepare<[], number | null>(`SELECT max(id) FROM archive.${table}`).pluck().get() ?? 0;
  return due.some((table) => last(table) < upTo(connection, table));
}

/** Returns the last id that the archive holds for the main database; 0: none. */
function upTo(connection: Connection, table: ArchivedTable): number {
  const sql = "SELECT up_to FROM main.archived WHERE name = ?";
  return connection.prepare<[string], number>(sql).pluck().get(table) ?? 0;
}

function definePast(connection: Connection, table: ArchivedTable, isThere: boolean): void {
  const columns = columnsOf(connection, table);
  // A row that stayed in the main database, or came back with a restore, is read there.
  const counts = `a.id <= (SELECT up_to FROM main.archived WHERE name = '${table}')
    AND NOT EXISTS (SELECT 1 FROM main.${table} m WHERE m.id = a.id)`;
  const source = isThere ? `archive.${table} a WHERE ${counts}` : `main.${table} WHERE 0`;
  connection.exec(
    `DROP VIEW IF EXISTS temp.past_${table}; CREATE TEMP VIEW past_${table} AS SELECT ${columns} FROM ${source}`,
  );
}

/** Creates a table of the archive like that of the main database, or adds the columns that a migration gave that one. */
function createTable(connection: Connection, table: ArchivedTable): void {
  const sql = "SELECT sql FROM main.sqlite_schema WHERE tbl_name = ? AND sql IS NOT NULL ORDER BY type DESC";
  for (const made of connection.prepare<[string], string>(sql).pluck().all(table)) {
    connection.exec(made.replace(/^CREATE (TABLE|INDEX) /, "CREATE $1 IF NOT EXISTS archive."));
  }
  const added = connection.prepare<[string, string], string>(
    `SELECT name || ' ' || type FROM pragma_table_info(?, 'main')
      WHERE name NOT IN (SELECT name FROM pragma_table_info(?, 'archive'))`,
  );
  for (const column of added.pluck().all(table, table))
    connection.exec(`ALTER TABLE archive.${table} ADD COLUMN ${column}`);
}

function columnsOf(connection: Connection, table: ArchivedTable): string {
  const names = connection.prepare<[string], string>("SELECT name FROM pragma_table_info(?, 'main')").pluck();
  return names.all(table).join(", ");
}

function isArchiving(connection: Connection): boolean {
  return hasTable(connection, "archived");
}

function hasTable(connection: Connection, name: string): boolean {
  return connection.prepare("SELECT 1 FROM main.sqlite_schema WHERE name = ?").get(name) !== undefined;
}
