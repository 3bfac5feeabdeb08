import type { Schema } from "@marsa/api-spec/client-problem";
import type { SlideImage } from "yet-another-react-lightbox";

/** A photo of the lightbox, with its blur for the time of loading and its words. */
export type PhotoSlide = SlideImage & { readonly hash?: string; readonly caption: string };

/** Returns the words on a photo: the view that it shows, and that Marsa drew it. */
export function captionOf({ view, illustration }: Pick<Schema<"Picture">, "view" | "illustration">): string {
  return [view?.label, illustration && "Illustration"].filter(Boolean).join(" · ");
}

/** Says that pictures are Marsa's own; null where all are photos. */
export function illustrationNote(
  pictures: readonly Pick<Schema<"Picture">, "illustration">[],
): string | null {
  const drawn = pictures.filter(({ illustration }) => illustration).length;
  if (drawn === 0) return null;
  return drawn === pictures.length ? "Pictures are illustrations" : "Some pictures are illustrations";
}

/**
 * Turns photos into slides with all existing widths, so that a phone does not load the largest.
 * @param findings What the condition says of a photo, by its large address.
 */
export function slidesOf(
  pictures: readonly Schema<"Picture">[],
  findings: ReadonlyMap<string, string> = new Map(),
): PhotoSlide[] {
  return pictures.map((picture) => {
    const { small, medium, large, width, height, alt, thumbhash } = picture;
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
      caption: [findings.get(large), captionOf(picture)].filter(Boolean).join(" · "),
      srcSet: [at(small, 480), at(medium, 960), at(large, width)],
      ...(thumbhash !== null && { hash: thumbhash }),
    };
  });
}

/** Returns what the condition of a lot says of its photos, by their large address. */
export function findingsOf(condition: Schema<"LotCondition"> | null): ReadonlyMap<string, string> {
  return new Map(
    condition?.zones.flatMap(({ photo, title, note }) =>
      photo ? [[photo.large, [title, note].filter(Boolean).join(": ")] as const] : [],
    ),
  );
}
