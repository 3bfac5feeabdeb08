import { describe, expect, it } from "vitest";
import { fileSize, placeText, titleLine, metaFacts } from "./facts.ts";
import type { Schema } from "@marsa/api-spec/client-problem";

const term = (label: string) => ({ value: label.toLowerCase(), label });

describe("facts of a lot", () => {
  it("do not repeat a city with the name of its emirate", () => {
    const place = {
      lat: null,
      lon: null,
      inspection: null,
      location: "Al Awir",
      city: term("Dubai"),
      emirate: term("Dubai"),
      community: null,
    };
    expect(placeText(place)).toBe("Al Awir, Dubai");
    expect(placeText({ ...place, city: term("Al Ain"), emirate: term("Abu Dhabi") })).toBe(
      "Al Awir, Al Ain, Abu Dhabi",
    );
  });

  it("are on one line, and no separator ends a line", () => {
    const lot = {
      number: 20461,
      vehicle: null,
      watching: 4,
      place: {
        lat: null,
        lon: null,
        inspection: null,
        location: "Al Awir",
        city: term("Dubai"),
        emirate: term("Dubai"),
        community: null,
      },
    };
    expect(titleLine(lot, true)).toBe("Lot 20461\u00a0· Al Awir, Dubai\u00a0· 4\u00a0watching");
  });

  it("have file sizes in MB and kB", () => {
    expect([1, 329_600, 3_300_000].map(fileSize)).toEqual(["1 kB", "330 kB", "3.3 MB"]);
  });
});

const field = (name: string, label: string, type: Schema<"MetaField">["type"], unit?: string) => ({
  name,
  label,
  type,
  required: true,
  ...(unit !== undefined && { unit }),
});
const meta: Schema<"ObjectMeta"> = {
  id: 2,
  kind: "apartment",
  groups: [
    { name: "place", label: "Location", fields: [field("city", "City", "dict")] },
    {
      name: "apartment",
      label: "Apartment",
      fields: [
        field("building", "Building", "text"),
        field("developer", "Developer", "dict"),
        field("area", "Area", "integer", "sqft"),
        field("bedrooms", "Bedrooms", "integer"),
        field("year", "Year", "integer"),
        field("furnished", "Furnished", "boolean"),
        field("rera_expires", "Certificate valid until", "date"),
        field("service_charge", "Service charge", "number", "AED per sqft and year"),
        field("tenancy", "Tenancy", "text"),
      ],
    },
  ],
};

describe("the facts of a lot", () => {
  it("have the labels, units and order of their type of object", () => {
    const values = {
      building: "Marina Quay West",
      developer: { value: "al-sahel", label: "Al Sahel" },
      area: 1284,
      bedrooms: 0,
      year: 2019,
      furnished: true,
      rera_expires: "2027-04-30",
      service_charge: 14.2,
      city: { value: "dubai", label: "Dubai" },
    };
    expect(metaFacts(meta, values)).toEqual([
      ["Building", "Marina Quay West"],
      ["Developer", "Al Sahel"],
      ["Area", "1,284 sqft"],
      ["Bedrooms", "Studio"],
      ["Year", "2019"],
      ["Furnished", "Yes"],
      ["Certificate valid until", "Apr 30, 2027"],
      ["Service charge", "AED 14.20 per sqft and year"],
    ]);
  });

  it("leave out missing values", () => {
    expect(metaFacts(meta, { tenancy: null, building: "" })).toEqual([]);
  });
});
