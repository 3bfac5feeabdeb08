import { describe, expect, it } from "vitest";
import { fileSize, placeText, titleLine } from "./facts.ts";

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
