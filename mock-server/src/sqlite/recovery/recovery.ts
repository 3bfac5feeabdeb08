/** Inspects a database before it is opened: did its last server end cleanly, and do its files belong together? */
import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { commitIn, readWitness, witnessOf, type Witness } from "./last-commit.ts";
import { archiveOf, lacksArchive } from "../../tables/system/archive.ts";
import { EMPTY_WAL, readWal, type WalReport } from "./wal-file.ts";
import { type Connection } from "../../tables/system/driver.ts";

/** A database that cannot be used in its present state. The message says what to do. */
export class DatabaseRefused extends Error {
  override readonly name = "DatabaseRefused";
}

/** The facts about a database before it is opened. */
export interface Recovery extends WalReport {
  /** Whether its last server did not close it: a crash, a kill, a power cut. */
  readonly isUnclean: boolean;
}

const CLEAN: Recovery = { isUnclean: false, ...EMPTY_WAL };

/**
 * Returns how the last server left the database at this path. Changes nothing.
 * @throws DatabaseRefused when acknowledged commits are missing, or the files beside the database belong to another
 *   one.
 */
export function inspectDatabase(file: string): Recovery {
  const witness = readWitness(file);
  if (!existsSync(file) || statSync(file).size === 0) return witness ? refuse(missing(file, witness)) : CLEAN;
  // The open call then reports the problem.
  if (!statSync(file).isFile()) return CLEAN;
  const log = `${file}-wal`;
  const isUnclean = existsSync(log) && statSync(log).size > 0;
  const commitsInLog: number[] = [];
  const report = readWal(log, ({ page }) => {
    const commit = commitIn(page);
    if (commit !== null) commitsInLog.push(commit);
  });
  const database = readDatabase(file);
  if (!database) return { isUnclean, ...report };
  const { epoch, commit, commitOfFile, lacksRows } = database;
  if (lacksRows) return refuse(withoutArchive(file));
  const [first] = commitsInLog;
  if (first !== undefined && first > commitOfFile + 1)
    return refuse(foreign(file, `its log begins with commit ${first}, it ends with ${commitOfFile}`));
  if (witness && witness.epoch !== epoch) return refuse(foreign(file, "they name another epoch"));
  if (witness && witness.commit > commit) return refuse(behind(file, witness.commit - commit, report));
  return { isUnclean, ...report };
}

interface DatabaseFacts {
  readonly epoch: string;
  /** Including the log. */
  readonly commit: number;
  /** Without the log. */
  readonly commitOfFile: number;
  /** Whether its archive is not there, or older than it. */
  readonly lacksRows: boolean;
}

/** Returns null for a database without a count of commits, or without a scene. */
function readDatabase(file: string): DatabaseFacts | null {
  const connection = new SqliteDatabase(file, { readonly: true });
  try {
    const page = connection
      .prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE name = 'last_commit'")
      .pluck()
      .get();
    const epoch = page === undefined ? undefined : valueOf(connection, "SELECT epoch FROM meta");
    if (page === undefined || epoch === undefined) return null;
    const commit = commitIn(Buffer.from(valueOf(connection, "SELECT mark FROM last_commit") ?? ""));
    if (commit === null) return null;
    const pageBytes = connection.pragma("page_size", { simple: true }) as number;
    const commitOfFile = commitIn(readPage(file, page, pageBytes)) ?? 0;
    return { epoch, commit, commitOfFile, lacksRows: lacksArchive(connection) };
  } finally {
    connection.close();
  }
}

function valueOf(connection: Connection, sql: string): string | undefined {
  return connection.prepare<[], string>(sql).pluck().get();
}

function readPage(file: string, number: number, bytes: number): Buffer {
  const opened = openSync(file, "r");
  try {
    const page = Buffer.alloc(bytes);
    readSync(opened, page, 0, bytes, (number - 1) * bytes);
    return page;
  } finally {
    closeSync(opened);
  }
}

function refuse(sentence: string): never {
  throw new DatabaseRefused(sentence);
}

function missing(file: string, { commit }: Witness): string {
  return (
    `${file} is gone, and had ${commit} commits. Put it back, ` +
    `or delete ${witnessOf(file)} to begin with an empty database.`
  );
}

function foreign(file: string, why: string): string {
  return (
    `The files beside ${file} belong to another state of it: ${why}. Put back the database that they belong to, ` +
    `or delete ${file}-wal, ${file}-shm and ${witnessOf(file)} to go on with this one.`
  );
}

function withoutArchive(file: string): string {
  return (
    `${archiveOf(file)}, the archive of ${file}, is not there or older than the database. Put back the archive that was ` +
    "saved with or after this database."
  );
}

/** `commits`: how many are missing; null: unknown. */
function behind(file: string, commits: number | null, { stoppedAt }: WalReport): string {
  const count = commits === null ? "Acknowledged commits" : `${commits} acknowledged commits`;
  return (
    `${count} of ${file} are missing${stoppedAt ? `: ${stoppedAt}` : ""}. Restore a backup, ` +
    `or delete ${witnessOf(file)} and ${file}-wal to go on with what is left.`
  );
}
