import { describe, expect, it } from "vitest";
import { csvRows, isCsv } from "./csv-rows.ts";

const rows = (text: string) => csvRows(new TextEncoder().encode(text));

describe("a table saved as text", () => {
  it("is read cell by cell, whatever its delimiter and line ends", () => {
    const table = [
      ["Make *", "Model *", "Year *"],
      ["Toyota", "", "2021"],
    ];
    expect(rows("Make *,Model *,Year *\r\nToyota,,2021\r\n")).toEqual(table);
    expect(rows("Make *;Model *;Year *\nToyota;;2021")).toEqual(table);
    expect(rows("\uFEFFMake *\tModel *\tYear *\nToyota\t\t2021\n")).toEqual(table);
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

  it("in an older code page is read too", () => {
    expect(csvRows(Uint8Array.from([0x41, 0x2c, 0xe9]))).toEqual([["A", "é"]]);
  });

  it("has no rows when a quote never ends", () => {
    expect(rows('A,B\n"one,two')).toEqual([]);
  });

  it("is known by its name", () => {
    expect(["cars.csv", "CARS.CSV", "cars.xlsx", "csv"].map(isCsv)).toEqual([true, true, false, false]);
  });
});
