import type { WorkerQuery, CacheableParts, Database, NotPromise } from "./store.ts";

/**
 * Declares one: `export const countFacet = aside(import.meta.url, "countFacet", (db, input: FacetInput) => …)`.
 * `name` is the name that it is exported by. Input and output are plain data (objects, lists, maps), since they go to
 * another thread; `run` is synchronous, reads one moment of the database and knows nothing but its input.
 * `parts`: where a part of its answers can be kept.
 */
export function workerQuery<Input, Output>(
  module: string,
  name: string,
  run: (db: Database, input: Input) => NotPromise<Output>,
  parts?: CacheableParts<Input, Output>,
): WorkerQuery<Input, Output> {
  return { module, name, run, ...(parts && { parts }) };
}
