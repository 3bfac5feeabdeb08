import { isOffshore, shapes } from "@marsa/api-spec/map/communities";
import { dubai, edgesOf, land, type Point, type Polygon, polygonsOf } from "@marsa/api-spec/map/shapes";
import { geoPath, geoTransform } from "d3-geo";
import { memo, type SVGProps, useId } from "react";
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

const areas = (polygons: readonly Polygon[]) =>
  path({ type: "MultiPolygon", coordinates: polygons as unknown as [number, number][][][] });
const lines = (edges: readonly (readonly Point[])[]) =>
  path({ type: "MultiLineString", coordinates: edges as unknown as [number, number][][] });
const landOf = (isWanted: (country: string) => boolean) =>
  land.geometries.filter(({ properties }) => isWanted(properties.country)).flatMap(polygonsOf);

/** The part of the world that the ground has: west, south, east, north in degrees. Around it the land is coarse. */
const [WEST, SOUTH, EAST, NORTH] = [51, 22.3, 57, 26.7];
const CORNERS: Polygon = [
  [
    [WEST, SOUTH],
    [WEST, NORTH],
    [EAST, NORTH],
    [EAST, SOUTH],
    [WEST, SOUTH],
  ],
];

const isOnshore = (official: string) =>
  shapes().some(({ community }) => community.official === official && !isOffshore(community));

const DRAW = {
  around: () => path(feature(others, others.objects.land)),
  sea: () => areas([CORNERS]),
  others: () => areas(landOf((country) => country !== "ARE")),
  own: () => areas(landOf((country) => country === "ARE")),
  /** The coast's data has two false bays: communities without a shore are land. */
  inland: () => areas(shapes().flatMap(({ community, polygons }) => (isOffshore(community) ? [] : polygons))),
  roads: () => lines(edgesOf(dubai.geometries.filter(({ properties }) => isOnshore(properties.name)))),
  borders: () => path(mesh(own, own.objects.emirates, (a, b) => a !== b)),
};

type Layer = keyof typeof DRAW;
const drawn: Partial<Record<Layer, string>> = {};

/** One layer, computed at its first draw: all at once would keep a slow phone busy. */
function Outline({ of, ...look }: { of: Layer } & Omit<SVGProps<SVGPathElement>, "d">) {
  return <path d={(drawn[of] ??= DRAW[of]() ?? "")} {...look} />;
}

const COAST = "#7f97a8";
const ROAD = "#e0ddd3";
/** Edges of communities read as roads, from this zoom. */
const ROADS_FROM = 6;

interface BaseMapProps {
  /** px per unit of the plane. */
  k: number;
  /** The value of the community that is chosen. */
  community?: string | null;
}

/** The map's background: sea, land, and the communities of Dubai. Lines have the same width at each zoom. */
export const BaseMap = memo(function BaseMap({ k, community = null }: BaseMapProps) {
  return (
    <g strokeLinejoin="round" fill="none" className="[&_path]:[vector-effect:non-scaling-stroke]">
      <Outline of="around" className="fill-map-others" />
      <Outline of="sea" className="fill-map-sea" />
      <Outline of="others" className="fill-map-others" />
      <Outline of="own" className="stroke-map-line" strokeWidth={6} />
      <Outline of="own" className="fill-map-own" stroke={COAST} strokeWidth={1.25} />
      <Outline of="inland" className="fill-map-own" />
      {community !== null && <ChosenArea key={community} value={community} />}
      {k >= ROADS_FROM && (
        <Outline of="roads" stroke={ROAD} strokeWidth={Math.min(3.5, Math.max(1.25, k / 28))} />
      )}
      <Outline of="borders" className="stroke-text-3" strokeWidth={0.75} strokeDasharray="5 4" />
    </g>
  );
});

/** A chosen community, tinted and outlined as far as it is land. */
function ChosenArea({ value }: { value: string }) {
  const id = useId();
  const chosen = shapes().find(({ community }) => community.value === value);
  if (!chosen) return null;
  const [west, south, east, north] = chosen.box;
  const isNear = ([border = []]: Polygon) =>
    border.some(([lon, lat]) => lon >= west && lon <= east && lat >= south && lat <= north);
  const d = areas(chosen.polygons) ?? "";
  const clipped = isOffshore(chosen.community);
  return (
    <>
      {clipped && (
        <clipPath id={id}>
          <path d={areas(landOf((country) => country === "ARE").filter(isNear)) ?? ""} clipRule="evenodd" />
        </clipPath>
      )}
      <path
        d={d}
        {...(clipped && { clipPath: `url(#${id})` })}
        className="fill-blue-tint stroke-blue"
        strokeWidth={2}
      />
    </>
  );
}
