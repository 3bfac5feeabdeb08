/** Checks a house on PostgreSQL in a SQLite copy of it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { House } from "../postgres/house.ts";
import { explained, inspectPostgres, lastMigration, placeOf, PostgresRefused } from "../postgres/refusals.ts";
import type { Verified } from "./verify.ts";

/** Whether this names a database on PostgreSQL, and no file. */
export function isAddress(place: string): boolean {
  return /^postgres(ql)?:/.test(place);
}

/** @throws PostgresRefused for a database without a house of this version */
export async function refuseNoHouse(url: string): Promise<void> {
  const version = await inspectPostgres(url);
  if (version === lastMigration()) return;
  const what = version === null ? "holds no house." : "is of an older version of Marsa: start this one once.";
  throw new PostgresRefused(`${placeOf(url)} ${what}`, false);
}

/**
 * Checks a copy of one snapshot, for which the folder of temporary files needs space. A server may use the house.
 * @throws PostgresRefused
 */
export async function checkPostgres(
  url: string,
  check: (file: string) => Verified | Promise<Verified>,
): Promise<Verified> {
  await refuseNoHouse(url);
  const folder = mkdtempSync(join(tmpdir(), "marsa-verify-"));
  const file = join(folder, "marsa.db");
  try {
    await new House(url).take(file).catch((error: unknown) => {
      throw explained(error, url);
    });
    return await check(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
