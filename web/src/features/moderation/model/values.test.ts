import { expect, it } from "vitest";
import { type Field, valueText } from "./values.ts";

const fields = {
  kind: "vehicle",
  mark: "nissan",
  year: 2021,
  mileage: 68_900,
  start_price: 31_000,
  min_price: null,
  furnished: false,
  rera_expires: "2027-01-31",
  start: "2026-11-26T14:00:00.000Z",
  vat: "partial",
  photos: [4, 9],
  comment: "One owner",
  condition: { grade: 4, zones: [], tyres: [], checks: [] },
} as const;

const textOf = (name: string, type: Field["type"], unit?: string) =>
  valueText({ name, type, label: name, required: true, ...(unit && { unit }) }, fields as never, undefined);

it.each([
  ["mark", "dict", undefined, "nissan"],
  ["year", "integer", undefined, "2021"],
  ["mileage", "integer", "km", "68,900 km"],
  ["start_price", "money", "AED", "AED 31,000"],
  ["min_price", "money", "AED", null],
  ["furnished", "boolean", undefined, "No"],
  ["rera_expires", "date", undefined, "Jan 31, 2027"],
  ["start", "datetime", undefined, "Nov 26, 2026, 6:00 PM GST"],
  ["vat", "text", undefined, "Partial"],
  ["photos", "photos", undefined, "2 photos"],
  ["documents", "documents", undefined, null],
  ["comment", "longtext", undefined, "One owner"],
  ["condition.grade", "integer", undefined, "4"],
  ["condition.zones", "zones", undefined, "No findings"],
  ["condition.tyres", "tyres", undefined, null],
] as const)("%s reads as it is written for people", (name, type, unit, text) => {
  expect(textOf(name, type, unit)).toBe(text);
});
