/** Tests damaged files: the start or the check reports every loss of acknowledged work. */
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { describe, expect, it, onTestFinished } from "vitest";
import { defaultTerms } from "../../domain/lot/terms.ts";
import { openReader } from "../connection.ts";
import { commitIn, readWitness, witnessOf } from "./last-commit.ts";
import { DatabaseRefused, inspectDatabase } from "./recovery.ts";
import { bid } from "../test-support/commands.ts";
import { openTestStore } from "../test-support/open.ts";
import { checkDatabase } from "../../verify/check-database.ts";
import { sqlite } from "../../tables/system/driver.ts";

const FILES = ["", "-wal", "-commit"] as const;
type FileName = (typeof FILES)[number];

/** Copies the files of a database, as a killed server leaves them, into a new folder. */
function copyOf(file: string): string {
  const folder = mkdtempSync(join(tmpdir(), "marsa-damage-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const copy = join(folder, "marsa.db");
  for (const name of FILES) if (existsSync(file + name)) copyFileSync(file + name, copy + name);
  return copy;
}

function checkpoint(file: string): void {
  const other = new SqliteDatabase(file);
  other.pragma("wal_checkpoint(TRUNCATE)");
  other.close();
}

/** A database that a killed server leaves after some bids, some of them checkpointed; its witness knows the last one. */
async function killed(bids = 12): Promise<string> {
  const { store, file } = await openTestStore();
  for (let i = 0; i < bids; i++) {
    await bid(store, { lot: 1 + (i % 3), user: 1 + (i % 4), amount: 21_000 + 1_000 * i, key: `key-${i}` });
    if (i === bids / 2) checkpoint(file);
  }
  const mark = await store.read((db) => sqlite(db).prepare("SELECT mark FROM last_commit").pluck().get());
  await expect.poll(() => readWitness(file)?.commit).toBe(commitIn(Buffer.from(String(mark))));
  return copyOf(file);
}

/** Returns all acknowledged work as text; null: unreadable. */
function acknowledgedIn(file: string): string | null {
  const tables = ["lot", "history", "ledger", "wallet", "lot_bidder", "idempotency", "outbox"];
  const db = openReader({ file, durable: false });
  try {
    return JSON.stringify(tables.map((table) => sqlite(db).prepare(`SELECT * FROM ${table}`).raw().all()));
  } catch {
    return null;
  } finally {
    sqlite(db).close();
  }
}

/** Returns the message of a start on these files; null: none. */
function messageOf(file: string): string | null {
  try {
    const { stoppedAt } = inspectDatabase(file);
    const [finding] = checkDatabase(file, defaultTerms).findings;
    return stoppedAt ?? finding?.what ?? null;
  } catch (error) {
    return String(error);
  }
}

/** Random numbers from 0 to below 1, equal for equal seeds (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function flipBit(path: string, random: () => number): void {
  const bytes = readFileSync(path);
  const at = Math.floor(random() * bytes.length);
  bytes[at]! ^= 1 << Math.floor(random() * 8);
  writeFileSync(path, bytes);
}

const DAMAGES: readonly { readonly name: FileName; readonly how: "flipped bit" | "truncation" }[] =
  FILES.flatMap((name) => [
    { name, how: "flipped bit" },
    { name, how: "truncation" },
  ]);
const STATES_EACH = 20;

describe("Damage to the files of a killed server", () => {
  it.each(DAMAGES)("is always reported: a $how in marsa.db$name", async ({ name, how }) => {
    const left = await killed();
    const acknowledged = acknowledgedIn(copyOf(left));
    const silent: number[] = [];
    for (let seed = 1; seed <= STATES_EACH; seed++) {
      const file = copyOf(left);
      const random = randomFrom(seed);
      if (how === "flipped bit") flipBit(file + name, random);
      else truncateSync(file + name, Math.floor(random() * readFileSync(file + name).length));
      const said = messageOf(copyOf(file));
      if (said === null && acknowledgedIn(file) !== acknowledged) silent.push(seed);
    }
    expect(silent).toEqual([]);
  });
});

describe("A database that is inspected before it is opened", () => {
  it("has ended cleanly when its server closed it", async () => {
    const { store, file } = await openTestStore();
    await bid(store, { lot: 1, user: 1, amount: 21_000 });
    await store.close();
    expect(inspectDatabase(file)).toEqual({
      isUnclean: false,
      commits: 0,
      stoppedAt: null,
      isDamaged: false,
    });
  });

  it("reports how many commits of a killed server are redone", async () => {
    const file = await killed(8);
    expect(inspectDatabase(file)).toMatchObject({ isUnclean: true, stoppedAt: null });
    expect(inspectDatabase(file).commits).toBe(3);
  });

  it("is refused when its log is missing, with the number of missing commits", async () => {
    const file = await killed();
    rmSync(`${file}-wal`);
    expect(() => inspectDatabase(file)).toThrow(/\d+ acknowledged commits of .* are missing/);
  });

  it("is refused when an older database stands beside newer files", async () => {
    const older = await killed(2);
    const { store, file } = await openTestStore({ file: copyOf(older) });
    for (const amount of [40_000, 41_000, 42_000])
      await bid(store, { lot: 1, user: (amount / 1_000) % 2 ? 1 : 2, amount });
    checkpoint(file);
    await bid(store, { lot: 2, user: 1, amount: 40_000 });
    const newer = copyOf(file);
    copyFileSync(older, newer);
    expect(() => inspectDatabase(newer)).toThrow(DatabaseRefused);
    rmSync(witnessOf(newer));
    expect(() => inspectDatabase(newer)).toThrow(/belong to another state of it: its log begins with commit/);
  });

  it("is refused when only its other files are left, and when these are of another epoch", async () => {
    const file = await killed();
    const other = await killed();
    copyFileSync(witnessOf(other), witnessOf(file));
    expect(() => inspectDatabase(file)).toThrow(/they name another epoch/);
    rmSync(other);
    expect(() => inspectDatabase(other)).toThrow(/is gone, and had \d+ commits/);
  });

  it("may be a copy without the files beside it", async () => {
    const { store, file } = await openTestStore();
    await store.close();
    rmSync(witnessOf(file));
    expect(inspectDatabase(file).isUnclean).toBe(false);
  });
});
