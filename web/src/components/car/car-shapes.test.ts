import { describe, expect, it } from "vitest";
import { carShapes } from "./car-shapes.ts";

const SIDES = ["left", "right"];
const PARTS = ["front_wing", "front_door", "rear_door", "rear_wing", "sill", "mirror"];
const MIDDLE = ["front_bumper", "bonnet", "windscreen", "roof", "rear_window", "tailgate", "rear_bumper"];
const ALL = [...MIDDLE, ...SIDES.flatMap((side) => PARTS.map((part) => `${side}_${part}`))];

describe("the drawing of a car", () => {
  it.each(["sedan", "suv", "hatch", "pickup", "van", "wagon", "truck", "bus", "cargo-van"])(
    "has a shape and a place for its number for every zone: %s",
    (body) => {
      const { zones, anchors } = carShapes(body);
      expect(ALL.filter((zone) => !zones.some((shape) => shape.zone === zone))).toEqual([]);
      expect(ALL.filter((zone) => !anchors.has(zone))).toEqual([]);
    },
  );

  it("is its own for a motorcycle: no door and no roof, and a number for every zone inside it", () => {
    const { zones, anchors } = carShapes("motorcycle");
    const names = [...new Set(zones.map(({ zone }) => zone))];
    expect(names).toEqual(
      expect.arrayContaining(["tank", "seat", "front_fork", "left_panel", "right_engine"]),
    );
    expect(names.filter((zone) => /door|roof|wing|sill|bonnet/.test(zone))).toEqual([]);
    expect([...anchors.keys()].toSorted()).toEqual(names.toSorted());
    for (const [x, y] of anchors.values()) expect(x > 0 && x < 320 && y > 0 && y < 270).toBe(true);
  });

  it("has no rear doors on a coupe", () => {
    const { zones } = carShapes("coupe");
    expect(zones.filter(({ zone }) => zone.endsWith("rear_door"))).toEqual([]);
  });

  it("draws an unknown body as the largest", () => {
    expect(carShapes("hovercraft")).toEqual(carShapes("suv"));
  });

  it("puts every number inside the drawing", () => {
    for (const [x, y] of carShapes("suv").anchors.values()) {
      expect(x > 0 && x < 320 && y > 0 && y < 270).toBe(true);
    }
  });
});
