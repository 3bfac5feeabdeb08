/** Decodes the shapes of the ground, and finds the shape around a point. */
import ground from "./ground.topo.json" with { type: "json" };

export type Point = readonly [lon: number, lat: number];
export type Ring = readonly Point[];
/** The border, then the holes. */
export type Polygon = readonly Ring[];
type ArcIds = readonly (readonly number[])[];

export type Shape =
  | { readonly type: "Polygon"; readonly arcs: ArcIds }
  | { readonly type: "MultiPolygon"; readonly arcs: readonly ArcIds[] };

interface Layer<Properties> {
  readonly geometries: readonly (Shape & { readonly properties: Properties })[];
}

const { objects, arcs, transform } = ground as unknown as {
  readonly objects: {
    readonly land: Layer<{ readonly country: string }>;
    readonly dubai: Layer<{ readonly name: string; readonly nameAr: string }>;
  };
  readonly arcs: readonly (readonly Point[])[];
  readonly transform: { readonly scale: Point; readonly translate: Point };
};

/** The land of each country, and the communities of Dubai, not yet decoded. */
export const { land, dubai } = objects;

/** Returns the polygons of a shape, in degrees. */
export function polygonsOf(shape: Shape): Polygon[] {
  const polygons = shape.type === "Polygon" ? [shape.arcs] : shape.arcs;
  return polygons.map((rings) => rings.map((ids) => ids.flatMap(arcOf)));
}

/** Returns the edges of shapes, each once though two shapes share it, in degrees. */
export function edgesOf(shapes: readonly Shape[]): Point[][] {
  const ids = shapes.flatMap(({ type, arcs: polygons }) =>
    (type === "Polygon" ? polygons : polygons.flat()).flat(),
  );
  return [...new Set(ids.map((id) => (id < 0 ? ~id : id)))].map(arcOf);
}

/** Whether a point is in one of the polygons: a ray from it crosses its rings an odd number of times. */
export function isIn(polygons: readonly Polygon[], point: Point): boolean {
  return polygons.some((polygon) => polygon.reduce((sum, ring) => sum + crossings(point, ring), 0) % 2 === 1);
}

function crossings([x, y]: Point, ring: Ring): number {
  return ring.filter(([x2, y2], place) => {
    const [x1, y1] = ring[place === 0 ? ring.length - 1 : place - 1]!;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  }).length;
}

/** An arc has differences of whole steps; a negative id runs backwards. */
function arcOf(id: number): Point[] {
  const { scale, translate } = transform;
  let [x, y] = [0, 0];
  const points = arcs[id < 0 ? ~id : id]!.map(([right, up]): Point => {
    x += right;
    y += up;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  return id < 0 ? points.toReversed() : points;
}
