/** The engine that the conformance suite tests. */
import type { Database, Store } from "../store.ts";

/** A store on a world of its own, closed after the test. */
export interface OpenedStore {
  readonly store: Store;
  readonly clock: { set(now: number): void };
  /** All log lines of the store. */
  readonly logged: string[];
  /** Committed rows, read past the store. */
  query<Row>(sql: string, ...values: unknown[]): Row[];
}

export interface Engine {
  readonly name: string;
  /** Opens a store on a new world: five people with deposits, three cars. */
  open(): Promise<OpenedStore>;
  /** Opens a store on what is committed, as the next process finds it after a crash. */
  reopen(left: OpenedStore): Promise<OpenedStore>;
  /** Runs a statement inside a write. */
  run(db: Database, sql: string, ...values: unknown[]): void;
  /** Recomputes the world. Returns what is wrong in it. */
  verify(opened: OpenedStore): Promise<readonly unknown[]>;
  /** Leaves the store no space; returns what gives it space again. */
  fill(opened: OpenedStore): Promise<() => Promise<void>>;
}
