import type { Schema } from "@marsa/api-spec/client-problem";
import { lazy, Suspense } from "react";

const Lightbox = lazy(async () => ({ default: (await import("./lightbox.tsx")).Lightbox }));

export interface LightboxProps {
  pictures: readonly Schema<"Picture">[];
  title: string;
  /** Which photo is shown first; null while it is closed. */
  open: number | null;
  onClose: () => void;
}

/** The lightbox, loaded when a photo is opened for the first time. */
export function LateLightbox(props: LightboxProps) {
  if (props.open === null) return null;
  return (
    <Suspense>
      <Lightbox {...props} />
    </Suspense>
  );
}
