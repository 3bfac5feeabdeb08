import { lazy, Suspense } from "react";
import type { LightboxProps } from "./lightbox.tsx";

const Lightbox = lazy(async () => ({ default: (await import("./lightbox.tsx")).Lightbox }));

/** The lightbox, loaded when a photo opens for the first time. */
export function LazyLightbox(props: LightboxProps) {
  if (props.open === null) return null;
  return (
    <Suspense>
      <Lightbox {...props} />
    </Suspense>
  );
}
