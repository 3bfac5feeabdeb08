import type { Schema } from "@marsa/api-spec/client-problem";
import { useEffect } from "react";
import { srcSetOf } from "#/lib/http/first-picture.ts";

/** Loads the next photo before its turn. */
export function usePhotoAhead(picture: Schema<"Picture"> | null | undefined): void {
  useEffect(() => {
    if (picture) Object.assign(new Image(), { sizes: "60vw", srcset: srcSetOf(picture) });
  }, [picture]);
}
