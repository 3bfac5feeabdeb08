/** Creates spreadsheets. */
import { Worker } from "node:worker_threads";

/** The media type of a spreadsheet, as in the contract. */
export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** A column: its title, the kind of its cells, and its width in characters. */
export interface Column {
  readonly title: string;
  /** aed: whole dirhams; money: two digits; instant: ms since 1970 UTC, shown in Dubai time. */
  readonly kind: "text" | "number" | "aed" | "money" | "instant";
  readonly width: number;
}

/** A text or number as the column needs; null leaves the cell empty. */
export type Cell = string | number | null;

/** A sheet as plain data: it is sent to another thread. */
export interface SheetOrder {
  /** The sheet's name, 31 characters at most. */
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Returns the bytes of a spreadsheet with one sheet, its first row fixed. A thread writes one at a time: ten
 * thousand rows take most of a second, and bids must not wait.
 * @throws Error when it cannot be written.
 */
export function spreadsheet(order: SheetOrder): Promise<Uint8Array<ArrayBuffer>> {
  const mine = last.then(() => write(order));
  last = mine.catch(() => undefined);
  return mine;
}

function write(order: SheetOrder): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const worker = new Worker(new URL("./spreadsheet-worker.ts", import.meta.url), { workerData: order });
  worker.once("message", resolve);
  worker.once("error", reject);
  worker.once("exit", (code) => reject(new Error(`The spreadsheet's thread ended with ${code}`)));
  return promise;
}
