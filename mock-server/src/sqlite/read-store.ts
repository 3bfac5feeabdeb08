/** The store of a process that only reads the database; another process writes it. */
import { OwnerNeeded, withinTurn } from "../store/errors.ts";
import type { Database, Store } from "../store/store.ts";
import { sqlite } from "../tables/system/driver.ts";
import type { Readers } from "./readers/readers.ts";
import { snapshotsOf } from "./readers/snapshots.ts";
import { createLoader } from "../engine/unit-of-work/load.ts";

export interface ReadStoreParts {
  readonly reader: Database;
  readonly readers: Readers;
  readonly epoch: string;
  readonly seed: number;
}

const needsOwner = () => Promise.reject(new OwnerNeeded());

/** Returns the store over one read-only connection and readers. Writes and jobs are refused: OwnerNeeded. */
export function createReadStore({ reader, readers, epoch, seed }: ReadStoreParts): Store {
  const people = createLoader(reader);
  const inSnapshot = snapshotsOf(reader);
  return {
    epoch,
    seed,
    isReadOnly: false,
    transact: needsOwner,
    transactLane: needsOwner,
    write: needsOwner,
    writeUnrelated: needsOwner,
    read: (fn) => inSnapshot(() => withinTurn(fn, fn(reader))),
    readInWorker: (query, input) => readers.ask(query, input),
    makeFile: (query, input) => readers.make(query, input),
    person: async (userId) => people.account(userId)?.person ?? null,
    due: needsOwner,
    nextDue: needsOwner,
    outbox: { pending: needsOwner, count: needsOwner, acknowledged: needsOwner },
    onCommit: () => () => undefined,
    async close() {
      await readers.close();
      sqlite(reader).close();
    },
  };
}
