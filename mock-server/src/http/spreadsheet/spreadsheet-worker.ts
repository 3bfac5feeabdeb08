/** Writes spreadsheets in a thread. */
import { DUBAI_OFFSET_MS } from "@marsa/api-spec/dates";
import { parentPort, workerData } from "node:worker_threads";
import writeExcelFile, { type CellObject } from "write-excel-file/node";
import type { Cell, Column, SheetOrder } from "./spreadsheet.ts";

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
  // Spreadsheets have no time zones: instants are written in Dubai time.
  if (kind === "instant")
    return { value: new Date(Number(value) + DUBAI_OFFSET_MS), type: Date, format: FORMATS.instant };
  return { value: Number(value), type: Number, format: FORMATS[kind] };
}
