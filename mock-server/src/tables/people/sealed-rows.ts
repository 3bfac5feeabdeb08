/** The encrypted columns of all tables: counts their keys, encrypts what older versions wrote, changes their key. */
import type { Database } from "../../store/store.ts";
import { sealPlainFields } from "./profile-fields.ts";
import { markFrom, type LeftFields } from "./marks.ts";
import { makeFingerprintSecret } from "../sealing/fingerprints.ts";
import { keysOf, MARK, seal, unseal, type Place } from "../sealing/keyring.ts";
import type { Sealed } from "../schema/sealed.ts";
import { sqlite } from "../system/driver.ts";
import { asyncPrepared } from "../system/prepared.ts";

/** An encrypted column. `row`: the number of its row, a part of its place. */
interface SealedColumn {
  readonly table: string;
  readonly column: string;
  readonly row: string;
}

const COLUMNS: readonly SealedColumn[] = [
  { table: "totp", column: "secret", row: "user_id" },
  { table: "refund_account", column: "recipient", row: "id" },
  { table: "refund_account", column: "iban", row: "id" },
  { table: "profile", column: "sealed", row: "id" },
  { table: "fingerprint_secret", column: "secret", row: "id" },
];

const ID_FROM = MARK.length + 1;
const idOf = (column: string): string => `substr(${column}, ${ID_FROM}, 8)`;
const isSealed = (column: string): string => `substr(${column}, 1, ${MARK.length}) = '${MARK}'`;

/** Returns how many values and files each key has encrypted, by the key's id. Reads databases of older versions, too. */
export async function valuesByKey(db: Database): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const add = async (sql: string) => {
    for (const { id, n } of await asyncPrepared<{ id: string; n: number }>(db, sql).all())
      counts.set(id, (counts.get(id) ?? 0) + n);
  };
  if (await hasColumn(db, "file", "key_id"))
    await add("SELECT key_id AS id, count(*) AS n FROM file WHERE key_id IS NOT NULL GROUP BY 1");
  for (const { table, column } of COLUMNS) {
    if (!(await hasColumn(db, table, column))) continue;
    await add(
      `SELECT ${idOf(column)} AS id, count(*) AS n FROM ${table} WHERE ${isSealed(column)} GROUP BY 1`,
    );
  }
  return counts;
}

async function hasColumn(db: Database, table: string, column: string): Promise<boolean> {
  const sql = "SELECT 1 FROM pragma_table_info(?) WHERE name = ?";
  return (await asyncPrepared(db, sql).get(table, column)) !== undefined;
}

interface Value {
  readonly row: number;
  readonly value: unknown;
}

/**
 * Encrypts the values that an older version stored as they are. Inside a transaction.
 * @returns whether bytes of an older version may be left in the file.
 */
export async function sealPlain(db: Database): Promise<boolean> {
  const isOlder = makeFingerprintSecret(db) && sqlite(db).prepare("SELECT 1 FROM meta").get() !== undefined;
  let sealed = (await sealPlainFields(db)) + hideMarks(db);
  for (const of of COLUMNS) {
    const { table, column, row } = of;
    const plain = `SELECT ${row} AS row, ${column} AS value FROM ${table} WHERE ${column} IS NOT NULL AND NOT ${isSealed(column)}`;
    for (const each of sqlite(db).prepare(plain).all() as Value[]) {
      await put(db, of, each.row, String(each.value));
      sealed++;
    }
  }
  return isOlder || sealed > 0;
}

/** Hides the hashes that an older version kept of people who left while they were locked. */
function hideMarks(db: Database): number {
  const sql = `SELECT id, fields FROM profile WHERE fields LIKE '%"marks":%'`;
  const rows = sqlite(db).prepare(sql).all() as { id: number; fields: string }[];
  const write = sqlite(db).prepare("UPDATE profile SET fields = ? WHERE id = ?");
  let changed = 0;
  for (const { id, fields } of rows) {
    const left = JSON.parse(fields) as LeftFields;
    const marks = left.marks?.map((mark) => markFrom(db, mark));
    const hidden = JSON.stringify({ ...left, marks });
    if (hidden !== fields) changed += write.run(hidden, id).changes;
  }
  return changed;
}

/** Where a change of the key goes on: the column, and the last row that is done. */
export interface Reached {
  readonly column: number;
  readonly row: number;
}

export const FIRST: Reached = { column: 0, row: 0 };

/**
 * Encrypts up to `most` values of older keys with the first one. Inside a write.
 * @returns where the next values stand, and how many were done; null: all columns were read to their end.
 */
export async function resealSome(
  db: Database,
  { column: at, row: after }: Reached,
  most: number,
): Promise<{ readonly next: Reached; readonly done: number } | null> {
  const of = COLUMNS[at];
  if (!of) return null;
  const { table, column, row } = of;
  const place: Place = `${table}.${column}`;
  const older = `SELECT ${row} AS row, ${column} AS value FROM ${table}
    WHERE ${row} > ? AND ${isSealed(column)} AND ${idOf(column)} <> ? ORDER BY ${row} LIMIT ?`;
  const found = await asyncPrepared<Value>(db, older).all(after, keysOf(db).first, most);
  for (const each of found) await put(db, of, each.row, unseal(db, place, each.row, each.value as Sealed));
  const last = found.at(-1);
  return {
    next: last && found.length === most ? { column: at, row: last.row } : { column: at + 1, row: 0 },
    done: found.length,
  };
}

async function put(
  db: Database,
  { table, column, row }: SealedColumn,
  id: number,
  text: string,
): Promise<void> {
  const sql = `UPDATE ${table} SET ${column} = ? WHERE ${row} = ?`;
  await asyncPrepared(db, sql).run(seal(db, `${table}.${column}`, id, text), id);
}
