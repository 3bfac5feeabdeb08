import type { Schema } from "@marsa/api-spec/client-problem";
import { thumbHashToDataURL } from "thumbhash";

/** The widths of a picture, as in <img srcset>. */
export function srcSetOf({ small, medium, large, width }: Schema<"Picture">): string {
  return `${small} 480w, ${medium} 960w, ${large} ${width}w`;
}

/** A thumbhash in base64 as a CSS image; "none" without one. */
export function thumbhashUrl(hash: string | null | undefined): string {
  if (hash == null) return "none";
  return `url(${thumbHashToDataURL(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)))})`;
}
