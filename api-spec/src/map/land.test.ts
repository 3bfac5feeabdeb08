import { describe, expect, it } from "vitest";
import { groundAt, pinFault } from "./land.ts";

describe("the ground under a pin", () => {
  it.each([
    ["Dubai Marina", 25.0805, 55.1403, "emirates"],
    ["the Palm Jumeirah", 25.1124, 55.1385, "emirates"],
    ["Abu Dhabi", 24.4667, 54.3667, "emirates"],
    ["Fujairah, on the other coast", 25.1288, 56.3265, "emirates"],
    ["the desert at Liwa", 23.13, 53.77, "emirates"],
    ["the Gulf before Dubai", 25.3, 55, "sea"],
    ["the Gulf of Oman", 25.1, 56.8, "sea"],
    ["Sohar in Oman", 24.34, 56.7, "abroad"],
    ["Saudi Arabia", 22.6, 51.5, "abroad"],
  ])("of %s is known", (_, lat, lon, ground) => {
    expect(groundAt({ lat, lon })).toBe(ground);
  });

  it("is a sentence where no lot can stand", () => {
    expect(pinFault({ lat: 25.2, lon: 55.27 })).toBeNull();
    expect(pinFault({ lat: 25.3, lon: 55 })).toBe("The pin is in the sea. Move it onto land");
    expect(pinFault({ lat: 24.34, lon: 56.7 })).toBe("The pin is outside the Emirates. Move it inside");
  });
});
