import { messages } from "#/lib/format/messages.ts";
import { describe, expect, it } from "vitest";
import { META } from "../test-support.ts";
import { faultsOf } from "./faults.ts";
import type { Values } from "./values.ts";

const NOW = Date.parse("2026-11-24T10:00:00.000Z");
const RIGHT: Values = { mark: "toyota", mileage: "78400", photos: [1] };
const found = (typed: Values, unread: readonly string[] = []) =>
  Object.fromEntries(
    faultsOf(
      { ...RIGHT, ...typed },
      { meta: META, find: () => ({ parent: "toyota" }), now: NOW, unread: new Set(unread) },
    ),
  );

describe("what is wrong in the form", () => {
  it("is nothing where all is right", () => {
    expect(found({})).toEqual({});
  });

  it("is what is required and missing", () => {
    expect(found({ mileage: "", photos: "" })).toEqual({
      mileage: "Mileage is required",
      photos: "Photos is required",
    });
  });

  it.each([
    [{ year: "1899" }, { year: "Minimum value is 1900" }],
    [{ year: "2101" }, { year: "Maximum value is 2100" }],
    [{ mileage: "12x" }, { mileage: "Mileage must be valid" }],
    [{ mileage: "78400.5" }, { mileage: "Mileage must be a whole number" }],
    [{ start_price: "82.000" }, { start_price: messages.doubtful() }],
    [{ start_price: "99999999999999" }, { start_price: "Maximum value is 1,000,000,000" }],
    [{ start_price: "99,999,999,999,999" }, { start_price: "Maximum value is 1,000,000,000" }],
    [{ trim: "VXR 4.0 long" }, { trim: "At most 8 characters" }],
    [{ start_price: "0" }, { start_price: '"Start" price must be greater than 0' }],
    [{ start_price: "9000", min_price: "8999" }, { min_price: "Min price can't be less than Start price" }],
    [{ step: "0" }, { step: "Minimum value is 1" }],
    [{ start: "2036-11-23T18:00" }, { start: "The date can't be more than a year away" }],
    [{ start: "2026-11-23T18:00" }, { start: "The date can't be before today" }],
  ])("is told of what is typed: %j", (typed, faults) => {
    expect(found(typed)).toEqual(faults);
  });

  it("is what is missing alone, while the dictionaries are not read", () => {
    const values = { ...RIGHT, model: "unknown", mileage: "" };
    const faults = faultsOf(values, { meta: META, find: null, now: NOW, unread: new Set() });
    expect(Object.fromEntries(faults)).toEqual({ mileage: "Mileage is required" });
  });

  it("is a date that the browser cannot read", () => {
    expect(found({}, ["start"])).toEqual({ start: "Invalid date" });
  });
});
