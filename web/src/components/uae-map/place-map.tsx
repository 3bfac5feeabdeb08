import { MapPin } from "lucide-react";
import { BaseMap } from "./base-map.tsx";
import { onPlane, type Place } from "./projection.ts";
import { MapSource } from "./uae-map.tsx";

interface PlaceMapProps extends Place {
  /** The name of the place, for screen readers. */
  label: string;
  className?: string;
}

/** Zoom, px per unit of the plane: a town and its surroundings. */
const K = 2.6;

/** A still map with a pin in its middle. */
export function PlaceMap({ label, className, ...place }: PlaceMapProps) {
  const { x, y } = onPlane(place);
  return (
    <figure className={`relative aspect-5/2 overflow-hidden rounded-md bg-map-sea ${className ?? ""}`}>
      <svg aria-hidden viewBox="-300 -120 600 240" preserveAspectRatio="xMidYMid slice" className="size-full">
        <g transform={`scale(${K}) translate(${-x} ${-y})`}>
          <BaseMap />
        </g>
      </svg>
      <MapPin
        aria-hidden
        size={34}
        strokeWidth={1.5}
        className="absolute start-1/2 top-1/2 -translate-x-1/2 -translate-y-full fill-ink text-white"
      />
      <figcaption className="sr-only">{label}</figcaption>
      <MapSource className="absolute start-2 bottom-2" />
    </figure>
  );
}
