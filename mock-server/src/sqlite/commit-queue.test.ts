/** Tests of `commit-queue.ts`. */
import SqliteDatabase from "better-sqlite3";
import { expect, it } from "vitest";
import { CommitQueue, type BatchHooks, type Settlement } from "./commit-queue.ts";
import { StoreUnavailable } from "../store/errors.ts";
import { type Connection } from "../tables/system/driver.ts";

/** A database whose disk does not sync the first commit. */
function brokenConnection(): Connection {
  const connection = new SqliteDatabase(":memory:");
  connection.function("fail", () => {
    throw new SqliteDatabase.SqliteError("disk I/O error", "SQLITE_IOERR_FSYNC");
  });
  return connection;
}

const nothing = () => undefined;

function queueOver(connection: Connection) {
  const failures: unknown[] = [];
  const hooks: BatchHooks = {
    begun: nothing,
    // SQLite cannot be made to fail a sync here; an error with the same code comes from inside the transaction.
    beforeCommit: () => void connection.exec("SELECT fail()"),
    committed: nothing,
    rolledBack: nothing,
    syncFailed: (error) => failures.push(error),
  };
  const queue = new CommitQueue(connection, hooks, { warn: nothing, error: nothing });
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
