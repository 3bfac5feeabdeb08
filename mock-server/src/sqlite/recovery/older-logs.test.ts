/** Tests of `older-logs.ts`. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { openWriter } from "../connection.ts";
import { openTestStore } from "../test-support/open.ts";

/** A database from an older version: its tables have commits up to 7, its log has commits up to `lastId`. */
async function olderDatabase(lastId: number): Promise<string> {
  const { file: other } = await openTestStore();
  const file = join(other, "..", "older.db");
  const older = new SqliteDatabase(file);
  older.exec("CREATE TABLE settled (id integer, changed integer, added integer)");
  older.exec("INSERT INTO settled VALUES (1, 7, 7)");
  older.close();
  writeFileSync(`${file}-redo`, logUpTo(lastId));
  return file;
}

/** A log with one record. */
function logUpTo(lastId: number): Buffer {
  const log = Buffer.alloc(1024);
  log.writeUInt32LE(2, 16);
  log.writeDoubleLE(lastId, 24);
  return log;
}

describe("A database of an older version", () => {
  it("whose log has bids that its tables lack is refused with a sentence, and left unchanged", async () => {
    const file = await olderDatabase(8);
    expect(() => openWriter({ file, durable: false })).toThrow(
      /older version .* Start that version once and stop it/,
    );
    expect(existsSync(`${file}-redo`)).toBe(true);
  });

  it("whose tables have all of its log is opened, and the log is deleted", async () => {
    const { file, store } = await openTestStore();
    await store.close();
    writeFileSync(`${file}-redo`, logUpTo(0));
    openWriter({ file, durable: false }).$client.close();
    expect(existsSync(`${file}-redo`)).toBe(false);
  });
});
