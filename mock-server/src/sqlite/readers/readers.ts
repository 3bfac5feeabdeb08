/** Answers queries that may take long. */
import { inThread, TaskWorker, type TaskResult } from "../../threads/task-worker.ts";
import type { KeySource } from "../../tables/sealing/keyring.ts";
import { StoreUnavailable } from "../../store/errors.ts";
import type { Database, FileQuery, MadeFile, WorkerQuery } from "../../store/store.ts";

/** Answers queries that may take long. */
export interface Readers {
  /** @throws Error with the worker's message, StoreUnavailable after the close. */
  ask<Input, Output>(query: WorkerQuery<Input, Output>, input: Input): Promise<Output>;
  /** Makes a file. @throws Error as `ask` does */
  make<Input, Rows>(query: FileQuery<Input, Rows>, input: Input): Promise<MadeFile>;
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
  /** Makes a file in a thread of its own. @throws Error as `run` does */
  make<Input, Rows>(query: FileQuery<Input, Rows>, input: Input): Promise<MadeFile>;
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
    run: async ({ run }, inputs) => Promise.all(inputs.map((input) => run(reader, input))),
    make: async ({ run, make }, input) => make(await run(reader, input)),
    release: async () => undefined,
    close: async () => undefined,
  };
}

/** Returns readers without a cache: each query reads the database of its moment. */
export function readWhole(pool: ReaderPool): Readers {
  return {
    ask: async (query, input) => (await pool.run(query, [input]))[0]!,
    make: (query, input) => pool.make(query, input),
    close: () => pool.release(),
  };
}

interface Reader {
  readonly thread: TaskWorker<WorkerRequest, WorkerAnswer>;
  waiting: number;
}

/** Bids have priority over lists, and lists over files. */
const NICE = { lists: 5, files: 10 } as const;
/** The thread of files ends after this time without one, ms: it takes 100 MB. */
const FILES_IDLE_MS = 60_000;

/**
 * Returns readers in threads. Each has a read-only connection. They outlive a database that is replaced, since a new
 * thread takes a second to start on a busy machine.
 * @param file path of the database.
 * @param threads number of reader threads.
 * @param keys where each thread reads the keys of encrypted values.
 */
export function readInThreads(file: string, threads: number, keys: KeySource): ReaderPool {
  const script = new URL("../reader-worker.ts", import.meta.url);
  const threadOf = (kind: keyof typeof NICE): Reader => ({
    thread: new TaskWorker(
      inThread(script, { file, keys, nice: NICE[kind] }),
      kind === "files" ? FILES_IDLE_MS : null,
    ),
    waiting: 0,
  });
  const readers = Array.from({ length: threads }, () => threadOf("lists"));
  const files = threadOf("files");
  // The other threads cost 35 MB each, and start with their first query.
  readers[0]?.thread.start();
  let isOpen = true;
  const started = new Set<Reader>(readers.slice(0, 1));

  async function ask(
    reader: Reader,
    { module, name }: Pick<NamedQuery, "module" | "name">,
    inputs: readonly unknown[],
  ): Promise<readonly unknown[]> {
    reader.waiting++;
    started.add(reader);
    try {
      return (await reader.thread.ask({ module, name, inputs })).outputs;
    } catch (error) {
      throw isOpen ? error : new StoreUnavailable("The database is closed", { cause: error });
    } finally {
      reader.waiting--;
    }
  }

  return {
    async run<Input, Output>(query: WorkerQuery<Input, Output>, inputs: readonly Input[]) {
      const reader = readers.reduce((least, each) => (each.waiting < least.waiting ? each : least));
      return (await ask(reader, query, inputs)) as Output[];
    },
    make: async (query, input) => (await ask(files, query, [input]))[0] as MadeFile,
    async release() {
      if (!isOpen) return;
      await Promise.all([...started].map(({ thread }) => thread.ask(null)));
    },
    async close() {
      isOpen = false;
      await Promise.all([...readers, files].map(({ thread }) => thread.end()));
    },
  };
}
