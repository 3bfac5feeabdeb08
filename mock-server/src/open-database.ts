/** Opens or creates the database of a data folder. */
import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { exchange } from "./sqlite/database-file.ts";
import { openStore, type OpenOptions } from "./scenes/open.ts";
import { plantFile } from "./scenes/plant-file.ts";
import { inspectDatabase } from "./sqlite/recovery/recovery.ts";
import type { ReplaceableStore } from "./scenes/replaceable-store.ts";
import { FIRST_SCENE } from "./scenes/seed/scene-source.ts";

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
  const { file, clock, seed, terms, password, scene = FIRST_SCENE } = options;
  try {
    // SQLite would only say that it cannot open the file.
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    else {
      // A missing database is no reason to create a new one.
      inspectDatabase(file);
      const next = `${file}.next`;
      await plantFile({ file: next, scene, seed, now: clock.now(), terms, password });
      exchange(next, file);
    }
    return await openStore(options);
  } catch (error) {
    if (hidesItsCause(error) && isFull(dirname(file))) throw new DiskFull("No space", { cause: error });
    throw error;
  }
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
