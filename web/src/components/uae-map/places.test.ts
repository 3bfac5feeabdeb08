import { groundAt } from "@marsa/api-spec/map/land";
import { describe, expect, it } from "vitest";
import { centreOf, placesNamed } from "./places.ts";

const names = (typed: string) => placesNamed(typed, 5).map(({ name }) => name);

describe("the places of the map", () => {
  it("are found by the start of their words, and by the name that people use", () => {
    expect(names("marina")).toEqual(["Dubai Marina (Marsa Dubai)"]);
    expect(names("MARSA dub")).toEqual(["Dubai Marina (Marsa Dubai)"]);
    expect(names("jvc")[0]).toContain("Jumeirah Village Circle");
    expect(names("khor fak")).toEqual(["Khor Fakkan"]);
    expect(names("  ")).toEqual([]);
    expect(names("atlantis")).toEqual([]);
  });

  it("are all on the ground of the Emirates", () => {
    const all = placesNamed("a", 1_000).concat(
      ...["b", "d", "m", "n", "j", "w", "z"].map((one) => placesNamed(one, 1_000)),
    );
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter((place) => groundAt(place) !== "emirates")).toEqual([]);
  });

  it("have a centre for each city, and for an emirate its capital", () => {
    expect(centreOf("hatta", "dubai")).toMatchObject({ name: "Hatta" });
    expect(centreOf("", "sharjah")).toMatchObject({ name: "Sharjah" });
    expect(centreOf("", "")).toBeNull();
  });
});
