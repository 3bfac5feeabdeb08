import { describe, expect, it } from "vitest";
import { META } from "../test-support.ts";
import type { Fields } from "./queries.ts";
import { proposalFor, fieldsOf, valuesOf } from "./values.ts";

const FIELDS: Fields = {
  kind: "vehicle",
  mark: "toyota",
  mileage: 78_400,
  start: "2026-11-26T14:00:00.000Z",
  start_price: 82_000,
  photos: [4, 2],
  lane: true,
  condition: { grade: 4, zones: [], tyres: [], checks: [] },
};

describe("the form of a draft", () => {
  it("shows what was saved, with times of Dubai, and sends the same again", () => {
    const values = valuesOf(FIELDS, META);
    expect(values).toEqual({
      mark: "toyota",
      mileage: "78400",
      start: "2026-11-26T18:00",
      start_price: "82000",
      photos: [4, 2],
      lane: true,
      "condition.grade": "4",
    });
    expect(fieldsOf(values, META)).toEqual(FIELDS);
  });

  it("sends nothing of an empty field", () => {
    expect(
      fieldsOf(valuesOf({ kind: "vehicle", trim: "", min_price: null, photos: [] }, META), META),
    ).toEqual({
      kind: "vehicle",
    });
  });

  it.each([
    [{ year: "1899" }],
    [{ year: "20x1" }],
    [{ mileage: "5000001" }],
    [{ trim: "VXR 4.0 long" }],
    [{ start: "tomorrow" }],
  ])("keeps back what the server would refuse: %j", (typed) => {
    expect(fieldsOf({ mark: "toyota", ...typed }, META)).toEqual({ kind: "vehicle", mark: "toyota" });
  });

  it.each([
    ["78,400", "85,000.00"],
    ["٧٨٤٠٠", "AED 85.000,00"],
    ["78400.0", "85000"],
    ["78,400 km", "85,000/-"],
  ])("reads the mileage %j and the price %j", (mileage, price) => {
    expect(fieldsOf({ mileage, start_price: price }, META)).toMatchObject({
      mileage: 78_400,
      start_price: 85_000,
    });
  });

  it.each(["85.000", "85.5k", "8500000000000000", "85000.50", "2026-12-06"])(
    "sends no price of %j, and leads to none",
    (text) => {
      expect(fieldsOf({ start_price: text }, META)).toEqual({ kind: "vehicle" });
      expect(proposalFor(text)).toBeUndefined();
    },
  );

  it("sends texts without hidden marks", () => {
    expect(fieldsOf({ trim: "\u200fVXR\u200b ", comment: "One\nTwo\u200e" }, META)).toMatchObject({
      trim: "VXR",
      comment: "One\nTwo",
    });
  });
});
