/** A store whose database can be replaced. */
import type { AuctionTerms } from "../domain/terms.ts";
import { carrySessions } from "./carry-sessions.ts";
import type { Connections } from "../sqlite/connection.ts";
import type { ReaderPool } from "../sqlite/readers/readers.ts";
import { exchange } from "../sqlite/database-file.ts";
import { StoreUnavailable } from "../store/errors.ts";
import { readMeta } from "../tables/system/meta.ts";
import type { Clock, Log } from "../store/ports.ts";
import type { Quarantine } from "../store/quarantine.ts";
import { createStore } from "../sqlite/sqlite-store.ts";
import type { Committed, Store } from "../store/store.ts";

/** A store whose database can be replaced while other code holds the store. */
export interface ReplaceableStore extends Store {
  /**
   * Replaces the database by the file `next`, which is removed. Waiting commands are committed to the old one;
   * later ones wait for the new one, so that no event mixes both. Sessions are copied.
   * @returns the users who lost their sessions, because the new one does not know them.
   * @throws an error if `next` cannot be used; the store then continues with the old one.
   */
  replaceWith(next: string): Promise<number[]>;
}

export interface ReplaceableStoreParts {
  readonly file: string;
  /** Opens the file and migrates its tables. */
  readonly connect: () => Connections;
  /** The connections that are open already. */
  readonly first: Connections;
  /** The reader threads, which outlive a database; null: none. */
  readonly pool: ReaderPool | null;
  readonly clock: Pick<Clock, "now">;
  readonly terms: AuctionTerms;
  readonly log: Log;
  readonly quarantine: Quarantine;
  readonly syncFailed: (error: unknown) => void;
}

/** Returns the store over a database with a scene, and over each database that replaces it. */
export function createReplaceableStore(parts: ReplaceableStoreParts): ReplaceableStore {
  const { file, connect, first, pool, clock, terms, log, quarantine, syncFailed } = parts;
  const listeners = new Set<(committed: Committed) => void>();
  let current = over(first);
  /** Resolves at the end of a running replacement. */
  let exchanging: Promise<void> | null = null;

  function over(connections: Connections): Store {
    const meta = readMeta(connections.reader);
    if (!meta) throw new Error(`There is no scene in ${file}`);
    const { epoch, seed } = meta;
    const store = createStore({ ...connections, epoch, seed, clock, terms, log, quarantine, syncFailed });
    store.onCommit((committed) => {
      for (const listener of listeners) listener(committed);
    });
    return store;
  }

  const when = <T>(use: (store: Store) => Promise<T>): Promise<T> =>
    exchanging ? exchanging.then(() => use(current)) : use(current);

  async function replace(next: string): Promise<number[]> {
    await current.close();
    try {
      const lost = carrySessions(file, next);
      exchange(next, file);
      // Damage in the old database does not apply to this one.
      quarantine.open([]);
      return lost;
    } finally {
      current = over(connect());
    }
  }

  return {
    get epoch() {
      return current.epoch;
    },
    get seed() {
      return current.seed;
    },
    get isReadOnly() {
      return current.isReadOnly;
    },
    transact: (scope, decide) => when((store) => store.transact(scope, decide)),
    transactLane: (scope, decide) => when((store) => store.transactLane(scope, decide)),
    write: (fn) => when((store) => store.write(fn)),
    writeUnrelated: (fn) => when((store) => store.writeUnrelated(fn)),
    read: (fn) => when((store) => store.read(fn)),
    readInWorker: (query, input) => when((store) => store.readInWorker(query, input)),
    makeFile: (query, input) => when((store) => store.makeFile(query, input)),
    person: (userId) => when((store) => store.person(userId)),
    due: (kind, now, limit) => when((store) => store.due(kind, now, limit)),
    nextDue: (kind) => when((store) => store.nextDue(kind)),
    outbox: {
      pending: (limit, after) => when((store) => store.outbox.pending(limit, after)),
      count: () => when((store) => store.outbox.count()),
      acknowledged: (ids) => when((store) => store.outbox.acknowledged(ids)),
    },
    onCommit(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async replaceWith(next) {
      if (exchanging) throw new StoreUnavailable("The database is being exchanged");
      const replacing = replace(next);
      // Without a database, each use of the store reports that itself.
      exchanging = replacing.then(nothing, nothing).finally(() => (exchanging = null));
      return replacing;
    },
    async close() {
      await pool?.close();
      await when((store) => store.close());
    },
  };
}

const nothing = () => undefined;
