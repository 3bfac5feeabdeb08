/** Tests of `older-database.ts`. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import SqliteDatabase from "better-sqlite3";
import { describe, expect, it, onTestFinished } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { verify } from "../../verify/verify.ts";
import { openWriter } from "../connection.ts";
import { bid } from "../test-support/commands.ts";
import { openTestStore } from "../test-support/open.ts";

/** A database as the first version of today's migrations left it: person 2 leads lot 1 with a maximum of 25,000. */
function storedDatabase(): string {
  const folder = mkdtempSync(join(tmpdir(), "marsa-older-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "marsa.db");
  writeFileSync(file, gunzipSync(readFileSync(new URL("last-landing.db.gz", import.meta.url))));
  return file;
}

describe("A database of an older version", () => {
  it("is opened with its bids when its tables can be migrated", async () => {
    const file = storedDatabase();
    const { store, query } = await openTestStore({ file });
    expect(query("SELECT leader_id, leader_max, bids FROM lot WHERE id = 1")).toEqual([
      { leader_id: 2, leader_max: 25_000, bids: 2 },
    ]);
    expect(await bid(store, { lot: 1, user: 1, amount: 30_000, mode: "max" })).toMatchObject({
      ok: true,
      reply: { outcome: "leading" },
    });
    expect((await verify(file, defaultTerms)).findings).toEqual([]);
  });

  it("is refused with a sentence, and left unchanged, when they cannot", () => {
    const file = storedDatabase();
    const older = new SqliteDatabase(file);
    older.exec("UPDATE __drizzle_migrations SET created_at = created_at - 1");
    const tables = older.prepare("SELECT name, sql FROM sqlite_schema").all();
    expect(() => openWriter({ file, durable: false })).toThrow(
      /before November 29, 2026.* Open it once with the version of that day/,
    );
    expect(older.prepare("SELECT name, sql FROM sqlite_schema").all()).toEqual(tables);
    older.close();
  });
});
