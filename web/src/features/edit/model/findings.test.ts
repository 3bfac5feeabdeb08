import { describe, expect, it } from "vitest";
import { findingOf, kindOf, KINDS } from "./findings.ts";

describe("a finding", () => {
  it("is titled by its kind and its zone", () => {
    const [scratch] = KINDS;
    const door = { value: "left_rear_door", label: "Rear left door" };
    expect(findingOf(scratch!, door, "14 cm")).toEqual({
      zone: "left_rear_door",
      state: "damage",
      title: "Scratch, rear left door",
      note: "14 cm",
    });
  });

  it("tells its kind again, also with words before it", () => {
    const titles = [
      "Deep scratch, bonnet",
      "Parking dents, roof",
      "Bonnet repainted",
      "Faded clear coat, roof",
    ];
    expect(titles.map((title) => kindOf({ title })?.word)).toEqual([
      "Scratch",
      "Dent",
      "Repainted",
      undefined,
    ]);
  });
});
