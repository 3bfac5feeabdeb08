import type { Schema } from "@marsa/api-spec/client-problem";
import type { SlideImage } from "yet-another-react-lightbox";

/** A photo of the lightbox, with its blur for the time of loading. */
export type PhotoSlide = SlideImage & { readonly hash?: string; readonly illustration: boolean };

/** Says that pictures are the house's own; null where all are photos. */
export function illustrationNote(
  pictures: readonly Pick<Schema<"Picture">, "illustration">[],
): string | null {
  const drawn = pictures.filter(({ illustration }) => illustration).length;
  if (drawn === 0) return null;
  return drawn === pictures.length ? "Pictures are illustrations" : "Some pictures are illustrations";
}

/** Turns photos into slides with all existing widths, so that a phone does not load the largest. */
export function slidesOf(pictures: readonly Schema<"Picture">[]): PhotoSlide[] {
  return pictures.map(({ small, medium, large, width, height, alt, thumbhash, illustration }) => {
    const at = (src: string, wide: number) => ({
      src,
      width: wide,
      height: Math.round((wide * height) / width),
    });
    return {
      src: large,
      width,
      height,
      alt,
      illustration,
      srcSet: [at(small, 480), at(medium, 960), at(large, width)],
      ...(thumbhash !== null && { hash: thumbhash }),
    };
  });
}
