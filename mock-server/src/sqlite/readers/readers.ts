import { inThread, TaskWorker, type TaskResult } from "../../task-worker.ts";
import { StoreUnavailable } from "../../store/errors.ts";
import type { WorkerQuery, Database } from "../../store/store.ts";

/** Who answers the queries that may take long. */
export interface Readers {
  /** @throws Error with what went wrong, StoreUnavailable when they have been closed meanwhile. */
  ask<Input, Output>(query: WorkerQuery<Input, Output>, input: Input): Promise<Output>;
  close(): Promise<void>;
}

/** Where queries run. */
export interface ReaderPool {
  /**
   * The answer to each of these, all from one moment of the database.
   * @throws Error with what went wrong, StoreUnavailable when it has been closed meanwhile.
   */
  run<Input, Output>(query: WorkerQuery<Input, Output>, inputs: readonly Input[]): Promise<Output[]>;
  close(): Promise<void>;
}

/** Where the query is, and what it is asked. */
export interface WorkerRequest {
  readonly module: string;
  readonly name: string;
  readonly inputs: readonly unknown[];
}

export interface WorkerAnswer extends TaskResult {
  readonly outputs: readonly unknown[];
}

/** No threads: the queries run here, on this connection. For tests, whose databases are small and many. */
export function readHere(reader: Database): ReaderPool {
  return {
    run: async ({ run }, inputs) => inputs.map((input) => run(reader, input)),
    close: async () => undefined,
  };
}

interface Reader {
  readonly thread: TaskWorker<WorkerRequest, WorkerAnswer>;
  waiting: number;
}

/** In: the database's path, and how many threads read it. Each has a connection that cannot write. */
export function readInThreads(file: string, threads: number): ReaderPool {
  const script = new URL("./reader-worker.ts", import.meta.url);
  const readers = Array.from({ length: threads }, (): Reader => ({
    thread: new TaskWorker<WorkerRequest, WorkerAnswer>(inThread(script, { file })),
    waiting: 0,
  }));
  // The others cost 35 MB each, and start with their first query.
  readers[0]?.thread.start();
  let isOpen = true;
  return {
    async run<Input, Output>({ module, name }: WorkerQuery<Input, Output>, inputs: readonly Input[]) {
      const reader = readers.reduce((least, each) => (each.waiting < least.waiting ? each : least));
      reader.waiting++;
      try {
        return (await reader.thread.ask({ module, name, inputs })).outputs as Output[];
      } catch (error) {
        throw isOpen ? error : new StoreUnavailable("The database is closed", { cause: error });
      } finally {
        reader.waiting--;
      }
    },
    async close() {
      isOpen = false;
      await Promise.all(readers.map(({ thread }) => thread.end()));
    },
  };
}
