/** A thread that answers queries on a connection of its own, one after the other. Told the database by `workerData`. */
import { parentPort, workerData } from "node:worker_threads";
import type { Aside } from "./store.ts";
import { openReader } from "./connection.ts";
import type { AsideAnswer, AsideOrder } from "./readers.ts";
import { standBack } from "../stand-back.ts";

const { file } = workerData as { file: string };
const db = openReader({ file, durable: false });
// Bids go first.
standBack(5);

type Queries = Readonly<Record<string, Aside<unknown, unknown> | undefined>>;

parentPort?.on("message", (order: AsideOrder) => void answer(order).then(send, fail));

async function answer({ module, name, inputs }: AsideOrder): Promise<unknown[]> {
  const query = ((await import(module)) as Queries)[name];
  if (!query) throw new Error(`${module} exports no query called ${name}`);
  return db.$client.transaction(() => inputs.map((input) => query.run(db, input)))();
}

function send(outputs: readonly unknown[]): void {
  tell({ error: null, outputs });
}

function fail(error: unknown): void {
  tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error), outputs: [] });
}

function tell(message: AsideAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(message);
}
