import { Crosshair, Minus, Plus } from "lucide-react";
import { type ReactNode, memo } from "react";
import { cn } from "#/lib/cn.ts";
import { BaseMap } from "./base-map.tsx";
import { type Area, type NameKind, namesAt } from "./names.ts";
import { UAE, zoomed, type Size, type View } from "./projection.ts";
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

const LOOKS: Readonly<Record<NameKind, string>> = {
  sea: "text-h2 font-normal tracking-widest text-[#4d7693] italic",
  land: "text-micro tracking-[.16em] text-text-3 uppercase",
  state: "text-micro font-strong tracking-[.12em] text-text-2 uppercase",
  community: "text-tag text-text-2",
};

interface MapLabelsProps {
  view: View;
  size: Size;
  taken: readonly Area[] | undefined;
  leftOut: ReadonlySet<string> | undefined;
}

/** The names of seas, countries, emirates and communities; hidden from screen readers, since the controls name everything. */
const MapLabels = memo(function MapLabels({ view, size, taken, leftOut }: MapLabelsProps) {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0">
      {namesAt(view, size, taken, leftOut).map(({ text, kind, left, top }) => (
        <span
          key={text + kind}
          translate="no"
          className={cn("absolute -translate-1/2 whitespace-nowrap", LOOKS[kind])}
          style={{ left, top }}
        >
          {text}
        </span>
      ))}
    </div>
  );
});
