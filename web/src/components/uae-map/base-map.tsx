import { geoGraticule, geoPath } from "d3-geo";
import { memo, type SVGProps } from "react";
import { feature, mesh } from "topojson-client";
import emirates from "./emirates.topo.json";
import neighbours from "./neighbours.topo.json";
import { plane } from "./projection.ts";

type Topology = Parameters<typeof feature>[0];
/** A file with one collection of shapes. */
type Topo<Name extends string> = Topology & { objects: Record<Name, Parameters<typeof mesh>[1] & object> };

const path = geoPath(plane);
const own = emirates as unknown as Topo<"emirates">;
const others = neighbours as unknown as Topo<"land">;
const DRAW = {
  lines: () =>
    path(
      geoGraticule()
        .extent([
          [49, 21],
          [59, 28],
        ])
        .step([0.5, 0.5])(),
    ),
  others: () => path(feature(others, others.objects.land)),
  own: () => path(feature(own, own.objects.emirates)),
  coast: () => path(mesh(own, own.objects.emirates, (a, b) => a === b)),
  borders: () => path(mesh(own, own.objects.emirates, (a, b) => a !== b)),
};
type Shape = keyof typeof DRAW;
const drawn: Partial<Record<Shape, string>> = {};

/** One shape, worked out when it is drawn for the first time: all of them in one go would keep a slow phone busy. */
function Outline({ of, ...look }: { of: Shape } & Omit<SVGProps<SVGPathElement>, "d">) {
  return <path d={(drawn[of] ??= DRAW[of]() ?? "")} {...look} />;
}

/** Sea, lines of the grid, neighbours and the seven emirates, on the plane. Lines are as thin at any distance. */
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
