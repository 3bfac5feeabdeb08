import { describe, expect, it } from "vitest";
import { findingsOf, illustrationNote, slidesOf } from "./slides.ts";

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
  ])("stands only where Marsa drew a picture", (pictures, note) => {
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

  it("say the view, and the finding that its photo shows", () => {
    const photo = { ...picture, illustration: true, view: { value: "left", label: "Left side" } as const };
    const zone = {
      zone: "left_sill",
      state: "damage",
      title: "Dent, left sill",
      note: "2 cm",
      photo,
    } as const;
    const findings = findingsOf({ grade: 4, zones: [zone], tyres: [], checks: [] });
    expect(slidesOf([photo, picture], findings).map(({ caption }) => caption)).toEqual([
      "Dent, left sill: 2 cm · Left side · Illustration",
      "Dent, left sill: 2 cm",
    ]);
    expect(slidesOf([picture]).map(({ caption }) => caption)).toEqual([""]);
  });

  it("have no blur without a hash", () => {
    expect(slidesOf([{ ...picture, thumbhash: null }])[0]).not.toHaveProperty("hash");
  });
});
