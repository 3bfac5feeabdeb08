import { describe, expect, it } from "vitest";
import type { Schema } from "./client-problem.ts";
import { lotProblems } from "./rules-of-lot.ts";

const NOW = Date.parse("2026-11-24T10:00:00.000Z");
const field = (name: string, more: Partial<Schema<"MetaField">> = {}): Schema<"MetaField"> => ({
  name,
  label: name.toUpperCase(),
  type: "text",
  required: false,
  ...more,
});
const META = [
  field("mark", { label: "Make", dict: "marks", required: true }),
  field("model", { label: "Model", dict: "models", parent: "mark" }),
  field("vin"),
  field("plate"),
];
const ENTRIES: Readonly<Record<string, { readonly parent?: string }>> = {
  "marks/toyota": {},
  "marks/bmw": {},
  "models/prado": { parent: "toyota" },
};
const find = (dict: string, value: string) => ENTRIES[`${dict}/${value}`];
const messages = (fields: Schema<"LotDraftFields">) =>
  lotProblems({ mark: "toyota", ...fields }, META, { find, now: NOW }).map(({ message }) => message);

describe("the rules of a lot's form", () => {
  it("want what is required, and values that their lists have", () => {
    expect(messages({ mark: " " })).toEqual(["Make is required"]);
    expect(messages({ mark: "trabant", model: "prado" })).toEqual(["Make must be valid"]);
    expect(messages({ model: "prado" })).toEqual([]);
  });

  it("want a model of the make", () => {
    expect(messages({ mark: "bmw", model: "prado" })).toEqual(["Model must be valid"]);
  });

  it("want the form of a VIN and of a plate, and no more", () => {
    expect(messages({ vin: "JTMHV05J904123456", plate: "Dubai · K · 20714" })).toEqual([]);
    expect(messages({ vin: "JZX100-0012345" })).toEqual([]);
    expect(messages({ vin: "JTMHV05J90412345" })).toEqual(["VIN must be valid"]);
    expect(messages({ plate: "Dubai" })).toEqual(["Plate must be valid"]);
  });

  it.each([
    [{ start_price: 0 }, '"Start" price must be greater than 0'],
    [{ min_price: 0 }, '"Min" price must be greater than 0'],
    [{ buy_now: 0 }, '"Buy now" price must be greater than 0'],
    [{ start_price: 9_000, min_price: 8_999 }, "Min price can't be less than Start price"],
    [
      { start_price: 9_000, step: 100, buy_now: 9_399 },
      "Buy now price must be at least 4x Bid steps greater than Start price",
    ],
    [{ start_price: 9_000, step: 100, buy_now: 9_500, min_price: 9_500 }, "Minimum value is 9,501"],
    [{ start: "2026-11-23T19:59:59.000Z" }, "The date can't be before today"],
    [{ end: "2026-11-24T10:00:00.000Z" }, "The date can't be before today"],
    [
      { start: "2026-11-25T10:00:00.000Z", end: "2026-11-25T10:00:00.000Z" },
      "Start date can't be after End date",
    ],
    [
      { start: "2026-11-25T10:00:00.000Z", end: "2036-11-25T10:00:00.000Z" },
      "The date can't be more than a year away",
    ],
    [{ start: "2027-11-26T10:00:00.000Z" }, "The date can't be more than a year away"],
    [{ floor: 40, floors: 38 }, "Maximum value is 38"],
    [{ rera_expires: "2026-11-23" }, "The date can't be before today"],
  ])("say which price or date is wrong: %j", (fields, message) => {
    expect(messages(fields)).toEqual([message]);
  });

  it("take the highest floor, a basement, and a sale in a year", () => {
    expect(messages({ floor: 38, floors: 38 })).toEqual([]);
    expect(messages({ floor: -2, floors: 1 })).toEqual([]);
    expect(messages({ end: "2027-11-24T10:00:00.000Z" })).toEqual([]);
  });

  it("take the day of Dubai: a start earlier today is still today's", () => {
    expect(messages({ start: "2026-11-23T20:00:00.000Z" })).toEqual([]);
  });
});
