/** Creates spreadsheets. */
import { DUBAI_OFFSET_MS } from "@marsa/api-spec/dates";
import type { CellObject } from "write-excel-file/node";
import type { Database, FileQuery } from "../../store/store.ts";
import { fileQuery } from "../../store/worker-query.ts";

/** The media type of a spreadsheet, as in the contract. */
export const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Most rows of one spreadsheet. */
export const MOST_ROWS = 10_000;

/** A column: its title, the kind of its cells, and its width in characters. */
export interface Column {
  readonly title: string;
  /** aed: whole dirhams; money: two digits; instant: ms since 1970 UTC, shown in Dubai time. */
  readonly kind: "text" | "number" | "aed" | "money" | "instant";
  readonly width: number;
}

/** A text or number as the column needs; null leaves the cell empty. */
export type Cell = string | number | null;

/** A sheet as plain data. */
export interface SheetOrder {
  /** The sheet's name, 31 characters at most. */
  readonly name: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

const FORMATS = { number: "0", aed: "#,##0", money: "#,##0.00", instant: "yyyy-mm-dd hh:mm" } as const;

/**
 * Declares the export of a sheet: the thread that reads the rows also writes them, since ten thousand rows as cells
 * would be garbage of the thread that bids. Input: plain data.
 */
export function sheetQuery<Input>(
  module: string,
  name: string,
  order: (db: Database, input: Input) => SheetOrder | Promise<SheetOrder>,
): FileQuery<Input, SheetOrder> {
  return fileQuery(module, name, order, async (made) => ({
    bytes: await spreadsheet(made),
    rows: made.rows.length,
  }));
}

/** Returns the bytes of a spreadsheet with one sheet, its first row fixed. Ten thousand rows take most of a second. */
export async function spreadsheet({ name, columns, rows }: SheetOrder): Promise<Uint8Array<ArrayBuffer>> {
  const { default: writeExcelFile } = await import("write-excel-file/node");
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
  return datedAlike(buffer);
}

/** 1 January 1980, as archives write it. */
const FIRST_DATE = 0x00_21_00_00;

/** Returns an archive whose files have one date, so that the same rows are the same bytes. */
function datedAlike(archive: Buffer): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(archive);
  const end = bytes.lastIndexOf("PK\u0005\u0006", "latin1");
  let entry = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    bytes.writeUInt32LE(FIRST_DATE, entry + 12);
    bytes.writeUInt32LE(FIRST_DATE, bytes.readUInt32LE(entry + 42) + 10);
    entry += 46 + [28, 30, 32].reduce((sum, at) => sum + bytes.readUInt16LE(entry + at), 0);
  }
  return new Uint8Array(bytes);
}

function cellOf({ kind }: Column, value: Cell): CellObject | null {
  if (value === null) return null;
  if (kind === "text") return { value: String(value), type: String };
  // Spreadsheets have no time zones: instants are written in Dubai time.
  if (kind === "instant")
    return { value: new Date(Number(value) + DUBAI_OFFSET_MS), type: Date, format: FORMATS.instant };
  return { value: Number(value), type: Number, format: FORMATS[kind] };
}
