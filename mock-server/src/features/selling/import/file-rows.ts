/** Reads the rows of a file by what it is: a workbook, or a table as text. */
import { csvRows, isCsv } from "./csv-rows.ts";
import { SheetRefused } from "./sheet-refused.ts";
import { sheetRows } from "./sheet-rows.ts";

/** The first bytes of an archive, which a workbook is, and of a compound file: an old or an encrypted workbook. */
const ARCHIVE = Uint8Array.of(0x50, 0x4b, 0x03, 0x04);
const COMPOUND = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const ENCRYPTED = Buffer.from("EncryptedPackage", "utf16le");

/**
 * Returns the cells of the first visible sheet, or of the table, as text.
 * @param name The file's own name.
 * @throws SheetRefused for any other file.
 */
export async function fileRows(bytes: Uint8Array, name: string): Promise<string[][]> {
  if (begins(bytes, ARCHIVE)) return sheetRows(bytes);
  if (begins(bytes, COMPOUND)) {
    throw new SheetRefused(
      "unread",
      Buffer.from(bytes).includes(ENCRYPTED)
        ? "The workbook is protected by a password. Save it without a password and choose it again."
        : "This is a workbook of an older program. Save it as .xlsx and choose it again.",
    );
  }
  if (isCsv(name)) return csvRows(bytes);
  throw new SheetRefused("broken");
}

function begins(bytes: Uint8Array, sign: Uint8Array): boolean {
  return sign.every((byte, place) => bytes[place] === byte);
}
