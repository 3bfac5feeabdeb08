import { describe, expect, it } from "vitest";
import { batchesOf, type CheckedRow, titleOf, withCell, withChecked } from "./rows.ts";

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
    const rows = withCell([row(2), row(3)], 3, 0, "Nissan");
    const errors = [{ field: "model", message: "Model must be valid" }];
    const checked = withChecked(rows, [{ ...row(3), errors }]);
    expect(checked[1]).toEqual({ row: 3, cells: ["Nissan", "Camry"], errors, notes: [] });
    expect(checked[0]).toEqual(row(2));
  });
});
