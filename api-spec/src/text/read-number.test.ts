import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupedEntry, lotNumberRules, priceRules, readNumber, writtenNumber } from "./read-number.ts";
import { fieldRules } from "../rules.ts";

const AREA = { label: "Area", unit: "sqft", min: 0, max: 1_000_000, decimals: Infinity };
const TOP_UP = { label: "Amount", unit: "AED", min: 1, max: 10_000_000, decimals: 2 };
const answer = (text: string, rules: Parameters<typeof readNumber>[1]) => {
  const read = readNumber(text, rules);
  return read.ok ? read.value : read.message;
};
const price = (text: string) => answer(text, priceRules("Price"));
const NOT_VALID = "Price must be valid";
const DOUBTFUL = fieldRules.doubtful();
const NOT_WHOLE = "Price must be a whole number";

describe("a price", () => {
  it.each([
    ["82000", 82_000],
    ["82,000", 82_000],
    [" 1,100,000 ", 1_100_000],
    ["85,500.00", 85_500],
    ["78400.0", 78_400],
    ["78400.000", 78_400],
    ["AED 85,500.00", 85_500],
    ["aed85500", 85_500],
    ["85,500 AED", 85_500],
    ["Dhs. 85,500", 85_500],
    ["85,500 Dh", 85_500],
    ["85,500/-", 85_500],
    ["Dhs 85,500/-", 85_500],
    ["1,00,000", 100_000],
    ["12,34,567.00", 1_234_567],
    ["85.500,00", 85_500],
    ["82.000,0", 82_000],
    ["82000,00", 82_000],
    ["1 100 000,00", 1_100_000],
    ["1\u00a0100\u00a0000,00", 1_100_000],
    ["1\u202f100\u2009000", 1_100_000],
    ["1'100'000", 1_100_000],
    ["1’100’000.00", 1_100_000],
    ["1.250.000", 1_250_000],
    ["٨٢٠٠٠", 82_000],
    ["۸۲۰۰۰", 82_000],
    ["８２０００", 82_000],
    ["٨٥٬٥٠٠٫٠٠", 85_500],
    ["٨٥،٥٠٠", 85_500],
    ["\u200f٨٥٬٥٠٠٫٠٠\u00a0د.إ.\u200f", 85_500],
    ["د.إ 85,500", 85_500],
    ["\u206685,500\u2069", 85_500],
    ["85\u200b500", 85_500],
    ["\ufeff85500", 85_500],
    ["0", 0],
    ["-0", 0],
    ["007", 7],
    ["1,000,000,000", 1_000_000_000],
  ])("of %j is %s", (text, value) => expect(price(text)).toBe(value));

  it.each(["82.000", "1.000", "٨٢٫٠٠٠", "85,00", "7,5", "1180,500", "1.250,000", "0,500"])(
    "of %j is refused: it can mean two",
    (text) => expect(price(text)).toBe(DOUBTFUL),
  );

  it.each(["82.5", "85,500.50", "85.500,50", "1180,5", "19.99"])(
    "of %j is refused: it is not whole",
    (text) => expect(price(text)).toBe(NOT_WHOLE),
  );

  it.each([
    "85.5k",
    "85k",
    "1.5m",
    "1e5",
    "0x14050",
    "0b11",
    "Infinity",
    "NaN",
    "#REF!",
    "=82000",
    "2026-12-06",
    "06.12.2026",
    "6/12/2026",
    "12:30",
    "(85,500)",
    "85,500-",
    "+971501234567",
    "USD 85,500",
    "$85,500",
    "85 500 90",
    "85,500,00",
    "8,5,500",
    "1,000 000",
    "1,10,000.000.00",
    "85\t500",
    "85,500\n86,000",
    "85,",
    "85.",
    ".",
    "AED",
    "85\u202e500",
    "1180²",
    "½",
    "85,500 km",
    "85500 86000",
    "1'10'000",
  ])("of %j is refused", (text) => expect(price(text)).toBe(NOT_VALID));

  it("has limits, which are told in one sentence however it is written", () => {
    const most = "Maximum value is 1,000,000,000";
    for (const text of [
      "1000000001",
      "1,000,000,001",
      "99999999999999",
      "9".repeat(400),
      "AED 1,000,000,001.00",
    ])
      expect(price(text)).toBe(most);
    for (const text of ["-5", "−5", "–5", "-85,500.00", "AED -5"])
      expect(price(text)).toBe("Minimum value is 0");
  });
});

describe("a number with decimals", () => {
  it.each([
    ["7.50", 7.5],
    ["7,50", 7.5],
    ["7,500", 7_500],
    ["7.5", 7.5],
    [".5", "Minimum value is 1"],
    ["1,180.5", 1_180.5],
    ["1180,5", 1_180.5],
    ["AED 19.99", 19.99],
    ["19.990", DOUBTFUL],
    ["1019.990", 1_019.99],
    ["19.9999", "Amount must be valid"],
    ["10,000,001", "Maximum value is 10,000,000"],
  ])("of fils: %j is %s", (text, value) => expect(answer(text, TOP_UP)).toBe(value));

  it.each([
    ["1,180 sqft", 1_180],
    ["0.125", 0.125],
    ["0,125", 0.125],
    [".5", 0.5],
    ["82.125", DOUBTFUL],
    ["82.1250", 82.125],
    ["AED 1,180", "Area must be valid"],
  ])("of a measure: %j is %s", (text, value) => expect(answer(text, AREA)).toBe(value));

  it("is read back as it was written", () => {
    const any = { label: "Number", decimals: Infinity };
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (number) => {
        fc.pre(!String(number).includes("e"));
        expect(answer(writtenNumber(number), any)).toBe(number === 0 ? 0 : number);
        const short = Math.round(number * 1_000) / 1_000;
        expect(answer(writtenNumber(short), any)).toBe(short === 0 ? 0 : short);
      }),
    );
  });
});

describe("a field of a lot", () => {
  const field = { name: "start_price", label: "Start price", type: "money", required: true } as const;

  it("takes decimals only where it is no price and no count", () => {
    expect(answer("0", lotNumberRules({ ...field, min: 1 }))).toBe("Minimum value is 1");
    expect(answer("17.5", lotNumberRules(field))).toBe("Start price must be a whole number");
    expect(answer("17.5", lotNumberRules({ ...field, type: "number" }))).toBe(17.5);
  });

  it("may have a unit of any signs", () => {
    expect(["40 (l+)", "40"].map((text) => answer(text, { label: "Tank", unit: "(l+)", min: 0 }))).toEqual([
      40, 40,
    ]);
  });

  it("may be below 0, as a floor is", () => {
    expect(answer("-5", { label: "Floor", min: -5 })).toBe(-5);
    expect(answer("-6", { label: "Floor", min: -5 })).toBe("Minimum value is -5");
  });

  it("shows a whole number with its thousands apart, and any other text as it is", () => {
    expect(["82000", "82.5", "AED 5000", "", "1,1800"].map(groupedEntry)).toEqual([
      "82,000",
      "82.5",
      "AED 5000",
      "",
      "1,1800",
    ]);
  });
});
