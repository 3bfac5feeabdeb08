/** The store on PostgreSQL. */
import type { Settlement } from "../engine/commit-queue.ts";
import { EngineStore, type EngineStoreParts } from "../engine/engine-store.ts";
import { StoreUnavailable, withinTurn } from "../store/errors.ts";
import type { Database, Store } from "../store/store.ts";
import { endTransaction, transactionOf } from "../tables/system/driver.ts";
import { Link } from "./link.ts";
import { ReadLinks } from "./read-links.ts";
import { RowsOnDemand, tablesOver } from "./rows.ts";
import { transactionsOver } from "./transactions.ts";

interface PostgresStoreParts extends EngineStoreParts {
  /** postgres://… */
  readonly url: string;
  /** The connection that writes; who opened it closes it. */
  readonly writing: Link;
  /** Gives keys to the tables of a connection. */
  readonly use: (db: Database) => void;
  /** Called when nobody can say whether a commit was written. The store takes no more: the process has to end. */
  readonly lost: (error: unknown) => void;
}

/** Returns the store over one writing connection, one that looks up rows, and a few for reads. */
export function postgresStore({ url, writing, use, lost, ...parts }: PostgresStoreParts): Store {
  const looking = new Link(url);
  const reads = new ReadLinks(url, use);
  const writer = tablesOver(writing);
  const batch = new RowsOnDemand(writing);
  const committed = new RowsOnDemand(looking);
  for (const db of [writer, batch.db, committed.db]) use(db);
  const read: Store["read"] = (fn) =>
    reads.use(async ({ link, db }) => {
      const rows = transactionOf(db);
      link.send("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
      try {
        return await withinTurn(fn, fn(rows), link.whenIdle);
      } finally {
        endTransaction(rows);
        link.send("COMMIT");
      }
    });
  return new EngineStore(
    {
      batch: batch.db,
      writer,
      reader: committed.db,
      async ask(fn) {
        await looking.open();
        return (await committed.run([fn]))[0]!;
      },
      askBatch: async (fn) => (await batch.run([fn]))[0]!,
      savepoint: (fn) => withSavepoint(writing, fn),
      whenIdle: writing.whenIdle,
      transactions: (steps) => ({ ...transactionsOver(writing, batch, steps), syncFailed: lost }),
      read,
      readInWorker: (query, input) => read((db) => query.run(db, input)),
      makeFile: async (query, input) => query.make(await read((db) => query.run(db, input))),
      close: async () => void (await Promise.all([looking, reads].map((each) => each.close()))),
    },
    parts,
  );
}

/** Runs `fn` within the open transaction; an error of `fn` undoes only its own writes. */
async function withSavepoint(link: Link, fn: () => unknown): Promise<Settlement> {
  link.send("SAVEPOINT job");
  try {
    const value = await fn();
    await link.ask("RELEASE job");
    return { value };
  } catch (error) {
    if (error instanceof StoreUnavailable) throw error;
    await link.ask("ROLLBACK TO job");
    return { error };
  }
}
