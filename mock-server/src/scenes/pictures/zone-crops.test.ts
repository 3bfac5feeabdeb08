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

  it("has its size and its words", () => {
    const picture = parsePictureName(nameOf(ZONES.indexOf("right_rear_door")))!;
    expect(pictureSize(picture)).toEqual({ width: 480, height: 320 });
    expect(pictureAlt(picture)).toBe("Close-up, rear right door");
  });
});
