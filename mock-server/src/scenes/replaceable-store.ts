import type { AuctionTerms } from "../domain/terms.ts";
import { carrySessions } from "./carry-sessions.ts";
import type { Connections } from "../sqlite/connection.ts";
import { exchange } from "../sqlite/database-file.ts";
import { StoreUnavailable } from "../store/errors.ts";
import { readMeta } from "../tables/system/meta.ts";
import type { Clock, Log } from "../store/ports.ts";
import type { Quarantine } from "../store/quarantine.ts";
import { createStore } from "../sqlite/sqlite-store.ts";
import type { Committed, Store } from "../store/store.ts";

/** A store whose database can be exchanged while others hold on to the store. */
export interface ReplaceableStore extends Store {
  /**
   * Puts the database in the file `next`, which is gone after it, in the place of this one. What waits is committed to
   * the old one; what comes meanwhile waits for the new one, so nothing is told of half of each. Sessions come along.
   * @returns the users who have lost theirs, since the new one does not know them.
   * @throws whatever keeps `next` from being used; the store then goes on with the old one.
   */
  replaceWith(next: string): Promise<number[]>;
}

export interface ReplaceableStoreParts {
  readonly file: string;
  /** Opens what is in the file, with its tables up to date. */
  readonly connect: () => Connections;
  /** What has been opened already. */
  readonly first: Connections;
  readonly clock: Pick<Clock, "now">;
  readonly terms: AuctionTerms;
  readonly log: Log;
  readonly quarantine: Quarantine;
  readonly syncFailed: (error: unknown) => void;
}

/** In: a database with a scene in it. Out: the store over it, and over whatever takes its place. */
export function createReplaceableStore(parts: ReplaceableStoreParts): ReplaceableStore {
  const { file, connect, first, clock, terms, log, quarantine, syncFailed } = parts;
  const listeners = new Set<(committed: Committed) => void>();
  let current = over(first);
  /** While the database is being exchanged: resolves when there is one again. */
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
      // What was wrong with the old database says nothing of this one.
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
    transact: (scope, decide) => when((store) => store.transact(scope, decide)),
    conduct: (scope, decide) => when((store) => store.conduct(scope, decide)),
    write: (fn) => when((store) => store.write(fn)),
    writeUnrelated: (fn) => when((store) => store.writeUnrelated(fn)),
    read: (fn) => when((store) => store.read(fn)),
    readInWorker: (query, input) => when((store) => store.readInWorker(query, input)),
    person: (userId) => when((store) => store.person(userId)),
    due: (kind, now, limit) => when((store) => store.due(kind, now, limit)),
    nextDue: (kind) => when((store) => store.nextDue(kind)),
    outbox: {
      pending: (limit) => when((store) => store.outbox.pending(limit)),
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
      // If there is no database any more, each use of the store says so itself.
      exchanging = replacing.then(nothing, nothing).finally(() => (exchanging = null));
      return replacing;
    },
    close: () => when((store) => store.close()),
  };
}

const nothing = () => undefined;
