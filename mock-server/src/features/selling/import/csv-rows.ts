/** Reads the rows of a table that was saved as text (.csv, .tsv, .txt). */
import { SheetRefused } from "./sheet-refused.ts";

const DELIMITERS = [",", ";", "\t"] as const;
/** A table may have lines above its titles. */
const FIRST_LINES = 30;
/** Some programs name the delimiter in a line of its own: "sep=;". */
const NAMED = /^"?sep=(.)"?(?:\r\n|\r|\n)/i;
/** Signs that all code pages of Windows share: quotes, dashes, dots and the like. */
const SHARED: ReadonlySet<number> = new Set([
  0x85, 0x91, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0xa0, 0xa9, 0xae, 0xb0, 0xb1, 0xb7,
]);

/** Whether a file is named as such a table. */
export function isCsv(name: string): boolean {
  return /\.(?:csv|tsv|txt)$/i.test(name);
}

/**
 * Returns the cells of a table as text; a quoted cell may hold its delimiter, line breaks and doubled quotes.
 * @throws SheetRefused for text that cannot be read for sure.
 */
export function csvRows(bytes: Uint8Array): string[][] {
  const whole = textOf(bytes);
  const named = NAMED.exec(whole);
  const text = named ? whole.slice(named[0].length) : whole;
  const delimiter = named?.[1] ?? delimiterOf(text);
  const sign = delimiter.replace(/[\\\]^-]/, String.raw`\$&`);
  // One cell and what ends it: the delimiter, a line break, or the end of the text.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${sign}\r\n][^${sign}\r\n]*|))([${sign}]|\r\n|\r|\n|$)`,
    "y",
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < text.length || row.length > 0) {
    const found = cell.exec(text);
    if (!found) throw unread(`The quotes in row ${rows.length + 1} do not end where its cells end.`);
    const [, quoted, plain, end] = found;
    row.push((quoted?.replaceAll('""', '"') ?? plain ?? "").trim());
    if (end === delimiter) continue;
    rows.push(row);
    row = [];
    if (end === "") break;
  }
  return rows;
}

/**
 * Only UTF-8 and UTF-16 tell that they are what they are. The same byte of an older code page is an Arabic letter in
 * one country and a French one in another, so that only the signs of all pages are read.
 */
function textOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const marks = first * 256 + second;
  if (marks === 0xfffe || marks === 0xfeff)
    return new TextDecoder(marks === 0xfffe ? "utf-16le" : "utf-16be").decode(bytes);
  const text = new TextDecoder().decode(bytes);
  if (text.includes("\0")) throw new SheetRefused("broken");
  const stranger = text.indexOf("\ufffd");
  if (stranger < 0) return text;
  if (bytes.every((byte) => byte < 0x80 || SHARED.has(byte)))
    return new TextDecoder("windows-1252").decode(bytes);
  const line = text.slice(0, stranger).split(/\r\n|\r|\n/).length;
  throw unread(`Line ${line} has letters that are not saved as UTF-8.`);
}

function unread(fault: string): SheetRefused {
  return new SheetRefused("unread", `${fault} Save the file as “CSV UTF-8” or .xlsx and choose it again.`);
}

/** The delimiter that one of the first lines has most often: some countries write semicolons. "Mileage, km" is one cell. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, FIRST_LINES);
  const [most] = DELIMITERS.map((mark) => ({
    mark,
    count: Math.max(...lines.map((line) => line.split(new RegExp(`${mark}(?! )`)).length)),
  })).toSorted((one, other) => other.count - one.count);
  return most!.mark;
}
