/**
 * `npm run verify -- DATABASE` (a path; without one: the database of `npm start`)
 * Recomputes a database: says OK, or the first row that is wrong. Exit code 1 when something is, 2 when there is nothing
 * to read. It may be in use.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { verify } from "../src/db/verify/verify.ts";
import { defaultTerms } from "../src/domain/terms.ts";
import { readEnv } from "../src/env.ts";

const [named] = process.argv.slice(2);
const file = resolve(named ?? join(readEnv(process.env).dataDir, "marsa.db"));
if (!existsSync(file)) nothingToRead(`There is no database at ${file}`);
else {
  try {
    await report();
  } catch (error) {
    if (!(error instanceof SqliteDatabase.SqliteError)) throw error;
    nothingToRead(`${file} can't be read as a database of this version: ${error.message}`);
  }
}

function nothingToRead(why: string): void {
  console.error(why);
  process.exitCode = 2;
}

async function report(): Promise<void> {
  const started = performance.now();
  const { lots, rows, finding } = await verify(file, defaultTerms);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (!finding) {
    console.log(`OK: ${lots} lots, ${rows} rows of history, every deposit, in ${seconds} s`);
    return;
  }
  console.error(`WRONG: ${finding.table} ${finding.row}: ${finding.what}`);
  process.exitCode = 1;
}
