/**
 * `npm run verify -- DATABASE` (a path or a postgres:// address; without one: the database of `npm start`)
 * Checks the pages of a database and recomputes its rows: says OK, or every row that is wrong. Exit code 1 when something
 * is, 2 when there is nothing to read. It may be in use: of PostgreSQL it checks a copy of this moment.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { checkDatabase } from "../src/verify/check-database.ts";
import { defaultTerms } from "../src/domain/lot/terms.ts";
import { readEnv } from "../src/env/env.ts";
import { House } from "../src/postgres/house.ts";
import { PostgresRefused } from "../src/postgres/refusals.ts";

const [named] = process.argv.slice(2);
const { dataDir, databaseUrl } = readEnv(named === undefined ? process.env : {});
const url = named === undefined ? databaseUrl : /^postgres(ql)?:/.test(named) ? named : null;
if (url !== null) await copied(url);
else check(resolve(named ?? join(dataDir, "marsa.db")));

async function copied(address: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "marsa-verify-"));
  const copy = join(folder, "marsa.db");
  try {
    const house = new House(address);
    const version = await house.version();
    if (version === null) return nothingToRead("The database holds no house");
    await house.take(copy, version);
    check(copy);
  } catch (error) {
    if (!(error instanceof PostgresRefused)) throw error;
    nothingToRead(error.message);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function check(file: string): void {
  if (!existsSync(file)) return nothingToRead(`There is no database at ${file}`);
  try {
    report(file);
  } catch (error) {
    if (!(error instanceof SqliteDatabase.SqliteError)) throw error;
    nothingToRead(`${file} can't be read as a database of this version: ${error.message}`);
  }
}

function nothingToRead(why: string): void {
  console.error(why);
  process.exitCode = 2;
}

function report(file: string): void {
  const started = performance.now();
  const { lots, rows, findings } = checkDatabase(file, defaultTerms);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (findings.length === 0) {
    console.log(`OK: ${lots} lots, ${rows} rows of history, every deposit, in ${seconds} s`);
    return;
  }
  for (const { table, row, what } of findings) console.error(`WRONG: ${table} ${row}: ${what}`);
  process.exitCode = 1;
}
