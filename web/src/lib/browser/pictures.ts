import { thumbHashToDataURL } from "thumbhash";

/** A thumbhash in base64 as a CSS image; "none" without one. */
export function thumbhashUrl(hash: string | null | undefined): string {
  if (hash == null) return "none";
  return `url(${thumbHashToDataURL(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)))})`;
}
