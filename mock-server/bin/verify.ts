/**
 * `npm run verify -- DATABASE` (a path; without one: the database of `npm start`)
 * Checks the pages of a database and recomputes its rows: says OK, or every row that is wrong. Exit code 1 when something
 * is, 2 when there is nothing to read. It may be in use.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { checkDatabase } from "../src/verify/check-database.ts";
import { defaultTerms } from "../src/domain/lot/terms.ts";
import { readEnv } from "../src/env/env.ts";

const [named] = process.argv.slice(2);
const file = resolve(named ?? join(readEnv(process.env).dataDir, "marsa.db"));
if (!existsSync(file)) nothingToRead(`There is no database at ${file}`);
else {
  try {
    report();
  } catch (error) {
    if (!(error instanceof SqliteDatabase.SqliteError)) throw error;
    nothingToRead(`${file} can't be read as a database of this version: ${error.message}`);
  }
}

function nothingToRead(why: string): void {
  console.error(why);
  process.exitCode = 2;
}

function report(): void {
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
