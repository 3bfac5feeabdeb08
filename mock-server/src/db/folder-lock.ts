import { mkdirSync } from "node:fs";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";

/** The folder belongs to another process. */
export class FolderTaken extends Error {
  override readonly name = "FolderTaken";
}

/**
 * Makes this process the only one to work in a data folder: two of them would not know of each other's commits. The lock
 * is the operating system's, so it is gone with the process, however that ends. Out: the way to give it back.
 * @throws FolderTaken
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const lock = new SqliteDatabase(join(folder, "server.lock"), { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    throw new FolderTaken(`Another server works in ${folder}`, { cause: error });
  }
  return () => void lock.close();
}
