import type { Schema } from "@marsa/api-spec/client-problem";
import type { SlideImage } from "yet-another-react-lightbox";

/** A photo of the lightbox, with its blur for the time of loading. */
export type PhotoSlide = SlideImage & { readonly hash?: string };

/** Turns photos into slides with all existing widths, so that a phone does not load the largest. */
export function slidesOf(pictures: readonly Schema<"Picture">[]): PhotoSlide[] {
  return pictures.map(({ small, medium, large, width, height, alt, thumbhash }) => {
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
      srcSet: [at(small, 480), at(medium, 960), at(large, width)],
      ...(thumbhash !== null && { hash: thumbhash }),
    };
  });
}
