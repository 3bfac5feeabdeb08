/**
 * `npm run verify -- DATABASE` (a path or postgres://...; without one: the database of `npm start`)
 * Checks the pages of a database and recomputes its rows: says OK, or every row that is wrong. Exit code 1 when something
 * is, 2 when there is nothing to read. It may be in use. A house on PostgreSQL is copied into the folder of temporary files.
 */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { checkDatabase } from "../src/verify/check-database.ts";
import { checkPostgres, isAddress } from "../src/verify/check-postgres.ts";
import { defaultTerms } from "../src/domain/lot/terms.ts";
import { readEnv } from "../src/env/env.ts";
import { PostgresRefused } from "../src/postgres/refusals.ts";
import type { Verified } from "../src/verify/verify.ts";

const place = process.argv[2] ?? placeOfStart();
const check = (file: string) => checkDatabase(file, defaultTerms);
const started = performance.now();
if (isAddress(place)) {
  try {
    report(await checkPostgres(place, check));
  } catch (error) {
    if (!(error instanceof PostgresRefused)) throw error;
    nothingToRead(error.message);
  }
} else if (!existsSync(place)) nothingToRead(`There is no database at ${resolve(place)}`);
else {
  try {
    report(check(resolve(place)));
  } catch (error) {
    if (!(error instanceof SqliteDatabase.SqliteError)) throw error;
    nothingToRead(`${resolve(place)} can't be read as a database of this version: ${error.message}`);
  }
}

function placeOfStart(): string {
  const { dataDir, databaseUrl } = readEnv(process.env);
  return databaseUrl ?? join(dataDir, "marsa.db");
}

function nothingToRead(why: string): void {
  console.error(why);
  process.exitCode = 2;
}

function report({ lots, rows, findings }: Verified): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (findings.length === 0) {
    console.log(`OK: ${lots} lots, ${rows} rows of history, every deposit, in ${seconds} s`);
    return;
  }
  for (const { table, row, what } of findings) console.error(`WRONG: ${table} ${row}: ${what}`);
  process.exitCode = 1;
}
