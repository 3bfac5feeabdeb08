import { describe, expect, it } from "vitest";
import { carShapes } from "#/components/car/car-shapes.ts";
import { zoneAt } from "./zone-steps.ts";

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
