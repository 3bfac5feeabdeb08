import { describe, expect, it } from "vitest";
import { makeLexicon } from "./lexicon.ts";
import { readSentence } from "./read-sentence.ts";

const item = (value: string, label: string, parent?: string) => ({ value, label, ...(parent && { parent }) });
const lexicon = makeLexicon([
  { field: "emirate", items: [item("dubai", "Dubai"), item("sharjah", "Sharjah")] },
  {
    field: "mark",
    items: [
      item("toyota", "Toyota"),
      item("mercedes-benz", "Mercedes-Benz"),
      item("bmw", "BMW"),
      item("mazda", "Mazda"),
      item("lexus", "Lexus"),
      item("nissan", "Nissan"),
      item("honda", "Honda"),
    ],
  },
  {
    field: "model",
    items: [
      item("toyota-land-cruiser", "Land Cruiser", "toyota"),
      item("toyota-land-cruiser-prado", "Land Cruiser Prado", "toyota"),
      item("toyota-camry", "Camry", "toyota"),
      item("mazda-6", "6", "mazda"),
      item("lexus-is", "IS", "lexus"),
      item("bmw-x5", "X5", "bmw"),
      item("nissan-patrol", "Patrol", "nissan"),
      item("honda-cr-v", "CR-V", "honda"),
    ],
  },
  { field: "body", items: [item("suv", "SUV"), item("sedan", "Sedan"), item("van", "People mover")] },
  { field: "colour", items: [item("white", "White"), item("pearl", "White pearl"), item("black", "Black")] },
  { field: "city", items: [item("dubai", "Dubai"), item("sharjah", "Sharjah"), item("al-ain", "Al Ain")] },
  { field: "gearbox", items: [item("automatic", "Automatic")] },
  { field: "engine", items: [item("diesel", "Diesel")] },
  { field: "type", items: [item("penthouse", "Penthouse")] },
]);
const read = (sentence: string) => readSentence(sentence, lexicon);
const search = (sentence: string) => read(sentence).search;

describe("a search sentence", () => {
  it("accepts a typing error in a word before an amount, and shows the correction", () => {
    const { search: understood, parts, unknown } = read("toyota undr 200k");
    expect(understood).toEqual(search("toyota under 200k"));
    expect(parts.at(-1)).toMatchObject({ from: 7, to: 16, meant: "under 200k" });
    expect(unknown).toEqual([]);
    expect(read("toyota undr repair").unknown).toEqual(["undr", "repair"]);
  });

  it("reads the digits of an Arabic keyboard, with their comma", () => {
    expect(search("white SUV ٢٠٢١ under ٩٠k")).toEqual(search("white SUV 2021 under 90k"));
    expect(search("under ٩٠٬٠٠٠")).toEqual({ price: "-90000" });
    expect(read("under ۹۰").parts.at(-1)).toMatchObject({ from: 0, to: 8 });
  });

  it("is read as a whole: colour, body, year, price and place", () => {
    expect(read("white SUV 2021 under 90k in Sharjah")).toMatchObject({
      search: {
        section: "vehicles",
        colour: ["white", "pearl"],
        body: ["suv"],
        year: "2021-2021",
        price: "-90000",
        city: ["sharjah"],
      },
      unknown: [],
    });
  });

  it.each([
    ["Toyota Land Cruiser Prado", { mark: ["toyota"], model: ["toyota-land-cruiser-prado"] }],
    ["landcruiser", { model: ["toyota-land-cruiser"] }],
    ["honda crv", { mark: ["honda"], model: ["honda-cr-v"] }],
    ["mercedes or bmw x5", { mark: ["mercedes-benz", "bmw"], model: ["bmw-x5"] }],
    ["mazda 6", { mark: ["mazda"], model: ["mazda-6"] }],
    ["6", {}],
    ["what is a lexus is", { mark: ["lexus"], model: ["lexus-is"] }],
  ])("knows makes and models: %s", (sentence, expected) => {
    const { section: _, ...rest } = search(sentence);
    expect(rest).toEqual(expected);
  });

  it.each([
    ["under 90k", "-90000"],
    ["up to AED 90,000", "-90000"],
    ["less than 1.2 million", "-1200000"],
    ["between 50k and 90k", "50000-90000"],
    ["50 to 90k", "50000-90000"],
    ["over 2m", "2000000-"],
    ["from 40 thousand", "40000-"],
    ["max 90 000 dirhams", "-90000"],
    ["90k", "-90000"],
  ])("reads prices: %s", (sentence, price) => {
    expect(search(sentence).price).toBe(price);
  });

  it.each([
    ["2019-2022", "2019-2022"],
    ["2020+", "2020-"],
    ["since 2018", "2018-"],
    ["before 2016", "-2016"],
    ["2019 or newer", "2019-"],
    ["newer than 2019", "2019-"],
  ])("reads years: %s", (sentence, year) => {
    expect(search(sentence).year).toBe(year);
    expect(search(sentence).price).toBeUndefined();
  });

  it.each([
    ["under 100,000 km", { mileage: "-100000" }],
    ["50k km", { mileage: "-50000" }],
    ["over 1200 sqft", { area: "1200-" }],
    ["1,500 sq feet", { area: "-1500" }],
    ["2 bedroom", { bedrooms: ["2"] }],
    ["two beds furnished", { bedrooms: ["2"], with: ["furnished"] }],
    ["studio", { bedrooms: ["0"] }],
  ])("reads measures: %s", (sentence, expected) => {
    expect(search(sentence)).toMatchObject(expected);
  });

  it("is about vehicles or about apartments where only one of them has such a filter", () => {
    expect(search("automatic").section).toBe("vehicles");
    expect(search("2 bedroom in dubai").section).toBe("apartments");
    expect(search("in dubai").section).toBeUndefined();
  });

  it.each([
    ["toyta camri", { mark: ["toyota"], model: ["toyota-camry"] }],
    ["nisan patroll", { mark: ["nissan"], model: ["nissan-patrol"] }],
    ["land cruser", { model: ["toyota-land-cruiser"] }],
    ["sharja", { city: ["sharjah"] }],
    ["automtic", { gearbox: ["automatic"] }],
  ])("accepts typing errors: %s", (sentence, expected) => {
    const reading = read(sentence);
    expect(reading.search).toMatchObject(expected);
    expect(reading.parts.some(({ meant }) => meant !== undefined)).toBe(true);
  });

  it("names the words that it does not know, and their places", () => {
    const { parts, unknown } = read("white zeppelin in Dubai");
    expect(unknown).toEqual(["zeppelin"]);
    expect(parts.filter(({ kind }) => kind === "unknown")).toEqual([{ from: 6, to: 14, kind: "unknown" }]);
    // An amount that can mean two is none.
    expect(search("under 82.000").price).toBeUndefined();
  });

  it("reads orders and features of a lot", () => {
    expect(search("cheapest cars with buy now ending today")).toEqual({
      section: "vehicles",
      sort: "price_asc",
      with: ["buynow"],
      ends: ["today"],
    });
  });

  it("is empty for an empty sentence", () => {
    expect(read("")).toEqual({ search: {}, parts: [], unknown: [] });
    expect(search("I am looking for a")).toEqual({});
  });
});
