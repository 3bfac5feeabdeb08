/** The engine that the conformance suite tests. */
import type { Database, Store } from "../store.ts";

/** A store on a world of its own, closed after the test. */
export interface OpenedStore {
  readonly store: Store;
  readonly clock: { set(now: number): void };
  /** All log lines of the store. */
  readonly logged: string[];
  /** Committed rows, read past the store. */
  query<Row>(sql: string, ...values: unknown[]): Row[] | Promise<Row[]>;
}

export interface Engine {
  readonly name: string;
  /** Opens a store on a new world: five people with deposits, three cars. */
  open(): Promise<OpenedStore>;
  /** Opens a store on the committed rows of `left`, as the next process does after a crash. */
  reopen(left: OpenedStore): Promise<OpenedStore>;
  /** Runs a statement inside a write. */
  run(db: Database, sql: string, ...values: unknown[]): void | Promise<void>;
  /** Recomputes the state of a store from its journals. Returns the errors that it finds. */
  verify(opened: OpenedStore): Promise<readonly unknown[]>;
  /** Fills the disk of a store. Returns a function that frees space again. */
  fill(opened: OpenedStore): Promise<() => Promise<void>>;
}
