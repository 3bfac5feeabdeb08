import SqliteDatabase from "better-sqlite3";
import { mkdirSync, rmdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { defaultTerms } from "../domain/terms.ts";
import { openReader } from "./connection.ts";
import { copyDatabase } from "./database-file.ts";
import { leftToDo, type Redo } from "./redo.ts";
import { readRedoLog, redoLogOf } from "./redo-log.ts";
import { StoreDefect, StoreUnavailable } from "./errors.ts";
import type { StoredEvent } from "./store.ts";
import { bid, judge } from "./test-support/commands.ts";
import { withFirstBid } from "./test-support/first-bid.ts";
import { openTestStore, type TestStore } from "./test-support/open.ts";
import { START } from "./test-support/people.ts";
import { verify } from "./verify/verify.ts";

const PRICE = "SELECT price FROM lot WHERE id = 1";

/** What the tables show to somebody who does not ask the store. */
function tables({ file }: TestStore, sql: string): unknown[] {
  const db = openReader({ file, durable: false });
  try {
    return db.$client.prepare(sql).pluck().all();
  } finally {
    db.$client.close();
  }
}

/** How many commits the tables do not show. */
function redos({ file }: TestStore): number {
  const db = openReader({ file, durable: false });
  try {
    return leftToDo(db.$client, readRedoLog(redoLogOf(file))).length;
  } finally {
    db.$client.close();
  }
}

/** As after a crash: another server goes on with what is on the disk now. */
async function crashed(opened: TestStore): Promise<TestStore> {
  const file = join(opened.file, "..", "left.db");
  await copyDatabase(opened.file, file);
  return openTestStore({ file });
}

const LAST_PRICE = 22_000 + 500 * 449;
const JOURNAL = "SELECT count(*) FROM history WHERE lot_id = 1 AND kind = 'bid'";

/** 450 bids, the last at LAST_PRICE: more than journals gather, while the clock that brings the tables up to date stands. */
async function withManyBids() {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const opened = await withFirstBid();
  const asked = Array.from({ length: 450 }, (_, i) => ({
    lot: 1,
    user: (i % 2) + 2,
    amount: 22_000 + 500 * i,
    key: `many-bids-${i}`,
  }));
  const answers = [];
  while (answers.length < asked.length) {
    const some = asked.slice(answers.length, answers.length + 50);
    answers.push(...(await Promise.all(some.map((each) => bid(opened.store, each)))));
  }
  return { ...opened, asked, answers };
}

describe("an ordinary bid", () => {
  it("is committed as one row, and in the tables when somebody reads", async () => {
    const opened = await withFirstBid();
    await bid(opened.store, { lot: 1, user: 2, amount: 22_000 });
    expect(tables(opened, PRICE)).toEqual([21_000]);
    expect(redos(opened)).toBe(1);
    const read = await opened.store.read((db) => db.$client.prepare(PRICE).pluck().get());
    expect(read).toBe(22_000);
    expect(tables(opened, PRICE)).toEqual([22_000]);
    expect(redos(opened)).toBe(0);
  });

  it("is in the tables a moment later, though nobody reads", async () => {
    const opened = await withFirstBid();
    await bid(opened.store, { lot: 1, user: 2, amount: 22_000 });
    await expect.poll(() => tables(opened, PRICE)).toEqual([22_000]);
  });

  it("is judged on those before it, which the tables do not show yet", async () => {
    const { store, query } = await withFirstBid();
    for (const [i, amount] of [22_000, 23_000, 24_000].entries())
      expect(await bid(store, { lot: 1, user: (i % 2) + 2, amount })).toMatchObject({
        ok: true,
        reply: { seq: i + 3 },
      });
    expect(await bid(store, { lot: 1, user: 1, amount: 22_000 })).toMatchObject({ code: "BID_TOO_LOW" });
    expect(query("SELECT price, bids, seq FROM lot WHERE id = 1")).toEqual([
      { price: 24_000, bids: 4, seq: 5 },
    ]);
  });

  it("gives its answer again to its key before the tables have it", async () => {
    const { store } = await withFirstBid();
    const asked = { lot: 1, user: 2, amount: 22_000, key: "asked-twice" };
    const answer = await bid(store, asked);
    expect(await bid(store, asked)).toEqual(answer);
  });

  it("is not forgotten when a later commit fails", async () => {
    const { store, query, file } = await withFirstBid();
    await bid(store, { lot: 1, user: 2, amount: 22_000 });
    const overdrawn = store.transact({ lotId: 2, userIds: [3], receivedAt: START + 2 }, (scene) => {
      const decision = judge(scene, { amount: 21_000, mode: "exact", receivedAt: START + 2 });
      return decision.ok
        ? { ...decision, holds: decision.holds.map((hold) => ({ ...hold, toFils: 1e12 })) }
        : decision;
    });
    await expect(overdrawn).rejects.toThrow(StoreDefect);
    expect(await bid(store, { lot: 1, user: 1, amount: 23_000 })).toMatchObject({
      ok: true,
      reply: { seq: 4 },
    });
    expect(query(PRICE)).toEqual([{ price: 23_000 }]);
    expect((await verify(file, defaultTerms)).finding).toBeNull();
  });
});

describe("many ordinary bids", () => {
  it("have their journals in the table before it shows the price", async () => {
    const opened = await withManyBids();
    await new Promise(setImmediate);
    const [written] = tables(opened, JOURNAL);
    expect(written).toBeGreaterThanOrEqual(400);
    expect(tables(opened, PRICE)).toEqual([21_000]);
    expect(opened.query(PRICE)).toEqual([{ price: LAST_PRICE }]);
    expect(tables(opened, JOURNAL)).toEqual([451]);
    expect(redos(opened)).toBe(0);
  });

  it("are all found by the next server, each once, with its answer", async () => {
    const opened = await withManyBids();
    const { store, query, file } = await crashed(opened);
    expect(query("SELECT price, bids, seq FROM lot WHERE id = 1")).toEqual([
      { price: LAST_PRICE, bids: 451, seq: 452 },
    ]);
    expect((await verify(file, defaultTerms)).finding).toBeNull();
    for (const i of [0, 200, 449]) expect(await bid(store, opened.asked[i]!)).toEqual(opened.answers[i]);
  });
});

describe("a server that ends before the tables show its bids", () => {
  it("leaves them to the next one, with prices, holds, histories and the answers to their keys", async () => {
    const opened = await withFirstBid();
    const asked = { lot: 1, user: 2, amount: 22_000, key: "before-the-crash" };
    const answer = await bid(opened.store, asked);
    await bid(opened.store, { lot: 1, user: 3, amount: 23_000, mode: "max" });
    const { store, query, file } = await crashed(opened);
    expect(query("SELECT price, leader_max, seq FROM lot WHERE id = 1")).toEqual([
      { price: 22_500, leader_max: 23_000, seq: 4 },
    ]);
    expect(await bid(store, asked)).toEqual(answer);
    expect((await verify(file, defaultTerms)).finding).toBeNull();
  });

  it("leaves their events, word for word", async () => {
    const opened = await withFirstBid();
    const told: StoredEvent[] = [];
    opened.store.onCommit(({ events }) => void told.push(...events));
    await bid(opened.store, { lot: 1, user: 2, amount: 22_000 });
    const { store } = await crashed(opened);
    const pending = (await store.outbox.pending(100)).flatMap(({ events }) => events);
    expect(pending.slice(-told.length)).toEqual(told);
  });
});

describe("events of ordinary bids", () => {
  it("never come to the outbox when they are acknowledged at once", async () => {
    const opened = await withFirstBid();
    const { store } = opened;
    await store.outbox.acknowledged((await store.outbox.pending(100)).map(({ outboxId }) => outboxId));
    const ids: number[] = [];
    store.onCommit(({ outboxId }) => void (outboxId !== null && ids.push(outboxId)));
    await bid(store, { lot: 1, user: 2, amount: 22_000 });
    expect(await store.outbox.count()).toBeGreaterThan(0);
    await store.outbox.acknowledged(ids);
    expect(await store.outbox.count()).toBe(0);
    expect(await store.outbox.pending(100)).toEqual([]);
  });
});

describe("a database from before there was a log", () => {
  it("is brought up to date from the table in which it kept its commits", async () => {
    const opened = await withFirstBid();
    await bid(opened.store, { lot: 1, user: 2, amount: 22_000 });
    const file = join(opened.file, "..", "older.db");
    await copyDatabase(opened.file, file);
    const records = readRedoLog(redoLogOf(file));
    rmSync(redoLogOf(file));
    const older = new SqliteDatabase(file);
    older.exec(`CREATE TABLE redo (id integer PRIMARY KEY NOT NULL, content text NOT NULL); DROP TABLE settled;
      DELETE FROM __drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM __drizzle_migrations)`);
    for (const { id, content } of records) {
      const redo = JSON.parse(content) as Redo;
      const answers = redo.answers.map((row) =>
        row.map((value, i) => (i === 4 ? JSON.parse(String(value)) : value)),
      );
      const kept = JSON.stringify({ ...redo, answers, events: [] });
      older.prepare("INSERT INTO redo VALUES (?, ?)").run(id, kept);
    }
    older.close();
    const { query } = await openTestStore({ file });
    expect(query(PRICE)).toEqual([{ price: 22_000 }]);
    expect((await verify(file, defaultTerms)).finding).toBeNull();
  });
});

describe("a database whose tables are behind", () => {
  it("is verified as it will be", async () => {
    const opened = await withFirstBid();
    await bid(opened.store, { lot: 1, user: 2, amount: 22_000 });
    expect((await verify(opened.file, defaultTerms)).finding).toBeNull();
    expect(tables(opened, PRICE)).toEqual([21_000]);
  });
});

describe("tables that cannot follow", () => {
  it("take no more bids beside them, and go on when they can", async () => {
    const opened = await withFirstBid();
    const { store, file, query } = opened;
    await bid(store, { lot: 1, user: 2, amount: 22_000 });
    const other = new SqliteDatabase(file);
    other.exec("BEGIN IMMEDIATE");
    await store.read(() => null);
    await expect(bid(store, { lot: 1, user: 3, amount: 23_000 })).rejects.toThrow(StoreUnavailable);
    expect(redos(opened)).toBe(1);
    other.exec("ROLLBACK");
    other.close();
    expect(await bid(store, { lot: 1, user: 3, amount: 23_000 })).toMatchObject({
      ok: true,
      reply: { seq: 4 },
    });
    expect(query(PRICE)).toEqual([{ price: 23_000 }]);
  });
});

describe("a bid that its log does not take", () => {
  it("is refused, and the next one goes into the tables", async () => {
    const opened = await openTestStore({}, { isScanned: false });
    const { store, file } = opened;
    mkdirSync(redoLogOf(file));
    await expect(bid(store, { lot: 1, user: 1, amount: 21_000 })).rejects.toThrow(StoreUnavailable);
    expect(tables(opened, PRICE)).toEqual([null]);
    rmdirSync(redoLogOf(file));
    expect(await bid(store, { lot: 1, user: 2, amount: 22_000 })).toMatchObject({
      ok: true,
      reply: { seq: 2 },
    });
    expect(tables(opened, PRICE)).toEqual([22_000]);
    await bid(store, { lot: 1, user: 3, amount: 23_000 });
    expect([tables(opened, PRICE), redos(opened)]).toEqual([[22_000], 1]);
  });
});

describe("bids beside a plain write", () => {
  it("stand in the tables with it", async () => {
    const opened = await withFirstBid();
    await Promise.all([
      bid(opened.store, { lot: 1, user: 2, amount: 22_000 }),
      opened.store.writeBeside((db) => void db.$client.exec("DELETE FROM note")),
    ]);
    expect([tables(opened, PRICE), redos(opened)]).toEqual([[22_000], 0]);
  });
});

describe("tables that somebody else is writing", () => {
  it("are read as they are, and follow when he is done", async () => {
    const opened = await withFirstBid();
    const { store, file, logged } = opened;
    const read = () => store.read((db) => db.$client.prepare(PRICE).pluck().get());
    await bid(store, { lot: 1, user: 2, amount: 22_000 });
    const other = new SqliteDatabase(file);
    other.exec("BEGIN IMMEDIATE");
    expect(await read()).toBe(21_000);
    expect(logged).toEqual(["tables not brought up to date"]);
    other.exec("ROLLBACK");
    other.close();
    await expect.poll(read).toBe(22_000);
  });
});
