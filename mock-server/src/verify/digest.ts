/** The content of a house as hashes: equal rows have equal hashes, whichever engine holds them. */
import { hash } from "node:crypto";
import { setImmediate as pause } from "node:timers/promises";
import { bytesAsText, list, rowsOf, tablesOf, type Table } from "../postgres/copy.ts";
import type { House } from "../postgres/house.ts";
import { lastMigration } from "../postgres/refusals.ts";
import { openReader, openVersion } from "../sqlite/connection.ts";
import { sqlite } from "../tables/system/driver.ts";

export interface Digest {
  readonly tables: number;
  readonly rows: number;
  /** Hashes of the rows of the journal, and of all tables, in hexadecimal digits. */
  readonly journal: string;
  readonly all: string;
}

/** Says which rows are in the archive. A house that was copied has its old rows in their tables. */
const OF_ARCHIVE = "archived";
const BYTES = 32;
/** Rows between two pauses for other work. */
const AT_ONCE = 10_000;

type Rows = Iterable<readonly unknown[]>;

/** Returns the digest of a SQLite database with its archive. */
export async function digestOfFile(file: string): Promise<Digest> {
  const db = openReader({ file, durable: false });
  const all = (table: string, names: string) =>
    sqlite(db).prepare<[], unknown[]>(`SELECT ${names} FROM "${table}"`).raw();
  try {
    sqlite(db).exec("BEGIN");
    return await digest(tablesOf(db), ({ name, columns }) => [all(name, list(columns)).iterate()]);
  } finally {
    sqlite(db).close();
  }
}

/** Returns the digest of a house on PostgreSQL. */
export async function digestOfHouse(house: House): Promise<Digest> {
  const db = openVersion(":memory:", lastMigration());
  const tables = tablesOf(db);
  sqlite(db).close();
  return house.reading((link) => digest(tables, (table) => rowsOf(link, table)));
}

async function digest(
  tables: readonly Table[],
  rowsIn: (table: Table) => AsyncIterable<Rows> | Iterable<Rows>,
): Promise<Digest> {
  const hashes = new Map<string, string>();
  let count = 0;
  for (const table of tables) {
    if (table.name === OF_ARCHIVE) continue;
    // The order in which an engine gives its rows says nothing: their hashes are combined.
    const sum = Buffer.alloc(BYTES);
    for await (const rows of rowsIn(table))
      for (const row of rows) {
        const own = hash("sha256", JSON.stringify(row, bytesAsText), "buffer");
        for (let at = 0; at < BYTES; at++) sum[at]! ^= own[at]!;
        if (++count % AT_ONCE === 0) await pause();
      }
    hashes.set(table.name, sum.toString("hex"));
  }
  const all = [...hashes].toSorted(([a], [b]) => (a < b ? -1 : 1)).join("\n");
  return { tables: hashes.size, rows: count, journal: hashes.get("history")!, all: hash("sha256", all) };
}
