/** Reads the rows of a table that was saved as text (.csv). */

const DELIMITERS = [",", ";", "\t"] as const;

/** Whether a file is named as such a table. */
export function isCsv(name: string): boolean {
  return /\.csv$/i.test(name);
}

/** Returns the cells of a table as text; a quoted cell may hold its delimiter, line breaks and doubled quotes. */
export function csvRows(bytes: Uint8Array): string[][] {
  const text = textOf(bytes);
  const delimiter = delimiterOf(text.slice(0, text.search(/[\r\n]|$/)));
  // One cell and what ends it: the delimiter, a line break, or the end of the text.
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${delimiter}\r\n][^${delimiter}\r\n]*|))(${delimiter}|\r\n|\r|\n|$)`,
    "y",
  );
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < text.length || row.length > 0) {
    const found = cell.exec(text);
    // A quote inside a plain cell: the file is cut off or no table.
    if (!found) return [];
    const [, quoted, plain, end] = found;
    row.push((quoted?.replaceAll('""', '"') ?? plain ?? "").trim());
    if (end === delimiter) continue;
    rows.push(row);
    row = [];
    if (end === "") break;
  }
  return rows;
}

/** Spreadsheet programs write UTF-8, older ones the code page of Windows. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The delimiter that the titles have most often: some countries write semicolons. */
function delimiterOf(head: string): string {
  const [first] = DELIMITERS.map((mark) => ({ mark, count: head.split(mark).length })).toSorted(
    (one, other) => other.count - one.count,
  );
  return first!.mark;
}
