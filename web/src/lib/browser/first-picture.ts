import type { Schema } from "@marsa/api-spec/client-problem";
import { firstReplies } from "../http/first-replies.ts";

type Picture = Pick<Schema<"Picture">, "small" | "medium" | "large" | "width">;

/** Of a list the first lot's photo is the one, of a lot its own first. */
interface Shown {
  data: { items?: { picture: Picture | null }[]; pictures?: Picture[] };
}

/**
 * Shows the photo that a page is looked at for in its place on the drawn page (`data-slot="first-photo"`), long before
 * the app is there to draw it. No place, no photo.
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
    // As the app will ask for it, so that it is the same file.
    sizes: `${place.clientWidth}px`,
    srcset: srcSetOf(picture),
  });
  place.replaceChildren(photo);
}

/** The widths of a picture, as in <img srcset>. */
export function srcSetOf({ small, medium, large, width }: Picture): string {
  return `${small} 480w, ${medium} 960w, ${large} ${width}w`;
}
