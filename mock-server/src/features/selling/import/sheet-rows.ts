/** Reads the rows of a workbook that may be hostile. Runs in a process of its own. */
import { writtenNumber } from "@marsa/api-spec/text/read-number";
import { strFromU8, strToU8, unzipSync, zipSync, type Unzipped } from "fflate";
import { readSheet } from "read-excel-file/node";
import { attribute, withWholeCells } from "./sheet-cells.ts";
import { SheetRefused } from "./sheet-refused.ts";

/** The largest content of a spreadsheet, and the most files in it: a small archive can unpack to gigabytes. */
const MOST_BYTES = 48 * 1024 * 1024;
const MOST_FILES = 200;
/** The parts that describe sheets and cells; pictures and macros are left out. */
const PARTS = /^(?:\[Content_Types\]\.xml|(?:_rels|xl)\/.*\.(?:xml|rels))$/;
const BOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";
/** A cell shows 15 digits of a number; the rest is noise of its sums. */
const DIGITS = 15;

/**
 * Returns the cells of the first visible sheet as text.
 * @throws SheetRefused for a file that is no spreadsheet, or one that unpacks to too much.
 */
export async function sheetRows(bytes: Uint8Array): Promise<string[][]> {
  const files = unpacked(bytes);
  const { place, path } = firstSheet(files);
  const isStale = /<(?:\w+:)?calcPr\b[^>]*fullCalcOnLoad=["'](?:1|true)/.test(xmlOf(files, BOOK));
  files[path] = strToU8(withWholeCells(xmlOf(files, path), isStale));
  try {
    // Packed again without compression, so that the reader unpacks no more bytes than were counted.
    const rows = await readSheet(Buffer.from(zipSync(files, { level: 0 })), place);
    return rows.map((row) => row.map(textOf));
  } catch {
    throw new SheetRefused("broken");
  }
}

/** Unpacks only the parts that hold cells, never past their stated sizes. */
function unpacked(bytes: Uint8Array): Unzipped {
  let total = 0;
  let count = 0;
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        count += 1;
        if (!PARTS.test(name)) return false;
        total += originalSize;
        if (total > MOST_BYTES || count > MOST_FILES) throw new SheetRefused("too_large");
        return true;
      },
    });
  } catch (error) {
    throw error instanceof SheetRefused ? error : new SheetRefused("broken");
  }
}

/** Returns the path of the first sheet that people see and that has cells, and its place among all sheets, from 1. */
function firstSheet(files: Unzipped): { readonly place: number; readonly path: string } {
  const targets = new Map(
    tagsOf(xmlOf(files, RELATIONS), "Relationship")
      .filter((tag) => attribute(tag, "Type")?.endsWith("/worksheet"))
      .map((tag) => [attribute(tag, "Id"), attribute(tag, "Target") ?? ""]),
  );
  const sheets = tagsOf(xmlOf(files, BOOK), "sheet");
  const at = sheets.findIndex(
    (tag) => (attribute(tag, "state") ?? "visible") === "visible" && targets.has(attribute(tag, "id")),
  );
  const target = targets.get(attribute(sheets[at] ?? "", "id"));
  if (target === undefined)
    throw new SheetRefused(
      "unread",
      "The workbook has no visible sheet with cells. Show the sheet, and save it.",
    );
  return { place: at + 1, path: target.startsWith("/") ? target.slice(1) : `xl/${target}` };
}

function tagsOf(xml: string, name: string): string[] {
  return xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, "g")) ?? [];
}

function xmlOf(files: Unzipped, path: string): string {
  const part = files[path];
  if (!part) throw new SheetRefused("broken");
  return strFromU8(part);
}

/** Spreadsheets have no time zones: a date is written as it stands in its cell. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === "boolean") return cell ? "Yes" : "No";
  if (typeof cell === "number") return writtenNumber(Number(cell.toPrecision(DIGITS)));
  return typeof cell === "string" ? cell.trim() : "";
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return "#VALUE!";
  // A cell keeps a time as a fraction of a day, which is some milliseconds off.
  const minutes = Math.round(date.getTime() / 60_000);
  return new Date(minutes * 60_000).toISOString().slice(0, 16).replace("T", " ").replace(" 00:00", "");
}
