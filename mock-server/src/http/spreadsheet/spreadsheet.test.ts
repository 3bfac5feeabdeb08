/** Tests of `spreadsheet.ts`. */
import { describe, expect, it } from "vitest";
import { sheetOf } from "@marsa/api-spec/contract/base/sheet";
import { spreadsheet } from "./spreadsheet.ts";

const order = (title: string) =>
  spreadsheet({ name: "S", columns: [{ title, kind: "text", width: 5 }], rows: [] });

describe("A spreadsheet", () => {
  it("has its titles, text as text, numbers as numbers, and instants in Dubai time", async () => {
    const bytes = await spreadsheet({
      name: "Lots",
      columns: [
        { title: "Lot", kind: "number", width: 8 },
        { title: "Title", kind: "text", width: 30 },
        { title: "Ends (GST)", kind: "instant", width: 18 },
      ],
      rows: [
        [20_461, "=1+1 <b>&", Date.parse("2026-11-21T20:30:00Z")],
        [20_462, null, null],
      ],
    });
    expect(sheetOf(bytes)).toEqual([
      ["Lot", "Title", "Ends (GST)"],
      ["20461", "=1+1 <b>&", "2026-11-22 00:30"],
      ["20462"],
    ]);
  });

  it("is complete when two are requested at once", async () => {
    const [one, two] = await Promise.all([order("One"), order("Two")]);
    expect([sheetOf(one), sheetOf(two)]).toEqual([[["One"]], [["Two"]]]);
  });
});
