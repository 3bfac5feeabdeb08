import { describe, expect, it } from "vitest";
import { fieldRules } from "@marsa/api-spec/rules";
import { importFields } from "./columns.ts";
import { readCell } from "./read-cell.ts";

const fields = new Map(
  [...importFields("vehicle"), ...importFields("apartment")].map((field) => [field.name, field]),
);
const YES_NO = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

function answer(name: string, text: string, choices: typeof YES_NO | null = null) {
  const read = readCell(fields.get(name)!, text, choices);
  return read.ok ? read.value : read.message;
}

describe("a cell with a number", () => {
  it.each([
    ["start_price", "82.000", fieldRules.doubtful()],
    ["start_price", "82.000,00", 82_000],
    ["start_price", "82,5", fieldRules.doubtful()],
    ["start_price", "82000,5", "Start price must be a whole number"],
    ["start_price", "1 100 000,00", 1_100_000],
    ["start_price", "0x14050", "Start price must be valid"],
    ["start_price", "1e5", "Start price must be valid"],
    ["start_price", "AED 82,000", 82_000],
    ["start_price", "٨٢٬٠٠٠", 82_000],
    ["start_price", "82000.50", "Start price must be a whole number"],
    ["start_price", "1000000001", "Maximum value is 1,000,000,000"],
    ["start_price", "-82000", "Minimum value is 0"],
    ["mileage", "78,400 km", 78_400],
    ["mileage", "AED 78,400", "Mileage must be valid"],
    ["area", "1180,5", 1180.5],
    ["area", "1180.555", "Area must be valid"],
    ["area", "1,180", 1_180],
    ["floor", "-2", -2],
    ["service_charge", "17.5", 17.5],
    ["service_charge", "17,5", 17.5],
    ["year", "٢٠٢١", 2021],
  ])("of %s: %j is %s", (name, text, value) => expect(answer(name, text)).toBe(value));
});

describe("a cell", () => {
  it.each(["start_price", "min_price", "mileage", "vin", "comment", "location", "start", "rera_expires"])(
    "of %s with an error or a formula is no empty cell",
    (name) => {
      expect(answer(name, "#N/A")).toBe("The cell has the error #N/A. Type the value");
      expect(answer(name, "########")).toBe("The cell has the error ########. Type the value");
      expect(answer(name, "=B2*2")).toBe("The formula has no stored value. Type the value");
      expect(answer("furnished", "#REF!", YES_NO)).toBe("The cell has the error #REF!. Type the value");
    },
  );

  it("is read without hidden marks, a code with Western digits and a VIN in capitals", () => {
    expect(answer("vin", "\u200fjtebu3fj0m5861942\u200b")).toBe("JTEBU3FJ0M5861942");
    expect(answer("plate", "Dubai\u00a0K ٢٠٧١٤\u200e")).toBe("Dubai K 20714");
    expect(answer("rera_number", "RERA\u20112026\u2011٤٧١١")).toBe("RERA-2026-4711");
    expect(answer("location", "\u200eبرج ٣\u200f")).toBe("برج ٣");
    expect(answer("comment", "One owner.\nمالك واحد\u200f")).toBe("One owner.\nمالك واحد");
    expect(answer("furnished", "yes\u200f", YES_NO)).toBe(true);
    expect(answer("start", "٢٠٢٦-١٢-٠١ ١٨:٠٠\u200e")).toBe("2026-12-01T14:00:00.000Z");
    expect(answer("rera_expires", "2028\u201111\u201123")).toBe("2028-11-23");
  });

  it("with a character that could not be read is refused", () => {
    expect(answer("location", "Al Quo\ufffd")).toBe("Location must be valid");
    expect(answer("comment", "a\u202eb")).toBe("Seller’s comment must be valid");
    expect(answer("comment", "x".repeat(4_001))).toBe("At most 4000 characters");
  });
});

it("a choice that is not in its list is refused with the nearest one", () => {
  const fuels = [
    { value: "petrol", label: "Petrol" },
    { value: "diesel", label: "Diesel" },
  ];
  expect(answer("engine", "Petrl", fuels)).toBe("Fuel must be valid. Did you mean “Petrol”?");
  expect(answer("engine", "Steam", fuels)).toBe("Fuel must be valid");
});
