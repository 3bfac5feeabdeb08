import type { Database, NotPromise } from "./store.ts";

/**
 * A query that may take longer than 5 ms and is therefore answered by a reader thread, so that no bid waits for it. The
 * thread imports `module` and finds the query there under `name`.
 */
export interface Aside<Input, Output> {
  readonly module: string;
  readonly name: string;
  readonly run: (db: Database, input: Input) => Output;
}

/**
 * Declares one: `export const countFacet = aside(import.meta.url, "countFacet", (db, input: FacetInput) => …)`.
 * `name` is the name that it is exported by. Input and output are plain data (objects, lists, maps), since they go to
 * another thread; `run` is synchronous, reads one moment of the database and knows nothing but its input.
 */
export function aside<Input, Output>(
  module: string,
  name: string,
  run: (db: Database, input: Input) => NotPromise<Output>,
): Aside<Input, Output> {
  return { module, name, run };
}
