/** A spreadsheet is XML in an archive: what hostile XML tries. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, unzipSync, zipSync } from "fflate";
import { afterAll, describe, expect, it } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { sheetRows } from "../features/selling/import/sheet-rows.ts";

const folder = mkdtempSync(join(tmpdir(), "marsa-xml-"));
const file = join(folder, "secret.txt");
writeFileSync(file, "PLANTED");
afterAll(() => rmSync(folder, { recursive: true }));

const DECLARED = `<!DOCTYPE x [<!ENTITY file SYSTEM "file://${file}"><!ENTITY net SYSTEM "http://127.0.0.1:9/x">
<!ENTITY a "${"lol".repeat(100)}"><!ENTITY b "${"&a;".repeat(100)}"><!ENTITY c "${"&b;".repeat(100)}">]>`;

/** Returns a spreadsheet with one cell, whose XML was changed. */
async function spreadsheet(change: (xml: string) => string): Promise<Uint8Array> {
  const plain = await writeExcelFile([[{ value: "CELL", type: String }]]).toBuffer();
  const files = unzipSync(plain);
  for (const [name, bytes] of Object.entries(files)) {
    const text = new TextDecoder().decode(bytes);
    if (text.includes("CELL")) files[name] = strToU8(change(text));
  }
  return zipSync(files);
}

describe("hostile XML", () => {
  it("a cell of the changed file is read as it stands", async () => {
    expect(await sheetRows(await spreadsheet((xml) => xml.replace("CELL", "Car")))).toEqual([["Car"]]);
  });

  it.each(["file", "net", "c"])(
    "a spreadsheet that declares entities of its own reads no file and grows no text: &%s;",
    async (entity) => {
      const bytes = await spreadsheet((xml) =>
        xml.replace(/(<\?xml[^>]*\?>)/, `$1${DECLARED}`).replace("CELL", `&${entity};`),
      );
      const read = JSON.stringify(await sheetRows(bytes).catch(() => "refused"));
      expect(read).not.toContain("PLANTED");
      expect(read.length).toBeLessThan(100);
    },
  );
});
