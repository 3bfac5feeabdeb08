/** Checks before a database is opened that the keys of its encrypted values are there. */
import { existsSync, statSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { KeysRefused, nameOf, type Keyring } from "../../tables/sealing/keyring.ts";
import { databaseOver } from "../../tables/system/driver.ts";
import { valuesByKey } from "../../tables/people/sealed-rows.ts";

/** Returns how many values of a database each key has encrypted; none without a database. Changes nothing. */
export async function valuesByKeyIn(file: string): Promise<Map<string, number>> {
  if (!existsSync(file) || !statSync(file).isFile()) return new Map();
  const connection = new SqliteDatabase(file, { readonly: true });
  try {
    return await valuesByKey(databaseOver(connection));
  } finally {
    connection.close();
  }
}

/** @throws KeysRefused when a key of the database is missing */
export async function refuseMissingKeys(file: string, keys: Keyring): Promise<void> {
  const missing = [...(await valuesByKeyIn(file)).keys()].find((id) => !keys.ids.includes(id));
  if (missing !== undefined)
    throw new KeysRefused(
      `${file} is encrypted with the key ${missing}, which ${nameOf(keys.source)} does not have: put that key back.`,
    );
}
