/** Declares queries that run in a reader thread. */
import type { CacheableParts, Database, FileQuery, WorkerQuery } from "./store.ts";

/**
 * Declares a worker query: `export const countFacet = workerQuery(import.meta.url, "countFacet", (db, input:
 * FacetInput) => …)`. Input and output are plain data (objects, lists, maps), since they are sent to another
 * thread.
 * @param name the exported name of the query.
 * @param run reads one snapshot of the database, waits for nothing else, and depends only on its input.
 * @param parts which parts of the answers can be cached.
 */
export function workerQuery<Input, Output>(
  module: string,
  name: string,
  run: (db: Database, input: Input) => Output | Promise<Output>,
  parts?: CacheableParts<Input, Output>,
): WorkerQuery<Input, Output> {
  return { module, name, run, ...(parts && { parts }) };
}

/** Declares a query whose rows become a file. `make` runs in the thread that reads the rows. */
export function fileQuery<Input, Rows>(
  module: string,
  name: string,
  run: (db: Database, input: Input) => Rows | Promise<Rows>,
  make: FileQuery<Input, Rows>["make"],
): FileQuery<Input, Rows> {
  return { module, name, run, make };
}
