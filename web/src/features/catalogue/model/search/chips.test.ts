import { describe, expect, it } from "vitest";
import { chipsOf, rangeText } from "./chips.ts";

const wordOf = (_: string, value: string) => `the ${value}`;
const texts = (search: Parameters<typeof chipsOf>[0]) => chipsOf(search, wordOf).map(({ text }) => text);

describe("chips", () => {
  it("show the search words, then each value, then each range", () => {
    expect(texts({ q: "marina", city: ["dubai", "ajman"], price: "-90000", year: "2021-2024" })).toEqual([
      "“marina”",
      "the dubai",
      "the ajman",
      "Under AED 90,000",
      "2021 – 2024",
    ]);
  });

  it("name the field where the value alone does not", () => {
    expect(texts({ light: ["green"], status: ["open"], bedrooms: ["0", "2"], mine: ["noted"] })).toEqual([
      "Open now",
      "With my note",
      "Studio",
      "2 bedrooms",
      "Minimum reached",
    ]);
  });

  it("link to the list without their filter and with all others", () => {
    const search = { section: "vehicles", mark: ["kia", "bmw"], price: "-90000" };
    expect(chipsOf(search, wordOf).map(({ next }) => next)).toEqual([
      { section: "vehicles", mark: ["bmw"], price: "-90000" },
      { section: "vehicles", mark: ["kia"], price: "-90000" },
      { section: "vehicles", mark: ["kia", "bmw"] },
    ]);
  });

  it("are none for a section or an order", () => {
    expect(texts({ section: "finished", sort: "new" })).toEqual([]);
  });
});

describe("a range in words", () => {
  it("of money is over, under or between", () => {
    expect(rangeText("price", { from: 5000 })).toBe("Over AED 5,000");
    expect(rangeText("price", { to: 2_500_000 })).toBe("Under AED 2,500,000");
    expect(rangeText("price", { from: 5000, to: 90_000 })).toBe("AED 5,000 – 90,000");
  });

  it("of years has no commas", () => {
    expect(rangeText("year", { from: 2017 })).toBe("From 2017");
    expect(rangeText("year", { to: 2023 })).toBe("Until 2023");
    expect(rangeText("year", { from: 2021, to: 2021 })).toBe("2021");
  });

  it("of distances and areas has its unit", () => {
    expect(rangeText("mileage", { to: 90_000 })).toBe("Under 90,000 km");
    expect(rangeText("area", { from: 900, to: 1200 })).toBe("900 – 1,200 sqft");
  });
});
