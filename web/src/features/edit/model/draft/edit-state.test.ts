import { describe, expect, it } from "vitest";
import { mergeValues } from "./edit-state.ts";

describe("a draft that two devices change", () => {
  const base = { mark: "toyota", mileage: "100", trim: "VX" };

  it("has the changes of both where they are of different fields", () => {
    const merged = mergeValues(
      base,
      { ...base, mileage: "200" },
      { mark: "toyota", mileage: "100", year: "2021" },
    );
    expect(merged).toEqual({ values: { mark: "toyota", mileage: "200", year: "2021" }, conflicts: [] });
  });

  it("has a choice where both changed one field, and keeps both values until then", () => {
    const merged = mergeValues(base, { ...base, mileage: "200" }, { ...base, mileage: "300" });
    expect(merged.values).toEqual({ ...base, mileage: "200" });
    expect(merged.conflicts).toEqual([{ name: "mileage", theirs: "300" }]);
  });

  it("has a choice between a new value and an emptied field", () => {
    const { trim: _, ...without } = base;
    expect(mergeValues(base, without, { ...base, trim: "GXR" }).conflicts).toEqual([
      { name: "trim", theirs: "GXR" },
    ]);
  });

  it("has no choice where both typed the same", () => {
    const both = { ...base, mileage: "200" };
    expect(mergeValues(base, both, both)).toEqual({ values: both, conflicts: [] });
  });

  it("has the photos that either added, without those that either removed", () => {
    const { values, conflicts } = mergeValues(
      { photos: [1, 2, 3] },
      { photos: [3, 1, 4] },
      { photos: [1, 2, 5] },
    );
    expect([values["photos"], conflicts]).toEqual([[1, 4, 5], []]);
  });
});
