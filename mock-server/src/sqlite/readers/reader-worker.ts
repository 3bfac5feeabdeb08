/** A thread that answers queries on a connection of its own, one after the other. Told the database by `workerData`. */
import { parentPort, workerData } from "node:worker_threads";
import type { WorkerQuery } from "../../store/store.ts";
import { openReader } from "../connection.ts";
import type { WorkerAnswer, WorkerRequest } from "./readers.ts";
import { lowerPriority } from "../../lower-priority.ts";

const { file } = workerData as { file: string };
const db = openReader({ file, durable: false });
// Bids go first.
lowerPriority(5);
/**
 * How long a reader waits before it begins, ms. Whoever asked is often put aside on the core where the reader wakes, for
 * milliseconds, however low the reader stands; by then it has come to the end of its turn, and wakes wherever there is room.
 */
const LET_FINISH_MS = 0.3;
const nothing = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

type Query = WorkerQuery<unknown, unknown>;
type Queries = Readonly<Record<string, Query | undefined>>;

/** By module: to look one up again each time takes longer than many a query. */
const imported = new Map<string, Promise<Queries>>();
/** Reads one moment of the database. */
const read = db.$client.transaction(({ run }: Query, inputs: readonly unknown[]) =>
  inputs.map((input) => run(db, input)),
);

parentPort?.on("message", (order: WorkerRequest) => void answer(order).then(send, fail));

async function answer({ module, name, inputs }: WorkerRequest): Promise<unknown[]> {
  const known = imported.get(module) ?? (import(module) as Promise<Queries>);
  imported.set(module, known);
  const query = (await known)[name];
  if (!query) throw new Error(`${module} exports no query called ${name}`);
  Atomics.wait(nothing, 0, 0, LET_FINISH_MS);
  return read(query, inputs);
}

function send(outputs: readonly unknown[]): void {
  post({ error: null, outputs });
}

function fail(error: unknown): void {
  post({ error: error instanceof Error ? (error.stack ?? error.message) : String(error), outputs: [] });
}

function post(message: WorkerAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message);
}
