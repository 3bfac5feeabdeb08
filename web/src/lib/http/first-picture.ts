import type { Schema } from "@marsa/api-spec/client-problem";
import { firstReplies } from "./first-replies.ts";

type Picture = Pick<Schema<"Picture">, "small" | "medium" | "large" | "width">;

/** A list shows the photo of its first lot, a lot page its own first photo. */
interface Shown {
  data: { items?: { picture: Picture | null }[]; pictures?: Picture[] };
}

/**
 * Shows the main photo of a page in its place on the drawn page (`data-slot="first-photo"`), before the app has loaded.
 * Does nothing without such a place or photo.
 */
export function showFirstPicture(): void {
  const places = document.querySelectorAll<HTMLElement>("[data-slot='first-photo']");
  const place = [...places].find(({ clientWidth }) => clientWidth > 0);
  const picture = firstReplies()
    .map(({ answer }) => (answer as Shown).data)
    .map(({ items, pictures }) => items?.[0]?.picture ?? pictures?.[0])
    .find((each) => each !== undefined);
  if (!place || !picture) return;
  const photo = Object.assign(document.createElement("img"), {
    alt: "",
    fetchPriority: "high",
    className: "absolute inset-0 size-full object-cover",
    // The app asks for the same size, so the browser loads one file.
    sizes: `${place.clientWidth}px`,
    srcset: srcSetOf(picture),
  });
  place.replaceChildren(photo);
}

/** The widths of a picture, as in <img srcset>. */
export function srcSetOf({ small, medium, large, width }: Picture): string {
  return `${small} 480w, ${medium} 960w, ${large} ${width}w`;
}
