/** Writes spreadsheets in a thread. */
import { parentPort, workerData } from "node:worker_threads";
import writeExcelFile, { type CellObject } from "write-excel-file/node";
import type { Cell, Column, SheetOrder } from "./spreadsheet.ts";

/** Spreadsheets have no time zones: instants are written in Dubai time. */
const DUBAI_MS = 4 * 3_600_000;
const FORMATS = { number: "0", aed: "#,##0", money: "#,##0.00", instant: "yyyy-mm-dd hh:mm" } as const;

const { name, columns, rows } = workerData as SheetOrder;
const head = columns.map(({ title, kind }): CellObject => ({
  value: title,
  type: String,
  fontWeight: "bold",
  align: kind === "text" ? "left" : "right",
}));
const body = rows.map((row) => columns.map((column, place) => cellOf(column, row[place] ?? null)));
const buffer = await writeExcelFile([head, ...body], {
  sheet: name,
  columns: columns.map(({ width }) => ({ width })),
  stickyRowsCount: 1,
}).toBuffer();
parentPort?.postMessage(new Uint8Array(buffer));

function cellOf({ kind }: Column, value: Cell): CellObject | null {
  if (value === null) return null;
  if (kind === "text") return { value: String(value), type: String };
  if (kind === "instant")
    return { value: new Date(Number(value) + DUBAI_MS), type: Date, format: FORMATS.instant };
  return { value: Number(value), type: Number, format: FORMATS[kind] };
}
