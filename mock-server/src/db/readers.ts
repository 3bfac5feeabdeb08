import { Thread, type Done } from "../thread.ts";
import type { Aside, Database } from "./store.ts";

/** Who answers the queries that may take long. */
export interface Readers {
  /** @throws Error with what went wrong, also when they have been closed meanwhile. */
  ask<Input, Output>(query: Aside<Input, Output>, input: Input): Promise<Output>;
  close(): Promise<void>;
}

/** Where the query is, and what it is asked. */
export interface AsideOrder {
  readonly module: string;
  readonly name: string;
  readonly input: unknown;
}

export interface AsideAnswer extends Done {
  readonly output: unknown;
}

/** No threads: the queries run here, on this connection. For tests, whose databases are small and many. */
export function readHere(reader: Database): Readers {
  return {
    ask: async ({ run }, input) => run(reader, input),
    close: async () => undefined,
  };
}

interface Reader {
  readonly thread: Thread<AsideOrder, AsideAnswer>;
  waiting: number;
}

/** In: the database's path, and how many threads read it. Each has a connection that cannot write. */
export function readInThreads(file: string, threads: number): Readers {
  const script = new URL("./reader-worker.ts", import.meta.url);
  const readers = Array.from({ length: threads }, (): Reader => ({
    thread: new Thread<AsideOrder, AsideAnswer>(script, { file }),
    waiting: 0,
  }));
  for (const { thread } of readers) thread.start();
  return {
    async ask<Input, Output>({ module, name }: Aside<Input, Output>, input: Input): Promise<Output> {
      const reader = readers.reduce((least, each) => (each.waiting < least.waiting ? each : least));
      reader.waiting++;
      try {
        return (await reader.thread.ask({ module, name, input })).output as Output;
      } finally {
        reader.waiting--;
      }
    },
    async close() {
      await Promise.all(readers.map(({ thread }) => thread.end()));
    },
  };
}
