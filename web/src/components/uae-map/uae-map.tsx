import { Crosshair, Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "#/lib/cn.ts";
import { BaseMap } from "./base-map.tsx";
import { MapLabels } from "./map-labels.tsx";
import type { Area } from "./names.ts";
import { UAE, zoomed } from "./projection.ts";
import type { useMapView } from "./use-map-view.ts";

interface UaeMapProps {
  map: ReturnType<typeof useMapView>;
  label: string;
  /** Content on the map, placed by `onScreen`. */
  children?: ReactNode;
  /** The value of the community that is chosen. */
  community?: string | null;
  /** Where no name may stand, px, and the names that the content shows itself. */
  taken?: readonly Area[];
  leftOut?: ReadonlySet<string>;
  className?: string;
}

/** A map of the Emirates that moves and zooms: drag, pinch, wheel, arrow keys, + and −. */
export function UaeMap({ map, label, children, community = null, taken, leftOut, className }: UaeMapProps) {
  const { element, layer, handlers, view, size } = map;
  return (
    <div
      ref={element}
      {...handlers}
      role="application"
      aria-roledescription="map"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move the map
      tabIndex={0}
      className={cn(
        "relative cursor-grab touch-none overflow-hidden bg-map-sea -outline-offset-2 select-none active:cursor-grabbing",
        className,
      )}
    >
      {view && (
        <div ref={layer} className="absolute inset-0 will-change-transform">
          <svg aria-hidden className="absolute inset-0 size-full overflow-visible">
            <g
              transform={`translate(${size.width / 2} ${size.height / 2}) scale(${view.k}) translate(${-view.x} ${-view.y})`}
            >
              <BaseMap k={view.k} community={community} />
            </g>
          </svg>
          <MapLabels view={view} size={size} taken={taken} leftOut={leftOut} />
          {children}
        </div>
      )}
    </div>
  );
}

/** Buttons: zoom in, zoom out, show everything. */
export function MapButtons({ map, className }: { map: UaeMapProps["map"]; className?: string }) {
  const buttons = [
    { label: "Zoom in", icon: Plus, act: () => map.setView((view) => view && zoomed(view, 1.7)) },
    { label: "Zoom out", icon: Minus, act: () => map.setView((view) => view && zoomed(view, 1 / 1.7)) },
    { label: "The whole country", icon: Crosshair, act: () => map.look(UAE) },
  ];
  return (
    <div
      className={cn(
        "flex flex-col overflow-hidden rounded-md border border-line bg-white shadow-panel",
        className,
      )}
    >
      {buttons.map(({ label, icon: Icon, act }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          className="grid size-11 place-content-center border-line -outline-offset-2 not-first:border-t hover:bg-salt"
          onClick={act}
        >
          <Icon aria-hidden size={18} strokeWidth={1.75} />
        </button>
      ))}
    </div>
  );
}

/** The sources of the ground, which their terms require. */
export function MapSource({ className, short = false }: { className?: string; short?: boolean }) {
  const long = short ? "hidden" : "max-lg:hidden";
  return (
    <p className={cn("rounded-sm bg-white/85 px-2 py-1 text-tag text-text-2", className)}>
      © OpenStreetMap<span className={long}> contributors</span> · Dubai Municipality ·{" "}
      <span className={long}>Boundaries: </span>FCSC / OCHA
      <span className={long}> COD-AB</span>
    </p>
  );
}
