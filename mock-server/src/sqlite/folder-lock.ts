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
  /** Gives the folder back. */
  release(): void;
  /** Gives the folder back after a start that failed, without the files that this start has made. */
  abandon(): void;
}

const LOCK = "server.lock";
const DATABASE = "marsa.db";
const OURS = /^(marsa\.db.*|server\..*|pictures|uploads|snapshots|rehearsals)$/;

/**
 * Makes this process the only one to work in a data folder, since two servers would not know of each other's commits. The
 * lock is the operating system's, so it ends with the process, however that ends.
 * @throws FolderTaken, FolderCannotLock, or the error of the file system; the folder is then as it was.
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
        // Files beside an older database may hold what it has committed.
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

/** Makes a folder with those above it. @returns the first that was made, undefined when it was there. */
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
    // A start that failed may have removed the file after it was opened here, and another start have made a new one.
    const second = tryLock(file);
    if (!second) return lock;
    second.close();
    lock.close();
  }
}

/** The lock of a file, which is made when it is not there; null: somebody has it. */
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

/** Whether a file that nobody else knows can be locked. SQLite tells of a file system without locks as of a lock that is taken. */
function canLock(file: string): boolean {
  try {
    const lock = tryLock(file);
    lock?.close();
    return lock !== null;
  } finally {
    rmSync(file, { force: true });
  }
}

/** Removes a folder and those above it down from the first that was made, as long as they are empty. */
function removeFolders(folder: string, firstMade: string | undefined): void {
  if (firstMade === undefined) return;
  try {
    for (let made = folder; made.length >= firstMade.length; made = dirname(made)) rmdirSync(made);
  } catch {
    // Somebody else has put something there.
  }
}
