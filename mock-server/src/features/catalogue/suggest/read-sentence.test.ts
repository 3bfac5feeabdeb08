/** Tests of `read-sentence.ts`. */
import { describe, expect, it } from "vitest";
import { DICTIONARIES } from "../../../scenes/seed/lots/dictionaries.ts";
import type { DictName } from "../../../tables/schema/dict-names.ts";
import { lexiconOf } from "./lexicon.ts";
import { readSentence } from "./read-sentence.ts";

const lexicon = lexiconOf({
  named: (name) => ({ name: name as DictName, items: DICTIONARIES[name as DictName] ?? [], etag: "" }),
  entry: () => undefined,
  term: (_, value) => ({ value, label: value }),
});
/** 21 Nov 2026, 12:00 in Dubai. */
const NOON = Date.UTC(2026, 10, 21, 8);
const read = (sentence: string) => readSentence(sentence, lexicon, NOON);
const filter = (sentence: string) => read(sentence).filter;

describe("a search sentence", () => {
  it("accepts a typing error in a word before an amount, and shows the correction", () => {
    const { filter: understood, parts, unknown } = read("toyota undr 200k");
    expect(understood).toEqual(filter("toyota under 200k"));
    expect(parts.at(-1)).toMatchObject({ from: 7, to: 16, meant: "under 200k" });
    expect(unknown).toEqual([]);
    expect(read("toyota undr repair").unknown).toEqual(["undr", "repair"]);
  });

  it("reads the digits of an Arabic keyboard, with their comma", () => {
    expect(filter("white SUV ٢٠٢١ under ٩٠k")).toEqual(filter("white SUV 2021 under 90k"));
    expect(filter("under ٩٠٬٠٠٠")).toEqual({ price: { to: 90_000 } });
    expect(read("under ۹۰").parts.at(-1)).toMatchObject({ from: 0, to: 8 });
  });

  it("is read as a whole: colour, body, year, price and place", () => {
    expect(read("white SUV 2021 under 90k in Sharjah")).toMatchObject({
      section: "vehicles",
      filter: {
        colour: ["white", "pearl"],
        body: ["suv"],
        year: { from: 2021, to: 2021 },
        price: { to: 90_000 },
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
    expect(filter(sentence)).toEqual(expected);
  });

  it.each([
    ["under 90k", { to: 90_000 }],
    ["up to AED 90,000", { to: 90_000 }],
    ["less than 1.2 million", { to: 1_200_000 }],
    ["between 50k and 90k", { from: 50_000, to: 90_000 }],
    ["50 to 90k", { from: 50_000, to: 90_000 }],
    ["over 2m", { from: 2_000_000 }],
    ["from 40 thousand", { from: 40_000 }],
    ["max 90 000 dirhams", { to: 90_000 }],
    ["90k", { to: 90_000 }],
    ["تحت ٩٠ ألف", { to: 90_000 }],
    ["أقل من ٢ مليون درهم", { to: 2_000_000 }],
    ["under 999999999999k", { to: 9_999_999_999 }],
  ])("reads prices: %s", (sentence, price) => {
    expect(filter(sentence)).toEqual({ price });
  });

  it.each([
    ["2019-2022", { from: 2019, to: 2022 }],
    ["2020+", { from: 2020 }],
    ["since 2018", { from: 2018 }],
    ["before 2016", { to: 2016 }],
    ["2019 or newer", { from: 2019 }],
    ["newer than 2019", { from: 2019 }],
  ])("reads years: %s", (sentence, year) => {
    expect(filter(sentence)).toEqual({ year });
  });

  it.each([
    ["under 100,000 km", { mileage: { to: 100_000 } }],
    ["50k km", { mileage: { to: 50_000 } }],
    ["over 1200 sqft", { area: { from: 1200 } }],
    ["1,500 sq feet", { area: { to: 1500 } }],
    ["2 bedroom", { bedrooms: [2] }],
    ["2-bedroom", { bedrooms: [2] }],
    ["two beds furnished", { bedrooms: [2], furnished: true }],
    ["studio", { bedrooms: [0] }],
    ["غرفتين", { bedrooms: [2] }],
    ["7 seats", { seats: [7] }],
    ["7-seater", { seats: [7] }],
    ["seven seater", { seats: [7] }],
    ["٧ مقاعد", { seats: [7] }],
  ])("reads measures: %s", (sentence, expected) => {
    expect(filter(sentence)).toEqual(expected);
  });

  it("is about vehicles or about apartments where only one of them has such a filter", () => {
    expect(read("automatic").section).toBe("vehicles");
    expect(read("7 seats").section).toBe("vehicles");
    expect(read("2 bedroom in dubai").section).toBe("apartments");
    expect(read("in dubai").section).toBeNull();
  });

  it.each([
    ["patrl", { model: ["nissan-patrol"] }],
    ["toyta camri", { mark: ["toyota"], model: ["toyota-camry"] }],
    ["nisan patroll", { mark: ["nissan"], model: ["nissan-patrol"] }],
    ["land cruser", { model: ["toyota-land-cruiser"] }],
    ["sharja", { city: ["sharjah"] }],
    ["automtic", { gearbox: ["automatic"] }],
  ])("accepts typing errors: %s", (sentence, expected) => {
    const reading = read(sentence);
    expect(reading.filter).toEqual(expected);
    expect(reading.parts.some(({ meant }) => meant !== null)).toBe(true);
  });

  it("names the words that it does not know, and their places", () => {
    const { parts, unknown } = read("white zeppelin in Dubai");
    expect(unknown).toEqual(["zeppelin"]);
    expect(parts.filter(({ kind }) => kind === "unknown")).toMatchObject([
      { from: 6, to: 14, kind: "unknown" },
    ]);
    // An amount that can mean two is none.
    expect(filter("under 82.000").price).toBeUndefined();
  });

  it("reads orders and features of a lot", () => {
    expect(read("cheapest cars with buy now ending today")).toMatchObject({
      section: "vehicles",
      sort: "price_asc",
      filter: { buynow: true, ends: { from: "2026-11-21", to: "2026-11-21" } },
    });
  });

  it("is empty for an empty sentence", () => {
    expect(read("")).toEqual({ section: null, filter: {}, sort: null, parts: [], unknown: [] });
    expect(filter("I am looking for a")).toEqual({});
  });

  it.each([
    ["نيسان باترول", { mark: ["nissan"], model: ["nissan-patrol"] }],
    ["تويوتا", { mark: ["toyota"] }],
    ["لاند كروزر", { model: ["toyota-land-cruiser"] }],
    ["لاند كروزر برادو", { model: ["toyota-land-cruiser-prado"] }],
    ["باتروول", { model: ["nissan-patrol"] }],
    ["مرسيدس بيضاء في الشارقة", { mark: ["mercedes-benz"], colour: ["white", "pearl"], city: ["sharjah"] }],
    ["سيدان أسود", { body: ["sedan"], colour: ["black"] }],
    ["رأس الخيمة", { city: ["ras-al-khaimah"] }],
    ["راس الخيمه", { city: ["ras-al-khaimah"] }],
    ["شقة في دبي", { city: ["dubai"] }],
    ["دبي مارينا", { community: ["dubai-marina"] }],
    ["مرسى دبي", { community: ["dubai-marina"] }],
    ["غرفتين في نخلة جميرا", { bedrooms: [2], community: ["palm-jumeirah"] }],
  ])("reads Arabic: %s", (sentence, expected) => {
    expect(filter(sentence)).toEqual(expected);
    expect(read(sentence).unknown).toEqual([]);
  });

  it.each([
    ["dubai marina", "dubai-marina"],
    ["Marsa Dubai", "dubai-marina"],
    ["dubia marina", "dubai-marina"],
    ["palm jumeira", "palm-jumeirah"],
    ["palm jumairah", "palm-jumeirah"],
    ["jvc", "jumeirah-village-circle"],
    ["jumeirah lake towers", "jumeirah-lakes-towers"],
    ["dubai hills", "dubai-hills"],
    ["bussiness bay", "business-bay"],
  ])("knows communities: %s", (sentence, community) => {
    expect(read(sentence)).toMatchObject({ section: "apartments", filter: { community: [community] } });
  });

  it("takes a community beside a vehicle as words of its yard", () => {
    expect(read("patrol in al quoz")).toMatchObject({ filter: { model: ["nissan-patrol"] } });
    expect(read("patrol in al quoz").unknown.join(" ")).toBe("al quoz");
    expect(read("patrol in dubai marina").filter).toEqual({ model: ["nissan-patrol"] });
  });

  it("takes a name that several models have as that of its make, without one as any of them", () => {
    expect(filter("geely panda").model).toEqual(["geely-panda"]);
    expect(filter("panda").model).toEqual(["fiat-panda", "geely-panda"]);
    expect(filter("lexus lx").model).toEqual(["lexus-lx"]);
  });
});
