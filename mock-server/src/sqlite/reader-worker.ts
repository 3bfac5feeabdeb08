/** A thread that answers queries on its own connection, one after the other, to the database named in `workerData`. */
import { parentPort, workerData } from "node:worker_threads";
import SqliteDatabase from "better-sqlite3";
import type { Database, FileQuery, MadeFile, WorkerQuery } from "../store/store.ts";
import { openReader } from "./connection.ts";
import { Keyring, type KeySource } from "../tables/sealing/keyring.ts";
import type { NamedQuery, WorkerAnswer, WorkerRequest } from "./readers/readers.ts";
import { snapshotsOf } from "./readers/snapshots.ts";
import { lowerPriority } from "../threads/lower-priority.ts";
import { reportLoaded } from "../threads/thread-loaded.ts";
import { sqlite } from "../tables/system/driver.ts";

const { file, keys, nice } = workerData as { file: string; keys: KeySource; nice: number };
let connection: Connection | null = null;
lowerPriority(nice);
/**
 * How long a reader waits before it begins, ms. The asking thread often loses its core to the waking reader for
 * milliseconds, even at low priority. After this wait the asking thread has finished its turn.
 */
const LET_FINISH_MS = 0.3;
const nothing = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

type Query = WorkerQuery<unknown, unknown> & Partial<Pick<FileQuery<unknown, unknown>, "make">>;
interface Connection {
  readonly db: Database;
  /** Reads one snapshot of the database. */
  readonly read: (query: Query, inputs: readonly unknown[]) => Promise<unknown[]>;
}
type Queries = Readonly<Record<string, Query | undefined>>;

/** Cached by module: an import takes longer than many queries. */
const imported = new Map<string, Promise<Queries>>();

parentPort?.on("message", (order: WorkerRequest) => {
  if (order) void answer(order).then(send, fail);
  else release();
});
// Its native module is loaded with the first database.
new SqliteDatabase(":memory:").close();
reportLoaded();

function release(): void {
  if (connection) sqlite(connection.db).close();
  connection = null;
  send([]);
}

function connect(): Connection {
  const db = openReader({ file, durable: false, keys: new Keyring(keys) });
  const inSnapshot = snapshotsOf(db);
  return {
    db,
    read: ({ run }, inputs) => inSnapshot(() => Promise.all(inputs.map((input) => run(db, input)))),
  };
}

async function answer({ module, name, inputs }: NamedQuery): Promise<unknown[]> {
  const known = imported.get(module) ?? (import(module) as Promise<Queries>);
  imported.set(module, known);
  const query = (await known)[name];
  if (!query) throw new Error(`${module} exports no query called ${name}`);
  Atomics.wait(nothing, 0, 0, LET_FINISH_MS);
  const outputs = await (connection ??= connect()).read(query, inputs);
  const { make } = query;
  return make ? Promise.all(outputs.map(make)) : outputs;
}

function send(outputs: readonly unknown[]): void {
  post({ error: null, outputs });
}

function fail(error: unknown): void {
  post({ error: error instanceof Error ? (error.stack ?? error.message) : String(error), outputs: [] });
}

function post(message: WorkerAnswer): void {
  // The bytes of a file are handed over, not copied.
  parentPort?.postMessage(
    message,
    message.outputs.flatMap((output) => (isFile(output) ? [output.bytes.buffer] : [])),
  );
}

function isFile(output: unknown): output is MadeFile {
  return (
    output !== null && typeof output === "object" && "bytes" in output && output.bytes instanceof Uint8Array
  );
}
