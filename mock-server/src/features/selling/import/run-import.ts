/** Runs the import process, one task at a time and each within its time. */
import { setTimeout as wait } from "node:timers/promises";
import { inProcess, TaskWorker } from "../../../threads/task-worker.ts";
import type { ImportDone, ImportOrder } from "./import-process.ts";

/** How long one file may take before it counts as hostile. A large honest one takes two seconds. */
const MOST_MS = 30_000;
/** Heap of the process, MB. */
const MOST_MB = 512;

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs one task in a process of its own, which ends with it.
 * @throws Error when the process crashed or took too long.
 */
export function runImport(order: ImportOrder): Promise<ImportDone> {
  const mine = last.then(() => run(order));
  last = mine.catch(() => undefined);
  return mine;
}

async function run(order: ImportOrder): Promise<ImportDone> {
  const worker = new TaskWorker<ImportOrder, ImportDone>(
    inProcess(new URL("./import-process.ts", import.meta.url), [`--max-old-space-size=${MOST_MB}`]),
  );
  const stop = new AbortController();
  const late = wait(MOST_MS, undefined, { signal: stop.signal, ref: false }).then(() => {
    throw new Error("The spreadsheet took too long");
  });
  try {
    return await Promise.race([worker.ask(order), late]);
  } finally {
    stop.abort();
    late.catch(() => undefined);
    await worker.end();
  }
}
