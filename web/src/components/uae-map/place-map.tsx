import { shapes } from "@marsa/api-spec/map/communities";
import { MapPin } from "lucide-react";
import { BaseMap } from "./base-map.tsx";
import { namesAt } from "./names.ts";
import { fit, type Place, viewAround } from "./projection.ts";
import { MapSource } from "./uae-map.tsx";

interface PlaceMapProps extends Place {
  /** The name of the place, for screen readers. */
  label: string;
  /** The community of the place: the map has its scale. */
  community?: { readonly value: string; readonly label: string } | null;
  className?: string;
}

/** About as wide as it is shown, so that its names are as large as other words. */
const SIZE = { width: 400, height: 160 };
/** A yard with its surroundings, and the closest view of a small community, units of the plane: about 14 and 9 km. */
const YARD_ACROSS = 15;
const LEAST_ACROSS = 9;
/** The pin with the name below it, and the notice of the sources, px. */
const TAKEN = [
  { left: 130, right: 270, top: 44, bottom: 102 },
  { left: 0, right: 310, top: 126, bottom: 160 },
];

/** A still map with a pin in its middle, at the scale of its community. */
export function PlaceMap({ label, community = null, className, ...place }: PlaceMapProps) {
  const box = shapes().find((each) => each.community.value === community?.value)?.box;
  const across = box ? Math.max(LEAST_ACROSS, SIZE.width / fit(box, SIZE).k) : YARD_ACROSS;
  const view = viewAround(place, SIZE, across);
  const leftOut = new Set(community ? [community.label] : []);
  return (
    <figure
      className={`relative aspect-5/2 max-w-160 overflow-hidden rounded-md bg-map-sea ${className ?? ""}`}
    >
      <svg aria-hidden viewBox="-200 -80 400 160" preserveAspectRatio="xMidYMid slice" className="size-full">
        <g transform={`scale(${view.k}) translate(${-view.x} ${-view.y})`}>
          <BaseMap k={view.k} community={community?.value ?? null} />
        </g>
        <g textAnchor="middle" className="fill-text-2 text-tag">
          {namesAt(view, SIZE, TAKEN, leftOut).map(({ text, kind, left, top }) => (
            <text key={text + kind} x={left - SIZE.width / 2} y={top - SIZE.height / 2 + 4}>
              {text}
            </text>
          ))}
          {community && (
            <text y={18} className="fill-blue text-small font-strong">
              {community.label}
            </text>
          )}
        </g>
      </svg>
      <MapPin
        aria-hidden
        size={34}
        strokeWidth={1.5}
        className="absolute start-1/2 top-1/2 -translate-x-1/2 -translate-y-full fill-ink text-white"
      />
      <figcaption className="sr-only">{label}</figcaption>
      <MapSource short className="absolute start-2 bottom-2" />
    </figure>
  );
}
