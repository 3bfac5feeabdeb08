/** Opens or creates the database of a data folder. */
import { accessSync, constants, existsSync, rmSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Env } from "../env/env.ts";
import { keepSecret } from "../env/secret-file.ts";
import { exchange } from "../sqlite/database-file.ts";
import { openStore, type OpenOptions } from "../scenes/open.ts";
import { plantFile } from "../scenes/plant-file.ts";
import { valuesByKeyIn } from "../sqlite/recovery/keys-of-file.ts";
import { Keyring, KeysRefused, newKey, type KeySource } from "../tables/sealing/keyring.ts";
import { inspectDatabase } from "../sqlite/recovery/recovery.ts";
import type { ReplaceableStore } from "../scenes/replaceable-store.ts";
import { FIRST_SCENE } from "../scenes/scene-source.ts";

/** The disk has no space left. */
export class DiskFull extends Error {
  override readonly name = "DiskFull";
}

/** Smallest free space for a start, bytes. */
const LEAST_FREE = 1024 * 1024;

/**
 * Opens the database of a data folder. Another thread creates a new database under a temporary name: requests are
 * answered meanwhile, and an interrupted start leaves no half-made database.
 * @throws DiskFull, DatabaseRefused, or the error of the file system or of SQLite.
 */
export async function openDatabase(options: OpenOptions): Promise<ReplaceableStore> {
  const { file, clock, seed, terms, password, keys, scene = FIRST_SCENE } = options;
  try {
    // SQLite would only say that it cannot open the file.
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    else {
      // A missing database is no reason to create a new one.
      inspectDatabase(file);
      const next = `${file}.next`;
      await plantFile({ file: next, scene, seed, now: clock.now(), terms, password, keys: keys.source });
      exchange(next, file);
    }
    return await openStore(options);
  } catch (error) {
    if (hidesItsCause(error) && isFull(dirname(file))) throw new DiskFull("No space", { cause: error });
    throw error;
  }
}

/** Name of the file of the keys in a data folder, for a server without a setting. */
const KEY_FILE = "data.key";

/** Returns where the keys of a data folder stand. */
export function keysOf({ dataKeys, dataDir }: Pick<Env, "dataKeys" | "dataDir">): KeySource {
  return dataKeys ?? { file: join(dataDir, KEY_FILE) };
}

/**
 * Returns the keys of encrypted values. Without a setting the first start makes one beside the database; `forget`
 * removes it again when that start fails before it has encrypted a value.
 * @throws KeysRefused for weak keys, and when the file is gone and the database is encrypted.
 */
export async function openKeys(
  { dataKeys, dataDir }: Pick<Env, "dataKeys" | "dataDir">,
  needed: () => Promise<string | null>,
): Promise<{ readonly keys: Keyring; readonly forget: () => Promise<void> }> {
  const source = keysOf({ dataKeys, dataDir });
  const file = join(dataDir, KEY_FILE);
  if (dataKeys !== null || existsSync(file))
    return { keys: new Keyring(source), forget: async () => undefined };
  const needs = await needed();
  if (needs !== null) throw new KeysRefused(`${file} is gone, and ${needs}: put that file back.`);
  keepSecret(file, `${newKey()}\n`);
  return {
    keys: new Keyring({ file }),
    forget: async () => {
      if ((await needed().catch(String)) === null) rmSync(file);
    },
  };
}

/** Says what of a SQLite database needs a key; null: nothing. @throws DatabaseRefused */
export async function keyNeededIn(database: string): Promise<string | null> {
  inspectDatabase(database);
  const [id] = (await valuesByKeyIn(database)).keys();
  return id === undefined ? null : `${database} needs its key ${id}`;
}

/**
 * SQLite ends a transaction by itself when the disk is full. Drizzle then fails to roll back, and reports only that
 * failure.
 */
function hidesItsCause(error: unknown): boolean {
  return error instanceof Error && error.message.includes("ROLLBACK");
}

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LEAST_FREE;
}
