import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

/** Our own type scale, so that a size and a colour, both `text-…`, are not taken for rivals. */
const merge = extendTailwindMerge({
  extend: {
    classGroups: {
      "font-size": [
        {
          text: [
            "price-hall",
            "price-lane",
            "price-lot",
            "price-m",
            "price-s",
            "price-card",
            "h1",
            "h2",
            "h3",
            "long",
            "body",
            "small",
            "micro",
            "tag",
          ],
        },
      ],
      shadow: [{ shadow: ["panel", "drawer"] }],
      rounded: [{ rounded: ["sheet"] }],
    },
  },
});

/** Joins class names; of two utilities for the same thing the later wins. */
export function cn(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
