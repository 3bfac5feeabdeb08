/** Tests of close-ups in `render.ts`. */
import { expect, it } from "vitest";
import { parsePictureName } from "../../scenes/pictures/names.ts";
import { pictureImage } from "./render.ts";

/** The raw pixels of a picture, without enlarging. */
async function pixelsOf(name: string) {
  const image = await pictureImage(parsePictureName(name)!);
  return image.raw().toBuffer({ resolveWithObject: true });
}

it("a close-up is the part of its view with the zone, mirrored for the right of the vehicle", async () => {
  // Zones 7 and 13 are the front wings.
  const [whole, left, right] = await Promise.all([
    pixelsOf("v-suv-side-blue-studio"),
    pixelsOf("v-suv-side-blue-studio-z7"),
    pixelsOf("v-suv-side-blue-studio-m-z13"),
  ]);
  expect([left.info.width, left.info.height]).toEqual([480, 320]);
  const inView = rowOf(whole, 1_200, 24, 304 + 100);
  expect(rowOf(left, 480, 0, 100)).toEqual(inView);
  expect(rowOf(right, 480, 0, 100).toReversed()).toEqual(inView);
});

/** Returns 480 pixels of a row of a picture. */
function rowOf({ data }: { data: Buffer }, width: number, from: number, y: number): Buffer[] {
  const first = y * width + from;
  return Array.from({ length: 480 }, (_, x) => data.subarray((first + x) * 3, (first + x) * 3 + 3));
}
