/** Tells on which ground a place lies: the Emirates, a neighbour, or the sea. */
import land from "./land.topo.json" with { type: "json" };

type Point = readonly [lon: number, lat: number];
type Ring = readonly Point[];
/** The border, then the holes. */
type Polygon = readonly Ring[];
type ArcIds = readonly (readonly (readonly number[])[])[];

export type Ground = "emirates" | "abroad" | "sea";

let polygons: { readonly emirates: readonly Polygon[]; readonly abroad: readonly Polygon[] } | null = null;

/** The coast is right to about 100 m: what is this near to it counts as land. Degrees. */
const NEAR_COAST = 0.00135;

/** Returns the ground of a place in degrees. */
export function groundAt({ lat, lon }: { readonly lat: number; readonly lon: number }): Ground {
  const { emirates, abroad } = (polygons ??= {
    emirates: decoded(land.emirates),
    abroad: decoded(land.abroad),
  });
  if (isIn(emirates, [lon, lat])) return "emirates";
  if (isIn(abroad, [lon, lat])) return "abroad";
  const around = [-1, 0, 1].flatMap((right) =>
    [-1, 0, 1].map((up): Point => [lon + right * NEAR_COAST, lat + up * NEAR_COAST]),
  );
  return around.some((point) => isIn(emirates, point)) ? "emirates" : "sea";
}

/** Returns why a lot cannot stand at a place, in a sentence; null: it can. */
export function pinFault(place: { readonly lat: number; readonly lon: number }): string | null {
  const ground = groundAt(place);
  if (ground === "emirates") return null;
  return ground === "sea"
    ? "The pin is in the sea. Move it onto land"
    : "The pin is outside the Emirates. Move it inside";
}

function isIn(shapes: readonly Polygon[], point: Point): boolean {
  return shapes.some((shape) => isInside(point, shape));
}

/** A ray from the point crosses the rings of its polygon an odd number of times. */
function isInside(point: Point, polygon: Polygon): boolean {
  return polygon.filter((ring) => crossings(point, ring) % 2 === 1).length % 2 === 1;
}

function crossings([x, y]: Point, ring: Ring): number {
  return ring.filter(([x2, y2], place) => {
    const [x1, y1] = ring[place === 0 ? ring.length - 1 : place - 1]!;
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  }).length;
}

function decoded(shapes: ArcIds): Polygon[] {
  return shapes.map((polygon) => polygon.map((ring) => ring.flatMap((id) => arcOf(id))));
}

/** An arc has differences of whole steps; a negative id runs backwards. */
function arcOf(id: number): Point[] {
  const [scaleX = 1, scaleY = 1] = land.scale;
  const [left = 0, low = 0] = land.translate;
  let [x, y] = [0, 0];
  const points = land.arcs[id < 0 ? ~id : id]!.map(([right = 0, up = 0]): Point => {
    x += right;
    y += up;
    return [x * scaleX + left, y * scaleY + low];
  });
  return id < 0 ? points.toReversed() : points;
}
