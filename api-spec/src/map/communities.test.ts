import { describe, expect, it } from "vitest";
import { COMMUNITIES, communityAt, shapes } from "./communities.ts";
import { groundAt } from "./land.ts";

describe("the communities of Dubai", () => {
  it.each([
    ["Dubai Marina", 25.0805, 55.1403],
    ["Downtown Dubai", 25.1936, 55.2744],
    ["Business Bay", 25.1843, 55.2723],
    ["Palm Jumeirah", 25.1124, 55.139],
    ["Dubai Creek Harbour", 25.2049, 55.3436],
    ["Jumeirah Village Circle", 25.0602, 55.2094],
    ["Jumeirah Lakes Towers", 25.0693, 55.1417],
    ["Dubai Hills", 25.1066, 55.2466],
    ["Dubai Silicon Oasis", 25.1212, 55.3773],
  ])("hold a pin: %s by its market name", (name, lat, lon) => {
    expect(communityAt({ lat, lon })?.name).toBe(name);
  });

  it("are none in another emirate, or at sea", () => {
    expect(communityAt({ lat: 24.4979, lon: 54.4051 })).toBeNull();
    expect(communityAt({ lat: 25.3, lon: 55 })).toBeNull();
  });

  it("have values of their own, and a middle on land inside them", () => {
    expect(COMMUNITIES).toHaveLength(222);
    expect(new Set(COMMUNITIES.map(({ value }) => value)).size).toBe(222);
    expect(COMMUNITIES.find(({ official }) => official === "Marsa Dubai")?.value).toBe("dubai-marina");
    for (const { community, middle } of shapes()) {
      expect([community.name, communityAt(middle)?.name]).toEqual([community.name, community.name]);
      expect([community.name, groundAt(middle)]).toEqual([community.name, "emirates"]);
    }
  });

  it("without a shore are land, also where the coast's data has a bay", () => {
    expect(groundAt({ lat: 25.1822, lon: 55.2711 })).toBe("emirates");
    expect(groundAt({ lat: 25.1786, lon: 55.3555 })).toBe("emirates");
  });
});
