/** Tests of workbooks that other libraries wrote, and of parts that libraries leave out. */
import { readFileSync } from "node:fs";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { fileRows } from "./file-rows.ts";
import { previewOf } from "./preview.ts";

const NOW = Date.parse("2026-11-24T10:00:00.000Z");
const SEEN = ["mileage", "vin", "plate", "start_price", "min_price", "start"];
const workbook = (name: string) => readFileSync(new URL(`workbooks/${name}.xlsx`, import.meta.url));

/** Returns the rows with the cells of the fields to look at, and their errors. */
async function preview(bytes: Uint8Array, name = "cars.xlsx") {
  const read = previewOf(await fileRows(bytes, name), {
    lists: {},
    now: NOW,
    kind: null,
    remembered: { vehicle: {}, apartment: {} },
  });
  if (!read.ok) throw new Error(read.message);
  const { columns, rows } = read.preview;
  const places = SEEN.map((field) => columns.findIndex(({ name: known }) => known === field));
  return rows.map(({ row, cells, errors }) => ({
    row,
    cells: places.map((place) => cells[place]),
    errors: errors
      .filter(({ field }) => SEEN.includes(field))
      .map(({ field, message }) => `${field}: ${message}`),
    comment: cells[columns.findIndex(({ name: known }) => known === "comment")],
  }));
}

const RIGHT = ["78400", "jtebu3fj0m5861942", "Dubai K ٢٠٧١٤", "82000"];
const START = "2026-12-01 18:00";
const NO_VALUE = "min_price: The formula has no stored value. Type the value";
const ERROR = "min_price: The cell has the error #REF!. Type the value";

describe("a workbook of another library", () => {
  it.each([
    ["openpyxl", 2, "=G4*1.15", [NO_VALUE]],
    ["xlsxwriter", 4, "94300", []],
    ["sheetjs", 2, "94300", []],
  ])("%s is read cell by cell, and says what it has not calculated", async (name, first, known, errors) => {
    const rows = await preview(workbook(name));
    expect(rows.map(({ row, cells, errors: found }) => [row, cells, found])).toEqual([
      [first, [...RIGHT, "95000", START], []],
      [first + 1, [...RIGHT, "=G3*1.15", START], [NO_VALUE]],
      [first + 2, [...RIGHT, known, START], errors],
      [first + 3, [...RIGHT, "#REF!", START], [ERROR]],
      [first + 4, ["78400.0", "JTEBU3FJ0M5861942", "K 20714", "82.000,00", "٩٥٬٠٠٠", START], []],
      [
        first + 5,
        [...RIGHT, "95.000", START],
        ["min_price: This can mean two numbers. Use commas between thousands and a point before decimals"],
      ],
    ]);
    expect(rows.every(({ comment }) => comment === "One owner,\nمالك واحد")).toBe(true);
  });
});

/** Returns a workbook of SheetJS whose parts were changed. */
function changed(change: (xml: string) => string, path = "xl/worksheets/sheet2.xml"): Uint8Array {
  const files = unzipSync(workbook("sheetjs"));
  return zipSync({ ...files, [path]: strToU8(change(strFromU8(files[path]!))) });
}

const refusal = async (bytes: Uint8Array, name = "cars.xlsx") =>
  fileRows(bytes, name).then(
    () => null,
    (error: Error) => error.message,
  );

describe("a workbook", () => {
  it("whose cells and rows do not say their place is read from left to right", async () => {
    const plain = await preview(workbook("sheetjs"));
    expect(await preview(changed((xml) => xml.replaceAll(/ r="[A-Z]*\d+"/g, "")))).toEqual(plain);
    expect(
      await preview(
        changed((xml) => xml.replaceAll(/<(\/?)(?=[a-z])/g, "<$1x:").replace("xmlns=", "xmlns:x=")),
      ),
    ).toEqual(plain);
  });

  it.each(["#NULL!", "#DIV/0!", "#VALUE!", "#NAME?", "#NUM!", "#N/A", "#SPILL!", "#BEZUG!", "#NV", "#¡REF!"])(
    "has the error %s at its cell in every column",
    async (error) => {
      const bytes = changed((xml) =>
        xml.replaceAll(/<c r="([D-J]2)"[^]*?<\/c>/g, `<c r="$1" t="e"><v>${error}</v></c>`),
      );
      const [row] = await preview(bytes);
      expect(row!.errors).toEqual(
        ["mileage", "vin", "plate", "start_price", "min_price", "start"].map(
          (field) => `${field}: The cell has the error ${error}. Type the value`,
        ),
      );
    },
  );

  it("has an empty cell where a formula resulted in an empty text", async () => {
    const bytes = changed((xml) =>
      xml.replace(/<c r="H2"[^]*?<\/c>/, '<c r="H2" t="str"><f>IF(A2="","",1)</f><v></v></c>'),
    );
    const [row] = await preview(bytes);
    expect([row!.cells[4], row!.errors]).toEqual(["", []]);
  });

  it("without a visible sheet is refused with its reason", async () => {
    const bytes = changed(
      (xml) => xml.replaceAll("<sheet ", '<sheet state="veryHidden" '),
      "xl/workbook.xml",
    );
    expect(await refusal(bytes)).toBe(
      "The workbook has no visible sheet with cells. Show the sheet, and save it.",
    );
  });

  it("that is encrypted or old is refused with its reason", async () => {
    const compound = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0);
    const encrypted = new Uint8Array([...compound, ...Buffer.from("EncryptedPackage", "utf16le")]);
    expect(await refusal(encrypted)).toContain("protected by a password");
    expect(await refusal(compound, "cars.xls")).toContain("Save it as .xlsx");
  });

  it("is known by its bytes, whatever its name", async () => {
    expect(await preview(workbook("openpyxl"), "cars.csv")).toEqual(await preview(workbook("openpyxl")));
  });
});
