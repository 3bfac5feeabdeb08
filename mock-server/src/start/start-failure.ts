/** Explains a failed start to the person at the terminal, and sets the exit code. */
import { join, resolve } from "node:path";
import { FolderCannotLock, FolderTaken } from "../sqlite/folder-lock.ts";
import { DatabaseRefused } from "../sqlite/recovery/recovery.ts";
import { EdgeRefused } from "../edges/edge.ts";
import { HouseTaken } from "../postgres/house-lock.ts";
import { PostgresRefused } from "../postgres/refusals.ts";
import { EnvError } from "../env/open-settings.ts";
import { KeysRefused } from "../tables/sealing/keyring.ts";
import { DemoAccounts } from "../scenes/demo-passwords.ts";
import { DiskFull } from "./open-database.ts";

/** Exit codes, after sysexits.h. The table stands in the README. */
export const EXIT = {
  defect: 1,
  badDatabase: 65,
  portTaken: 69,
  cannotLock: 71,
  noFolder: 73,
  diskFails: 74,
  held: 75,
  notAllowed: 77,
  badSetting: 78,
} as const;

export interface StartFailure {
  /** One sentence: the problem and the next step. The stack, for a defect. */
  readonly message: string;
  readonly exitCode: number;
}

type Reason = readonly [exitCode: number, sentence: (folder: string) => string];

const elsewhere = "set DATA_DIR to another folder";
const fileInTheWay: Reason = [
  EXIT.noFolder,
  (folder) =>
    `A file stands where the data folder ${folder} should be: move that file away, or ${elsewhere}.`,
];
const readOnly: Reason = [
  EXIT.noFolder,
  (folder) => `The data folder ${folder} is read-only: make it writable, or ${elsewhere}.`,
];
const notAllowed: Reason = [
  EXIT.notAllowed,
  (folder) =>
    `This user may not read and write in the data folder ${folder}: give the folder and its files to this user, or ${elsewhere}.`,
];
const full: Reason = [
  EXIT.diskFails,
  (folder) =>
    `The disk of the data folder ${folder} is full: free some space and start again, or ${elsewhere}.`,
];
const fails: Reason = [
  EXIT.diskFails,
  (folder) =>
    `The disk of the data folder ${folder} does not read or write: check the disk, or ${elsewhere}.`,
];
const cannotLock: Reason = [
  EXIT.cannotLock,
  (folder) =>
    `The file system of the data folder ${folder} cannot lock and share files: set DATA_DIR to a folder on a local disk.`,
];
const cannotOpen: Reason = [
  EXIT.noFolder,
  (folder) =>
    `The database ${join(folder, "marsa.db")} cannot be opened: check that it is an ordinary file that this user may read and write, or ${elsewhere}.`,
];
const held: Reason = [
  EXIT.held,
  (folder) =>
    `Another process holds the database ${join(folder, "marsa.db")}: end that process and start again, or ${elsewhere}.`,
];
const noDatabase: Reason = [
  EXIT.badDatabase,
  (folder) =>
    `The file ${join(folder, "marsa.db")} is no database, or a damaged one: put a backup in its place, or ${elsewhere}.`,
];
const taken: Reason = [
  EXIT.held,
  (folder) => `Another server works in the data folder ${folder}: end that server first, or ${elsewhere}.`,
];

/** By error code of the file system or of SQLite; the first matching pattern counts. */
const REASONS: readonly (readonly [RegExp, Reason])[] = [
  [/^(EEXIST|ENOTDIR)$/, fileInTheWay],
  [/^(EROFS|SQLITE_READONLY.*)$/, readOnly],
  [/^(EACCES|EPERM|SQLITE_PERM|SQLITE_AUTH)$/, notAllowed],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL|SQLITE_IOERR_SHMSIZE)$/, full],
  [/^(ENOLCK|ENOTSUP|EOPNOTSUPP|SQLITE_PROTOCOL|SQLITE_NOLFS)$/, cannotLock],
  [/^SQLITE_IOERR_((RD|UN|CHECKRESERVED|SHM)?LOCK|SHMOPEN|SHMMAP)$/, cannotLock],
  [/^(EIO|SQLITE_IOERR.*)$/, fails],
  [/^SQLITE_CANTOPEN.*$/, cannotOpen],
  [/^SQLITE_(BUSY|LOCKED).*$/, held],
  [/^SQLITE_(NOTADB|CORRUPT).*$/, noDatabase],
];

/**
 * Explains an error that ended a start.
 * @param dataDir null before the environment was read.
 */
export function startFailure(error: unknown, dataDir: string | null): StartFailure {
  if (
    error instanceof EdgeRefused ||
    error instanceof EnvError ||
    error instanceof DemoAccounts ||
    error instanceof KeysRefused
  )
    return { message: error.message, exitCode: EXIT.badSetting };
  if (error instanceof PostgresRefused)
    return { message: error.message, exitCode: error.isAway ? EXIT.held : EXIT.badDatabase };
  if (error instanceof HouseTaken)
    return {
      message:
        "Another server took the house of DATABASE_URL over while this start was silent: start it again to stand by.",
      exitCode: EXIT.held,
    };
  if (error instanceof DatabaseRefused) return { message: error.message, exitCode: EXIT.badDatabase };
  const listening = listenFailure(error);
  if (listening) return listening;
  const reason = dataDir === null ? null : reasonOf(error, resolve(dataDir));
  if (reason && dataDir !== null) {
    const [exitCode, sentence] = reason;
    return { message: sentence(dataDir), exitCode };
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { message: stack, exitCode: EXIT.defect };
}

function listenFailure(error: unknown): StartFailure | null {
  if (!(error instanceof Error) || !("syscall" in error) || !/^(listen|bind)$/.test(String(error.syscall)))
    return null;
  const port = "port" in error ? String(error.port) : "";
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return {
        message: `Port ${port} is taken: end what uses it, or set PORT to another one, as in PORT=4001 npm start.`,
        exitCode: EXIT.portTaken,
      };
    case "EACCES":
      return {
        message: `This user may not listen on port ${port}: set PORT to a number from 1024 on.`,
        exitCode: EXIT.notAllowed,
      };
    case "EADDRNOTAVAIL":
      return {
        message: "HOST is no address of this machine: set it to one, or leave it out.",
        exitCode: EXIT.badSetting,
      };
    default:
      return null;
  }
}

/** Returns the reason of the innermost error that has one: outer errors name the failed step, inner ones the cause. */
function reasonOf(error: unknown, folder: string): Reason | null {
  if (error instanceof FolderTaken) return taken;
  if (error instanceof FolderCannotLock) return cannotLock;
  if (error instanceof DiskFull) return full;
  const inner = error instanceof Error && error.cause !== undefined ? reasonOf(error.cause, folder) : null;
  if (inner || isElsewhere(error, folder)) return inner;
  const code = codeOf(error);
  return REASONS.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

/** Whether the error is about a file outside the data folder and its parents, such as a file of the program. */
function isElsewhere(error: unknown, folder: string): boolean {
  if (!(error instanceof Error) || !("path" in error)) return false;
  const path = resolve(String(error.path));
  return !path.startsWith(folder) && !folder.startsWith(path);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
