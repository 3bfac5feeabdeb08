/** Tests of `names.ts`. */
import { pictureUrl } from "../../tables/lots/picture-url.ts";
import { describe, expect, it } from "vitest";
import { thumbhashOfPicture } from "../../../bin/make-thumbhashes.ts";
import { parsePictureFile, parsePictureName, pictureAlt, pictureName, pictureSize } from "./names.ts";
import { thumbhashOf } from "./thumbhashes.ts";

const picture = (name: string) => {
  const found = parsePictureName(name);
  if (!found) throw new Error(`Unknown ${name}`);
  return found;
};

describe("picture names", () => {
  it.each(["v-sedan-f34-red-studio", "v-suv-r34-white-steel-m", "a-living-oak-day", "a-tower-night"])(
    "fully describe a picture: %s",
    (name) => expect(pictureName(picture(name))).toBe(name),
  );

  it("have the width only in the file name", () => {
    expect(parsePictureFile("a-tower-night-960.webp")).toEqual({
      picture: picture("a-tower-night"),
      width: 960,
    });
    expect(pictureUrl("a-tower-night", 960)).toBe("/files/p/a-tower-night-960.webp");
  });

  it("have an alternative text", () => {
    expect(pictureAlt(picture("v-van-side-navy-mist"))).toBe("Navy blue people mover, side view");
    expect(pictureAlt(picture("a-lobby-day"))).toMatch(/marble lobby/);
  });

  it("give the size of the largest width", () => {
    expect(pictureSize(picture("v-van-side-navy-mist"))).toEqual({ width: 1200, height: 800 });
    expect(pictureSize(picture("a-tower-night"))).toEqual({ width: 1140, height: 760 });
    expect(pictureSize(picture("a-residence-dusk"))).toEqual({ width: 1200, height: 800 });
  });
});

describe("thumbhashes", () => {
  it.each(["v-sedan-f34-red-studio", "v-sedan-f34-red-studio-m", "a-balcony-golden"])(
    "of %s, as committed, match the picture",
    async (name) => expect(thumbhashOf(picture(name))).toBe(await thumbhashOfPicture(picture(name))),
  );

  it("differ between a picture and its mirror", () => {
    expect(thumbhashOf(picture("v-suv-f34-black-sand-m"))).not.toBe(
      thumbhashOf(picture("v-suv-f34-black-sand")),
    );
  });
});
