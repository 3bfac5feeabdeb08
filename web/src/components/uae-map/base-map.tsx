import { geoPath, geoTransform } from "d3-geo";
import { memo, type SVGProps } from "react";
import { feature, mesh } from "topojson-client";
import emirates from "./emirates.topo.json";
import neighbours from "./neighbours.topo.json";
import { onPlane } from "./projection.ts";

type Topology = Parameters<typeof feature>[0];
/** A TopoJSON file with one collection of shapes. */
type Topo<Name extends string> = Topology & { objects: Record<Name, Parameters<typeof mesh>[1] & object> };

// The map is small, so straight lines do. The projections of d3 also handle globes and great circles, and take four
// times as long.
const path = geoPath(
  geoTransform({
    point(lon, lat) {
      const { x, y } = onPlane({ lat, lon });
      this.stream.point(x, y);
    },
  }),
  // Hundredths of a unit: one pixel at the closest zoom.
).digits(2);
const own = emirates as unknown as Topo<"emirates">;
const others = neighbours as unknown as Topo<"land">;
const DRAW = {
  lines: () => path({ type: "MultiLineString", coordinates: grid() }),
  others: () => path(feature(others, others.objects.land)),
  own: () => path(feature(own, own.objects.emirates)),
  coast: () => path(mesh(own, own.objects.emirates, (a, b) => a === b)),
  borders: () => path(mesh(own, own.objects.emirates, (a, b) => a !== b)),
};

/** The grid has a line every half a degree, up to these borders: west, south, east, north in degrees. */
const GRID_STEP = 0.5;
const GRID = [49, 21, 59, 28] as const;

/** The lines of the grid, straight on this plane; [lon, lat] in degrees. */
function grid(): [number, number][][] {
  const [west, south, east, north] = GRID;
  return [
    ...steps(west, east).map((lon) => line([lon, south], [lon, north])),
    ...steps(south, north).map((lat) => line([west, lat], [east, lat])),
  ];
}

const line = (...points: [number, number][]) => points;
const steps = (from: number, to: number) =>
  Array.from({ length: (to - from) / GRID_STEP + 1 }, (_, place) => from + place * GRID_STEP);

type Shape = keyof typeof DRAW;
const drawn: Partial<Record<Shape, string>> = {};

/** One shape, computed at its first draw: all shapes at once would keep a slow phone busy. */
function Outline({ of, ...look }: { of: Shape } & Omit<SVGProps<SVGPathElement>, "d">) {
  return <path d={(drawn[of] ??= DRAW[of]() ?? "")} {...look} />;
}

/** The map's background: sea, grid, neighbours and the seven emirates. Lines have the same width at each zoom. */
export const BaseMap = memo(function BaseMap() {
  return (
    <g
      vectorEffect="non-scaling-stroke"
      strokeLinejoin="round"
      fill="none"
      className="[&_path]:[vector-effect:non-scaling-stroke]"
    >
      <Outline of="lines" className="stroke-map-line" strokeWidth={1} />
      <Outline of="others" className="fill-map-others stroke-line-2" strokeWidth={1} />
      <Outline of="coast" className="stroke-map-line" strokeWidth={7} />
      <Outline of="own" className="fill-map-own" />
      <Outline of="borders" className="stroke-line-3" strokeWidth={0.75} />
      <Outline of="coast" className="stroke-text-2" strokeWidth={1} />
    </g>
  );
});
