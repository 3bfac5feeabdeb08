import { describe, expect, it } from "vitest";
import {
  batchesOf,
  type CheckedRow,
  isGood,
  sameCellsOf,
  titleOf,
  toCheck,
  withCell,
  withChecked,
  withYes,
  doubleFields,
  type Heading,
  isOpen,
  ownHeadings,
  readAs,
} from "./rows.ts";

const row = (number: number, cells: string[] = ["Toyota", "Camry"]): CheckedRow => ({
  row: number,
  cells,
  errors: [],
  notes: [],
});
const column = (name: string) => ({ name, title: name, label: name, choices: null });

describe("rows on their way to the server", () => {
  it("go in requests of 25 rows at most", () => {
    const batches = batchesOf(Array.from({ length: 60 }, (_, place) => row(place + 2)));
    expect(batches.map(({ length }) => length)).toEqual([25, 25, 10]);
  });

  it("go in smaller requests where their texts are long, and each goes", () => {
    const long = Array.from({ length: 6 }, (_, place) => row(place + 2, ["x".repeat(8_000)]));
    const batches = batchesOf(long);
    expect(batches.map(({ length }) => length)).toEqual([2, 2, 2]);
    expect(batchesOf([row(2, ["x".repeat(30_000)])])).toHaveLength(1);
  });
});

describe("a row", () => {
  it("is named by its make, model and year, or by its building", () => {
    expect(titleOf(row(2, ["Toyota", "Camry", "2022"]), ["mark", "model", "year"].map(column))).toBe(
      "Toyota Camry · 2022",
    );
    expect(titleOf(row(2, ["", "Sidr Park"]), ["name", "building"].map(column))).toBe("Sidr Park");
    expect(titleOf(row(2, [""]), [column("mark")])).toBe("Empty row");
  });

  it("keeps what was typed while its errors are checked", () => {
    const rows = withCell([row(2), row(3)], [3], { place: 0, name: "mark", text: "Nissan" });
    const errors = [{ field: "model", message: "Model must be valid" }];
    const checked = withChecked(rows, [{ ...row(3), errors }]);
    expect(checked[1]).toEqual({ row: 3, cells: ["Nissan", "Camry"], errors, notes: [], confirmed: [] });
    expect(checked[0]).toEqual(row(2));
  });
});

describe("a question of the server", () => {
  const asked: CheckedRow = {
    ...row(2),
    notes: [
      { field: "mileage", message: "Is 1,200,000 km right?", kind: "question" },
      { field: "vin", message: "You sold it before", kind: "hint" },
    ],
  };

  it("keeps its row from the drafts until the seller says yes; a hint does not", () => {
    const [answered] = withYes([asked], new Set([2]), "mileage");
    expect([isGood(asked), isGood(answered!)]).toEqual([false, true]);
    expect(answered).toMatchObject({ confirmed: ["mileage"], notes: [{ kind: "hint" }] });
    expect(withYes([asked], new Set([3]))).toEqual([asked]);
  });

  it("is asked again once the value changes", () => {
    const answered = withYes([asked], new Set([2]));
    const change = { place: 0, name: "mileage", text: "3" };
    expect(withCell(answered, [2], change)[0]?.confirmed).toEqual([]);
  });
});

it("the wrong cells of one text are found together, whatever its case", () => {
  const columns = ["engine", "gearbox"].map(column);
  const wrong = (number: number, text: string, field = "engine"): CheckedRow => ({
    ...row(number, [text, text]),
    errors: [{ field, message: "must be valid" }],
  });
  const same = sameCellsOf(
    [wrong(2, "Steam"), wrong(3, "steam "), wrong(4, "Steam", "gearbox"), row(5)],
    columns,
  );
  expect(same("engine", "STEAM")).toEqual([2, 3]);
  expect(same("engine", "Petrol")).toEqual([]);
});

it("a changed VIN is checked with the rows that have it now, or had it before", () => {
  const columns = ["vin"].map(column);
  const twice = { field: "vin", message: "Row 3 has this VIN too", rows: [3] };
  const changed = { ...row(2, ["jtmhv05j9 0412 3457"]), errors: [twice] };
  const rows = [changed, row(3, ["JTMHV05J904123456"]), row(4, ["JTMHV05J904123457"]), row(5, [""])];
  expect(toCheck(rows, changed, columns).map((each) => each.row)).toEqual([2, 3, 4]);
});

const heading = (title: string, field: string | null, source: Heading["source"]): Heading => ({
  title,
  samples: [],
  field,
  source,
});
const HEADINGS = [
  heading("Make", "mark", "template"),
  heading("Chassis no.", "vin", "remembered"),
  heading("Prix", "start_price", "proposed"),
  heading("Horsepower", null, "unknown"),
];

it("a person chooses for their own headings, and the new ones ask for it", () => {
  expect(ownHeadings(HEADINGS)).toHaveLength(3);
  expect(HEADINGS.filter(isOpen).map(({ title }) => title)).toEqual(["Prix", "Horsepower"]);
});

it("a field is taken once, and any number of columns is left out", () => {
  const chosen = ["vin", null, "vin", null].map((field, place) => ({ title: `Column ${place}`, field }));
  expect([...doubleFields(chosen)]).toEqual([[2, "“Column 0” is this field already"]]);
});

it("the line above the rows names what was read", () => {
  const columns = [{ name: "vin", title: "VIN *", label: "VIN", choices: null }];
  expect(readAs(HEADINGS, columns)).toBe("“Chassis no.” as VIN");
});
