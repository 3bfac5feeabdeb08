/** Answers queries that may take long. */
import { inThread, TaskWorker, type TaskResult } from "../../task-worker.ts";
import { StoreUnavailable } from "../../store/errors.ts";
import type { WorkerQuery, Database } from "../../store/store.ts";

/** Answers queries that may take long. */
export interface Readers {
  /** @throws Error with the worker's message, StoreUnavailable after the close. */
  ask<Input, Output>(query: WorkerQuery<Input, Output>, input: Input): Promise<Output>;
  /** Closes the connections to this database. */
  close(): Promise<void>;
}

/** Runs queries. */
export interface ReaderPool {
  /**
   * Returns the answers of these queries, all from one snapshot of the database.
   * @throws Error with the worker's message, StoreUnavailable after the close.
   */
  run<Input, Output>(query: WorkerQuery<Input, Output>, inputs: readonly Input[]): Promise<Output[]>;
  /** Closes the connections after the running queries; the next query opens new ones, to the file of that moment. */
  release(): Promise<void>;
  close(): Promise<void>;
}

/** Names a query and its input; null closes the connection. */
export type WorkerRequest = NamedQuery | null;

export interface NamedQuery {
  readonly module: string;
  readonly name: string;
  readonly inputs: readonly unknown[];
}

export interface WorkerAnswer extends TaskResult {
  readonly outputs: readonly unknown[];
}

/** Runs queries in this thread, on this connection. For tests, whose databases are small and many. */
export function readHere(reader: Database): ReaderPool {
  return {
    run: async ({ run }, inputs) => inputs.map((input) => run(reader, input)),
    release: async () => undefined,
    close: async () => undefined,
  };
}

interface Reader {
  readonly thread: TaskWorker<WorkerRequest, WorkerAnswer>;
  waiting: number;
}

/**
 * Returns readers in threads. Each has a read-only connection. They outlive a database that is replaced, since a new
 * thread takes a second to start on a busy machine.
 * @param file path of the database.
 * @param threads number of reader threads.
 */
export function readInThreads(file: string, threads: number): ReaderPool {
  const script = new URL("./reader-worker.ts", import.meta.url);
  const readers = Array.from({ length: threads }, (): Reader => ({
    thread: new TaskWorker<WorkerRequest, WorkerAnswer>(inThread(script, { file })),
    waiting: 0,
  }));
  // The other threads cost 35 MB each, and start with their first query.
  readers[0]?.thread.start();
  let isOpen = true;
  const started = new Set<Reader>(readers.slice(0, 1));
  return {
    async run<Input, Output>({ module, name }: WorkerQuery<Input, Output>, inputs: readonly Input[]) {
      const reader = readers.reduce((least, each) => (each.waiting < least.waiting ? each : least));
      reader.waiting++;
      started.add(reader);
      try {
        return (await reader.thread.ask({ module, name, inputs })).outputs as Output[];
      } catch (error) {
        throw isOpen ? error : new StoreUnavailable("The database is closed", { cause: error });
      } finally {
        reader.waiting--;
      }
    },
    async release() {
      if (!isOpen) return;
      await Promise.all([...started].map(({ thread }) => thread.ask(null)));
    },
    async close() {
      isOpen = false;
      await Promise.all(readers.map(({ thread }) => thread.end()));
    },
  };
}
