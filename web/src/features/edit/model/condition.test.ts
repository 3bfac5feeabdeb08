import { describe, expect, it } from "vitest";
import { textsOf, tyreFault, tyresOf, findingOf, kindOf, KINDS, zoneAt } from "./condition.ts";
import { carShapes } from "#/components/car/car-shapes.ts";

const POSITIONS = [
  { value: "front_left", label: "Front left" },
  { value: "front_right", label: "Front right" },
];

describe("tyres", () => {
  it("are sent as far as they are typed, and are the same after a reload", () => {
    const typed = {
      front_left: { depth: "6,5", year: "2024" },
      front_right: { depth: "6", year: "" },
      rear_left: { depth: "", year: "2023" },
      rear_right: { depth: "", year: "20" },
    };
    const sent = tyresOf(typed);
    expect(sent).toEqual([
      { position: "front_left", tread_mm: 6.5, year: 2024 },
      { position: "front_right", tread_mm: 6, year: null },
      { position: "rear_left", tread_mm: null, year: 2023 },
    ]);
    const positions = Object.keys(typed).map((value) => ({ value, label: value }));
    expect(tyresOf(textsOf(sent, positions))).toEqual(sent);
  });

  it("are shown as they were saved", () => {
    const saved = [{ position: "front_right" as const, tread_mm: 5.8, year: 2023 }];
    expect(textsOf(saved, POSITIONS)).toEqual({
      front_left: { depth: "", year: "" },
      front_right: { depth: "5.8", year: "2023" },
    });
    expect(tyresOf(textsOf(saved, POSITIONS))).toEqual(saved);
  });

  it("say what is wrong", () => {
    expect(tyreFault({ depth: "65", year: "2024" })).toBe("The depth is 0 to 20 mm");
    expect(tyreFault({ depth: "6.5", year: "1024" })).toBe("The year must be valid");
    expect(tyreFault({ depth: "6.500", year: "2024" })).toBe("The depth is 0 to 20 mm");
    expect(tyreFault({ depth: "6.5", year: "20245" })).toBe("The year must be valid");
    expect(tyreFault({ depth: "6.5", year: "20" })).toBeUndefined();
  });
});

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

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

describe("the arrow keys on the drawing of a car", () => {
  it("go to the next zone in their direction", () => {
    const { anchors } = carShapes("suv");
    expect(zoneAt(anchors, "left_front_door", "ArrowRight")).toBe("left_rear_door");
    expect(zoneAt(anchors, "bonnet", "ArrowRight")).toBe("windscreen");
    expect(zoneAt(anchors, "front_bumper", "ArrowLeft")).toBeUndefined();
    expect(zoneAt(anchors, "roof", "Enter")).toBeUndefined();
  });

  it.each(["sedan", "suv", "hatch", "coupe", "pickup", "van"])("reach every zone of a %s", (body) => {
    const { anchors } = carShapes(body);
    const reached = new Set(["bonnet"]);
    for (const zone of reached) {
      for (const key of KEYS) {
        const next = zoneAt(anchors, zone, key);
        if (next !== undefined) reached.add(next);
      }
    }
    expect([...anchors.keys()].filter((zone) => !reached.has(zone))).toEqual([]);
  });
});
