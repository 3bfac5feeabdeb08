/** Test helper: houses to move. */
import { hash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { expect } from "vitest";
import { DAY_MS, defaultTerms } from "../../domain/lot/terms.ts";
import { tablesOf } from "../../postgres/copy.ts";
import { Link } from "../../postgres/link.ts";
import { openStore } from "../../scenes/open.ts";
import { firstScene } from "../../scenes/scene-source.ts";
import { openReader } from "../../sqlite/connection.ts";
import { bid } from "../../sqlite/test-support/commands.ts";
import { FixedClock, temporaryFolder, TEST_KEYS } from "../../sqlite/test-support/open.ts";
import { START } from "../../sqlite/test-support/people.ts";
import { ARCHIVED_TABLES, copyToArchive, moveToArchive } from "../../tables/system/archive.ts";
import { sqlite } from "../../tables/system/driver.ts";

/** A lot, a price that it takes, and a person who may bid on it. */
const FREE = `SELECT l.id, coalesce(l.price, l.start_price) + l.step, w.user_id FROM lot l JOIN wallet w
  WHERE l.status = 'active' AND l.queue_id IS NULL AND l.opens_at < ${START} AND l.ends_at > ${START + DAY_MS}
    AND w.user_id IN (SELECT user_id FROM lot_bidder) AND w.user_id NOT IN (l.seller_id, coalesce(l.leader_id, 0))
  ORDER BY w.total_fils - w.reserved_fils DESC LIMIT 1`;

/** Makes a house: an evening of lots, lanes and sales, a bid, and an archive with its oldest rows. */
export async function plantHouse(file: string): Promise<void> {
  const store = await openStore({
    file,
    clock: new FixedClock(),
    log: { warn: () => undefined, error: () => undefined },
    terms: defaultTerms,
    scenes: firstScene,
    seed: 1,
    password: "secret",
    keys: TEST_KEYS,
    durable: false,
    hash: async () => "no hash",
  });
  const [lot, amount, user] = await store.read((db) => sqlite(db).prepare(FREE).raw().get() as number[]);
  expect(await bid(store, { lot: lot!, user: user!, amount: amount! })).toMatchObject({ ok: true });
  for (const table of ARCHIVED_TABLES) {
    const to = await store.write((db) => copyToArchive(db, table, START + DAY_MS, 500));
    if (to !== null) await store.write((db) => moveToArchive(db, table, to));
  }
  await store.close();
}

/** Returns the file of a copy of a house. `change`: of its database. */
export function copyOfHouse(file: string, change = ""): string {
  const copy = freshFile();
  cpSync(dirname(file), dirname(copy), { recursive: true });
  return changedFile(copy, change);
}

/** Returns a file in a folder that is not there yet. */
export function freshFile(): string {
  return join(temporaryFolder(), "data", "marsa.db");
}

/** Returns a file with this content. */
export function fileWith(content: string): string {
  const file = join(temporaryFolder(), "marsa.db");
  writeFileSync(file, content);
  return file;
}

export function changedFile(file: string, sql: string): string {
  const db = new SqliteDatabase(file);
  db.exec(sql);
  db.close();
  return file;
}

/** Returns each value of each table as SQLite writes it, with its type; a row is a text. */
export function contentOf(file: string): Record<string, string[]> {
  const db = openReader({ file, durable: false });
  const content = Object.fromEntries(
    tablesOf(db).map(({ name, columns }) => {
      const values = columns.map((column) => `quote("${column}")`).join(" || ',' || ");
      const rows = sqlite(db).prepare<[], string>(`SELECT ${values} FROM "${name}" ORDER BY 1`);
      return [name, rows.pluck().all()];
    }),
  );
  sqlite(db).close();
  // The next cleanup archives old rows again.
  delete content["archived"];
  return content;
}

/** Returns what a place holds: files of a folder, or what there is in a database. */
export async function stateOf(place: string): Promise<unknown> {
  if (place.startsWith("/")) return filesIn(dirname(place));
  const link = new Link(place);
  await link.open();
  const { rows } = await link.ask("SELECT oid::text, relname FROM pg_class ORDER BY oid");
  await link.close();
  return rows;
}

function filesIn(folder: string): unknown {
  if (!existsSync(folder)) return null;
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  // A reader may leave an empty log.
  const own = names.filter((name) => /\.\w+$/.test(name) && !/-(wal|shm)$/.test(name));
  return own.map((name) => [name, hash("sha256", readFileSync(join(folder, name)))]);
}
