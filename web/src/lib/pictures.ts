import type { Schema } from "@marsa/api-spec/client-problem";

/** The widths of a picture, as in <img srcset>. */
export function srcSetOf({ small, medium, large, width }: Schema<"Picture">): string {
  return `${small} 480w, ${medium} 960w, ${large} ${width}w`;
}
