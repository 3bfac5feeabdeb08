import { describe, expect, it } from "vitest";
import { illustrationNote, slidesOf } from "./slides.ts";

const picture = {
  small: "/files/p/a-480.webp",
  medium: "/files/p/a-960.webp",
  large: "/files/p/a-1200.webp",
  width: 1200,
  height: 800,
  thumbhash: "abc",
  alt: "Front left",
  illustration: false,
};

describe("the note about illustrations", () => {
  const drawn = { ...picture, illustration: true };
  it.each([
    [[picture], null],
    [[drawn, drawn], "Pictures are illustrations"],
    [[drawn, picture], "Some pictures are illustrations"],
  ])("stands only where the house drew a picture", (pictures, note) => {
    expect(illustrationNote(pictures)).toBe(note);
  });
});

describe("the slides of the lightbox", () => {
  it("have every existing width, and the description of the photo", () => {
    const [slide] = slidesOf([picture]);
    expect(slide).toMatchObject({ src: picture.large, alt: "Front left", hash: "abc" });
    expect(slide?.srcSet?.map(({ width, height }) => [width, height])).toEqual([
      [480, 320],
      [960, 640],
      [1200, 800],
    ]);
  });

  it("have no blur without a hash", () => {
    expect(slidesOf([{ ...picture, thumbhash: null }])[0]).not.toHaveProperty("hash");
  });
});
