import { describe, expect, it } from "vitest";
import { csvRows, isCsv } from "./csv-rows.ts";

const rows = (text: string) => csvRows(new TextEncoder().encode(text));
const utf16 = (text: string) => new Uint8Array(Buffer.from(text, "utf16le"));

describe("a table saved as text", () => {
  it("is read cell by cell, whatever its delimiter and line ends", () => {
    const table = [
      ["Make *", "Model *", "Year *"],
      ["Toyota", "", "2021"],
    ];
    expect(rows("Make *,Model *,Year *\r\nToyota,,2021\r\n")).toEqual(table);
    expect(rows("Make *;Model *;Year *\nToyota;;2021")).toEqual(table);
    expect(rows("\uFEFFMake *\tModel *\tYear *\nToyota\t\t2021\n")).toEqual(table);
    expect(rows("sep=;\r\nMake *;Model *;Year *\r\nToyota;;2021")).toEqual(table);
    expect(rows('\uFEFF"sep=|"\nMake *|Model *|Year *\nToyota||2021')).toEqual(table);
  });

  it("has the delimiter of its titles, not of the lines above them or of their units", () => {
    expect(rows("Cars, of December\n\nMake;Mileage, km;Price, AED\nKia;1;2")).toEqual([
      ["Cars, of December"],
      [""],
      ["Make", "Mileage, km", "Price, AED"],
      ["Kia", "1", "2"],
    ]);
    expect(rows('Make,"Mileage, km"\nKia,1')).toEqual([
      ["Make", "Mileage, km"],
      ["Kia", "1"],
    ]);
  });

  it("may quote a cell with its delimiter, a line break or a quote", () => {
    expect(rows('Comment,Year\n"One owner, ""as new""\nTwo keys",2021')).toEqual([
      ["Comment", "Year"],
      ['One owner, "as new"\nTwo keys', "2021"],
    ]);
  });

  it("keeps the place of empty rows and empty last cells", () => {
    expect(rows("A,B,C\n\n1,,\n")).toEqual([["A", "B", "C"], [""], ["1", "", ""]]);
  });

  it("is read in UTF-16, as a spreadsheet program saves Unicode text", () => {
    const text = "\uFEFFMake\tComment\r\nKia\tمالك واحد";
    const table = [
      ["Make", "Comment"],
      ["Kia", "مالك واحد"],
    ];
    expect(csvRows(utf16(text))).toEqual(table);
    expect(csvRows(new Uint8Array(Buffer.from(utf16(text)).swap16()))).toEqual(table);
  });

  it("of an older code page is read where it has only signs of all pages", () => {
    expect(csvRows(Uint8Array.from([0x53, 0x92, 0x73, 0x2c, 0x96]))).toEqual([["S’s", "–"]]);
  });

  it.each([
    ["windows-1256", [0x41, 0x0a, 0xe3, 0xc7, 0xe1, 0xdf]],
    ["windows-1252", [0x41, 0x0a, 0x43, 0xeb]],
    ["windows-1251", [0x41, 0x0d, 0x0a, 0xd2, 0xee]],
    ["UTF-8 with one stray byte", [...Buffer.from("é\nم"), 0xa0]],
  ])("with letters of %s is refused with the line and the reason", (_page, bytes) => {
    expect(() => csvRows(Uint8Array.from(bytes))).toThrow(
      "Line 2 has letters that are not saved as UTF-8. Save the file as “CSV UTF-8” or .xlsx and choose it again.",
    );
  });

  it("is refused when a quote never ends, and when it is no text", () => {
    expect(() => rows('A,B\n"one,two')).toThrow("The quotes in row 2 do not end");
    expect(() => rows('A,B\n"one" two,three')).toThrow("The quotes in row 2 do not end");
    expect(() => rows("A\0B")).toThrow("broken");
  });

  it("is known by its name", () => {
    expect(["cars.csv", "CARS.CSV", "cars.tsv", "cars.txt", "cars.xlsx", "csv"].map(isCsv)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
