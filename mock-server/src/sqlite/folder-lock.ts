/** Makes one process at a time the owner of a data folder. */
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import SqliteDatabase from "better-sqlite3";

/** The folder belongs to another process. */
export class FolderTaken extends Error {
  override readonly name = "FolderTaken";
}

/** The file system refuses every lock. */
export class FolderCannotLock extends Error {
  override readonly name = "FolderCannotLock";
}

export interface FolderLock {
  /** Releases the folder. */
  release(): void;
  /** Releases the folder after a failed start, and removes the files that the start created. */
  abandon(): void;
}

const LOCK = "server.lock";
const DATABASE = "marsa.db";
const OURS = /^(marsa\.db.*|server\..*|pictures|uploads|snapshots|rehearsals)$/;

/**
 * Locks a data folder for this process, since two servers would not see each other's commits. The operating system
 * holds the lock, so the lock ends with the process.
 * @throws FolderTaken, FolderCannotLock, or the error of the file system; the folder is then unchanged.
 */
export function lockFolder(path: string): FolderLock {
  const folder = resolve(path);
  const file = join(folder, LOCK);
  const firstMade = makeFolder(folder);
  const before = new Set(readdirSync(folder));
  const removeNew = (names: readonly string[]): void => {
    for (const name of names) {
      if (!before.has(name)) rmSync(join(folder, name), { force: true, recursive: true });
    }
  };
  try {
    // SQLite would only say that it cannot open the file.
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const lock = lockFile(file);
    const release = (): void => void lock.close();
    return {
      release,
      abandon() {
        // Files beside an older database may hold committed bids.
        const ours = before.has(DATABASE) ? /^server\./ : OURS;
        removeNew(readdirSync(folder).filter((name) => ours.test(name)));
        release();
        removeFolders(folder, firstMade);
      },
    };
  } catch (error) {
    if (error instanceof FolderTaken) throw error;
    removeNew([LOCK]);
    removeFolders(folder, firstMade);
    throw error;
  }
}

/**
 * Creates a folder and its parents.
 * @returns the first created folder; undefined if all existed.
 */
function makeFolder(folder: string): string | undefined {
  try {
    return mkdirSync(folder, { recursive: true });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
    // Node's answer for a read-only file system. Without `recursive` it gives the reason.
    let missing = folder;
    while (!existsSync(dirname(missing))) missing = dirname(missing);
    mkdirSync(missing);
    makeFolder(folder);
    return missing;
  }
}

/** @throws FolderTaken, FolderCannotLock, or SQLite's error. */
function lockFile(file: string): SqliteDatabase.Database {
  for (;;) {
    const lock = tryLock(file);
    if (!lock) throw canLock(`${file}-${process.pid}`) ? new FolderTaken() : new FolderCannotLock();
    // A failed start may have removed the file after it was opened here, and another start may have created a new
    // one.
    const second = tryLock(file);
    if (!second) return lock;
    second.close();
    lock.close();
  }
}

/** Locks a file, created if missing; null: another process holds the lock. */
function tryLock(file: string): SqliteDatabase.Database | null {
  const lock = new SqliteDatabase(file, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof SqliteDatabase.SqliteError && error.code === "SQLITE_BUSY") return null;
    throw error;
  }
}

/** Whether an unused file can be locked. SQLite reports a file system without locks like a taken lock. */
function canLock(file: string): boolean {
  try {
    const lock = tryLock(file);
    lock?.close();
    return lock !== null;
  } finally {
    rmSync(file, { force: true });
  }
}

/** Removes a folder and its parents up to the first created one, as long as they are empty. */
function removeFolders(folder: string, firstMade: string | undefined): void {
  if (firstMade === undefined) return;
  try {
    for (let made = folder; made.length >= firstMade.length; made = dirname(made)) rmdirSync(made);
  } catch {
    // Another program put a file there.
  }
}
