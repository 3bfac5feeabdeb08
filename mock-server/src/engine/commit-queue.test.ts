/** Tests of `commit-queue.ts`. */
import SqliteDatabase from "better-sqlite3";
import { expect, it } from "vitest";
import { transactionsOver } from "../sqlite/sqlite-store.ts";
import { CommitQueue, type Settlement } from "./commit-queue.ts";
import type { BatchSteps } from "./engine.ts";
import { StoreUnavailable } from "../store/errors.ts";
import type { Database } from "../store/store.ts";
import { favorite } from "../tables/schema/watching.ts";
import { asyncOrm, orm, type Connection } from "../tables/system/driver.ts";
import { prepared } from "../tables/system/prepared.ts";
import { openTestStore } from "../sqlite/test-support/open.ts";
import { START } from "../sqlite/test-support/people.ts";

/** A database whose disk does not sync the first commit. */
function brokenConnection(): Connection {
  const connection = new SqliteDatabase(":memory:");
  connection.function("fail", () => {
    throw new SqliteDatabase.SqliteError("disk I/O error", "SQLITE_IOERR_FSYNC");
  });
  return connection;
}

const nothing = () => undefined;
const seqOf = (db: Database) => prepared(db, "SELECT seq FROM lot WHERE id = 1").pluck().get() as number;

/** Returns by how much the seq moves while the read awaits the database. */
async function movesSeen(db: Database): Promise<number> {
  const before = seqOf(db);
  for (let step = 0; step < 50; step++) await Promise.resolve();
  return seqOf(db) - before;
}

function queueOver(connection: Connection) {
  const failures: unknown[] = [];
  const steps: BatchSteps = {
    begun: nothing,
    rewind: nothing,
    readAhead: nothing,
    afterJobs: () => null,
    // SQLite cannot be made to fail a sync here; an error with the same code comes from inside the transaction.
    beforeCommit: () => {
      connection.exec("SELECT fail()");
      return [];
    },
    committed: nothing,
    rolledBack: nothing,
  };
  const syncFailed = (error: unknown) => failures.push(error);
  const transactions = { ...transactionsOver(connection, steps), syncFailed };
  const queue = new CommitQueue(transactions, { warn: nothing, error: nothing });
  const add = () =>
    new Promise<Settlement>((settle) => queue.add({ order: 1, run: () => ({ value: 1 }), settle }));
  return { queue, add, failures };
}

it("After a failed sync every waiting job is refused, and no later commit is tried", async () => {
  const { add, failures } = queueOver(brokenConnection());
  const waiting = await Promise.all([add(), add()]);
  expect(failures).toMatchObject([{ code: "SQLITE_IOERR_FSYNC" }]);
  const later = await add();
  for (const settlement of [...waiting, later])
    expect(settlement).toEqual({ error: expect.any(StoreUnavailable) as unknown });
  expect(failures).toHaveLength(1);
});

it("A read that begins beside a write sees the rows of one moment, however often it awaits the database", async () => {
  const { store } = await openTestStore();
  const beside = Promise.withResolvers<number>();
  await store.write(async (db) => {
    beside.resolve(store.read(movesSeen));
    await Promise.resolve();
    prepared(db, "UPDATE lot SET seq = seq + 1").run();
  });
  expect([await beside.promise, await store.read(seqOf)]).toEqual([0, 2]);
});

it("A read that begins after a repeated commit sees none of the next one", async () => {
  const { store } = await openTestStore();
  const scope = { lotId: 1, userIds: [1], receivedAt: START };
  const breaks = store.transact(scope, () => {
    throw new Error("broken");
  });
  const moved = () => store.write((db) => void prepared(db, "UPDATE lot SET seq = seq + 1").run());
  const first = moved().then(() => store.read(movesSeen));
  const second = moved();
  await expect(breaks).rejects.toThrow("A command failed");
  await second;
  expect([await first, await store.read(seqOf)]).toEqual([0, 3]);
});

it("A query that a write returns, and that begins when it is awaited, is part of its commit", async () => {
  const { store } = await openTestStore();
  const seen: Promise<unknown>[] = [];
  store.onCommit(() => void seen.push(store.read((db) => orm(db).select().from(favorite).all())));
  await store.write((db) => asyncOrm(db).insert(favorite).values({ userId: 2, lotId: 2, at: 0 }));
  expect(await Promise.all(seen)).toMatchObject([[{ userId: 2, lotId: 2 }]]);
});
