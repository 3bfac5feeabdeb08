import { describe, expect, it } from "vitest";
import { fileSize, placeText } from "./facts.ts";

const term = (label: string) => ({ value: label.toLowerCase(), label });

describe("facts of a lot", () => {
  it("do not name a city twice that is its emirate", () => {
    const place = {
      lat: null,
      lon: null,
      inspection: null,
      location: "Al Awir",
      city: term("Dubai"),
      emirate: term("Dubai"),
    };
    expect(placeText(place)).toBe("Al Awir, Dubai");
    expect(placeText({ ...place, city: term("Al Ain"), emirate: term("Abu Dhabi") })).toBe(
      "Al Awir, Al Ain, Abu Dhabi",
    );
  });

  it("write sizes of files as people read them", () => {
    expect([1, 329_600, 3_300_000].map(fileSize)).toEqual(["1 kB", "330 kB", "3.3 MB"]);
  });
});
