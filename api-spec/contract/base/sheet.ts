/** Reads spreadsheets. */
import { inflateRawSync } from "node:zlib";

/** Days from Excel's epoch to 1970. */
const EXCEL_EPOCH_DAYS = 25_569;

/**
 * Returns the cells of a spreadsheet's first sheet as text, row by row; empty cells at the end of a row are left
 * out, and fractions of days are read as instants.
 */
export function sheetOf(bytes: Uint8Array): string[][] {
  const entries = unzip(Buffer.from(bytes));
  const xml = entries.get("xl/worksheets/sheet1.xml") ?? "";
  const shared = [...(entries.get("xl/sharedStrings.xml") ?? "").matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text = ""]) => plain(text),
  );
  return [...xml.matchAll(/<row [^>]*?(?:\/>|>(.*?)<\/row>)/gs)].map(([, row = ""]) => {
    const cells: string[] = [];
    for (const [, attributes = "", inner = ""] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const value = /<v>([^<]*)<\/v>/.exec(inner)?.[1];
      if (value === undefined) continue;
      const column = (/r="([A-Z])/.exec(attributes)?.[1] ?? "A").charCodeAt(0) - 65;
      cells[column] = attributes.includes('t="s"') ? (shared[Number(value)] ?? "") : numberText(value);
    }
    return Array.from(cells, (cell) => cell ?? "");
  });
}

/** A cell that points to a shared text; the number in it is the text's place. */
const SHARED_CELL = /<c [^>]*t="s"[^>]*>.*?<\/c>/gs;

/** Returns all texts, numbers and names of a spreadsheet: of every sheet, and of the texts that sheets share. */
export function wordsOf(bytes: Uint8Array): string {
  return [...unzip(Buffer.from(bytes))]
    .filter(([name]) => name.endsWith(".xml"))
    .map(([, xml]) => {
      const names = [...xml.matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(([, name = ""]) => name);
      return [...names, xml.replaceAll(SHARED_CELL, " ").replaceAll(/<[^>]*>/g, "\n")].join("\n");
    })
    .map(plain)
    .join("\n");
}

function numberText(value: string): string {
  if (!value.includes(".")) return value;
  const at = new Date(Math.round((Number(value) - EXCEL_EPOCH_DAYS) * 86_400) * 1000);
  return at.toISOString().slice(0, 16).replace("T", " ");
}

function plain(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

/** Returns the files of a zip by name, from its central directory. */
function unzip(zip: Buffer): Map<string, string> {
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006", "latin1"));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const head = zip.readUInt32LE(at + 42);
    const data = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const packed = zip.subarray(data, data + size);
    files.set(
      zip.toString("utf8", at + 46, at + 46 + name),
      (method === 8 ? inflateRawSync(packed) : packed).toString("utf8"),
    );
    at += 46 + name + extra + comment;
  }
  return files;
}
