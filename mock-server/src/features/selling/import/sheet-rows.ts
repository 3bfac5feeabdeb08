/** Reads the rows of a spreadsheet file that may be hostile. Runs in a process of its own. */
import { unzipSync, zipSync, type Unzipped } from "fflate";
import { readSheet } from "read-excel-file/node";

/** The largest content of a spreadsheet, and the most files in it: a small archive can unpack to gigabytes. */
const MOST_BYTES = 48 * 1024 * 1024;
const MOST_FILES = 200;
/** The parts that describe sheets and cells; pictures and macros are left out. */
const PARTS = /^(?:\[Content_Types\]\.xml|(?:_rels|xl)\/.*\.(?:xml|rels))$/;

/** Why a file is not read. */
export class SheetRefused extends Error {
  readonly why: "broken" | "too_large";

  constructor(why: SheetRefused["why"]) {
    super(why);
    this.why = why;
  }
}

/**
 * Returns the cells of the first sheet as text.
 * @throws SheetRefused for a file that is no spreadsheet, or one that unpacks to too much.
 */
export async function sheetRows(bytes: Uint8Array): Promise<string[][]> {
  const files = unpacked(bytes);
  try {
    // Packed again without compression, so that the reader unpacks no more bytes than were counted.
    const rows = await readSheet(Buffer.from(zipSync(files, { level: 0 })), 1);
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
    const files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        count += 1;
        if (!PARTS.test(name)) return false;
        total += originalSize;
        if (total > MOST_BYTES || count > MOST_FILES) throw new SheetRefused("too_large");
        return true;
      },
    });
    if (!files["xl/workbook.xml"]) throw new SheetRefused("broken");
    return files;
  } catch (error) {
    throw error instanceof SheetRefused ? error : new SheetRefused("broken");
  }
}

/** Spreadsheets have no time zones: a date is written as it stands in its cell. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return dateText(cell);
  if (typeof cell === "boolean") return cell ? "Yes" : "No";
  return typeof cell === "string" || typeof cell === "number" ? String(cell).trim() : "";
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return "";
  // A cell keeps a time as a fraction of a day, which is some milliseconds off.
  const minutes = Math.round(date.getTime() / 60_000);
  return new Date(minutes * 60_000).toISOString().slice(0, 16).replace("T", " ").replace(" 00:00", "");
}
