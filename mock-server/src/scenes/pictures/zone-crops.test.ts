/** Tests of `zone-crops.ts`. */
import { describe, expect, it } from "vitest";
import { ZONES } from "../../tables/lots/condition-words.ts";
import { parsePictureName, pictureAlt, pictureName, pictureSize } from "./names.ts";
import { cropOf, viewOfZone } from "./zone-crops.ts";

const SIZE = { width: 1_200, height: 800 };

/** The name of a zone's close-up on a blue SUV. */
function nameOf(place: number): string {
  const { angle, mirrored } = viewOfZone(ZONES[place]!);
  return `v-suv-${angle}-blue-studio${mirrored ? "-m" : ""}-z${place}`;
}

/** The middle of a close-up, as a share of the width of its view. */
function middle(zone: Parameters<typeof cropOf>[0]): number {
  const { left, width } = cropOf(zone, SIZE);
  return (left + width / 2) / SIZE.width;
}

describe("the close-up of a zone", () => {
  it("has a name of its own for each zone of the drawing", () => {
    const known = ZONES.map((zone, place) => ({ zone, picture: parsePictureName(nameOf(place)) }));
    expect(
      known.filter(({ zone, picture }) => !picture || !("zone" in picture) || picture.zone !== zone),
    ).toEqual([]);
    expect(known.map(({ picture }) => picture && pictureName(picture))).toEqual(
      ZONES.map((_, i) => nameOf(i)),
    );
  });

  it("does not exist in a view that does not show the zone", () => {
    const door = ZONES.indexOf("left_front_door");
    expect(parsePictureName(`v-suv-side-blue-studio-z${door}`)).not.toBeNull();
    const wrong = [`side-blue-studio-m-z${door}`, `front-blue-studio-z${door}`, "side-blue-studio-z99"];
    expect(wrong.map((rest) => parsePictureName(`v-suv-${rest}`))).toEqual([null, null, null]);
  });

  it("is a part of its view, and shows the right of the vehicle in the mirrored one", () => {
    for (const zone of ZONES) {
      const { left, top, width, height } = cropOf(zone, SIZE);
      expect([left >= 0, top >= 0, left + width <= SIZE.width, top + height <= SIZE.height]).toEqual(
        Array.from({ length: 4 }, () => true),
      );
    }
    const [one, other] = [cropOf("left_front_wing", SIZE), cropOf("right_front_wing", SIZE)];
    expect(other.left).toBe(SIZE.width - one.left - one.width);
  });

  it("shows a bonnet from above the lamps, where its paint is seen", () => {
    expect(viewOfZone("bonnet")).toEqual({ angle: "f34", mirrored: false });
  });

  it("shows each door before the next one, and the rear door before the rear wheel", () => {
    const side = (["left_front_wing", "left_front_door", "left_rear_door", "left_rear_wing"] as const).map(
      middle,
    );
    expect(side).toEqual(side.toSorted((a, b) => a - b));
    // All bodies have their rear wheel between 0.69 and 0.75, and their rear door ends at 0.64.
    expect(side[2]).toBeLessThan(0.6);
  });

  it("has its size and its words", () => {
    const picture = parsePictureName(nameOf(ZONES.indexOf("right_rear_door")))!;
    expect(pictureSize(picture)).toEqual({ width: 480, height: 320 });
    expect(pictureAlt(picture)).toBe("Close-up, rear right door");
  });
});
