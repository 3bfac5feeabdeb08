/** A store whose database can be replaced. */
import type { ReaderPool } from "../sqlite/readers/readers.ts";
import { StoreUnavailable } from "../store/errors.ts";
import type { Quarantine } from "../store/quarantine.ts";
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
  /** Copies the database into one SQLite file, as of now; others may go on reading and writing. */
  copyTo(file: string): Promise<void>;
  /** Opens the file anew, since another process has replaced it. */
  reopen(): Promise<void>;
}

export interface ReplaceableStoreParts {
  /** Puts the database of the file `next` in the place of this one, while no store is open. As `replaceWith` returns. */
  readonly exchange: (next: string) => number[] | Promise<number[]>;
  readonly copyTo: (file: string) => Promise<void>;
  /** Opens the store over the database of that moment. */
  readonly open: () => Store | Promise<Store>;
  /** The store that is open already. */
  readonly first: Store;
  /** The reader threads, which outlive a database; null: none. */
  readonly pool: ReaderPool | null;
  /** Called after the last store is closed. */
  readonly end?: () => Promise<void>;
  readonly quarantine: Quarantine;
  /** Whether the database does not answer; left out: a file always does. */
  readonly isSilent?: () => boolean;
}

/** Returns the store over a database with a scene, and over each database that replaces it. */
export function createReplaceableStore({
  exchange,
  copyTo,
  open,
  first,
  pool,
  end,
  quarantine,
  isSilent = () => false,
}: ReplaceableStoreParts): ReplaceableStore {
  const listeners = new Set<(committed: Committed) => void>();
  let current = heard(first);
  /** Resolves at the end of a running replacement. */
  let exchanging: Promise<void> | null = null;

  function heard(store: Store): Store {
    store.onCommit((committed) => {
      for (const listener of listeners) listener(committed);
    });
    return store;
  }

  const when = <T>(use: (store: Store) => Promise<T>): Promise<T> =>
    exchanging ? exchanging.then(() => use(current)) : use(current);

  async function replace<T>(change: () => T | Promise<T>): Promise<T> {
    await current.close();
    try {
      return await change();
    } finally {
      current = heard(await open());
    }
  }

  async function exchanged(next: string): Promise<number[]> {
    const lost = await exchange(next);
    // Damage in the old database does not apply to this one.
    quarantine.open([]);
    return lost;
  }

  async function alone<T>(change: () => T | Promise<T>): Promise<T> {
    if (exchanging) throw new StoreUnavailable("The database is being exchanged");
    const replacing = replace(change);
    // Without a database, each use of the store reports that itself.
    exchanging = replacing.then(nothing, nothing).finally(() => (exchanging = null));
    return replacing;
  }

  return {
    get epoch() {
      return current.epoch;
    },
    get seed() {
      return current.seed;
    },
    get isReadOnly() {
      return current.isReadOnly || isSilent();
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
    replaceWith: (next) => alone(() => exchanged(next)),
    copyTo,
    reopen: () => alone(nothing),
    async close() {
      await pool?.close();
      await when((store) => store.close());
      await end?.();
    },
  };
}

const nothing = () => undefined;
