/** Tests: the fields that headings mean. */
import { describe, expect, it } from "vitest";
import { previewOf, type PreviewOrder } from "./preview.ts";

const NONE: PreviewOrder["remembered"] = { vehicle: {}, apartment: {} };
const ROW = ["JTMHV05J904123456", "41,000", "90,000", "450"];

function read(
  titles: readonly string[],
  order: Partial<PreviewOrder> = {},
  more: readonly (readonly string[])[] = [],
) {
  const sheet = [titles, ROW, ...more];
  const previewed = previewOf(sheet, { lists: {}, now: 0, kind: null, remembered: NONE, ...order });
  if (!previewed.ok) throw new Error(previewed.message);
  const { kind, columns, rows, ignored, headings } = previewed.preview;
  const cell = (name: string) => rows[0]!.cells[columns.findIndex((column) => column.name === name)];
  return { kind, ignored, headings, cell };
}

const OWN = ["Chassis no.", "Kilometer", "Prix", "Horsepower"];

describe("headings that no template has", () => {
  it("are shown with their first three values and what they probably mean, and left out by name until somebody chooses", () => {
    const more = [
      ["", "39,000"],
      ["", "12"],
      ["", "7"],
    ];
    const { headings, ignored, cell } = read(OWN, {}, more);
    expect(headings).toEqual([
      { title: "Chassis no.", samples: [ROW[0]], field: "vin", source: "proposed" },
      { title: "Kilometer", samples: ["41,000", "39,000", "12"], field: "mileage", source: "proposed" },
      { title: "Prix", samples: ["90,000"], field: "start_price", source: "proposed" },
      { title: "Horsepower", samples: ["450"], field: null, source: "unknown" },
    ]);
    expect(ignored).toEqual(OWN);
    expect(cell("vin")).toBe("");
  });

  it("are read as they were chosen before, and one that was left out stays so", () => {
    const vehicle = { "chassis no.": "vin", kilometer: "mileage", prix: "buy_now", horsepower: null };
    const { headings, ignored, cell } = read(OWN, { remembered: { ...NONE, vehicle } });
    expect(headings.map(({ field, source }) => [field, source])).toEqual([
      ["vin", "remembered"],
      ["mileage", "remembered"],
      ["buy_now", "remembered"],
      [null, "remembered"],
    ]);
    expect(ignored).toEqual(["Horsepower"]);
    expect([cell("vin"), cell("mileage"), cell("buy_now")]).toEqual(ROW.slice(0, 3));
  });

  it("give way to the template's own, which need no choice", () => {
    const vehicle = { "chassis no.": "vin" };
    const titles = ["Chassis no.", "VIN", "Mileage, km", "Constructor"];
    const { headings, ignored } = read(titles, { remembered: { ...NONE, vehicle } });
    expect(headings.map(({ source }) => source)).toEqual(["remembered", "template", "template", "unknown"]);
    expect(ignored).toEqual(["Chassis no.", "Constructor"]);
  });

  it("tell the kind of the rows, unless the person says it", () => {
    expect(read(["Unit", "Beds", "Baths", "BUA"]).kind).toBe("apartment");
    expect(read(OWN, { kind: "apartment" }).kind).toBe("apartment");
  });
});

it("a sheet without a table has no headings", () => {
  const sheet = [["Name"], ["Toyota"]];
  expect(previewOf(sheet, { lists: {}, now: 0, kind: null, remembered: NONE })).toMatchObject({ ok: false });
});
