/** A point in degrees. */
export interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** West, south, east, north, in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

/** The visible part of the map: its middle on the plane, and the zoom in px per unit of the plane. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The middle of the plane. All maps are drawn on it in Mercator's projection; a degree of longitude is about 105 units.
 */
const MIDDLE: Place = { lat: 24.3, lon: 54 };
const RADIUS = 6000;
const RADIANS = Math.PI / 180;
const UNITS_PER_DEGREE = RADIUS * RADIANS;
/**
 * The least and the greatest zoom: the whole Gulf, and 9 km across a desk's map; nearer, the ground is too coarse to be
 * believed.
 */
const LEAST_K = 0.55;
const MOST_K = 110;
/** The limits of the map, in degrees. */
const FURTHEST: Box = [50.5, 21.8, 57.8, 27.4];
/** The first view of a map. */
export const UAE: Box = [51.4, 22.6, 56.5, 26.2];

/** Turns degrees into a point of the plane. */
export function onPlane({ lat, lon }: Place): { x: number; y: number } {
  return { x: (lon - MIDDLE.lon) * UNITS_PER_DEGREE, y: RADIUS * (stretched(MIDDLE.lat) - stretched(lat)) };
}

/** Turns a point of the plane into degrees. */
function fromPlane(x: number, y: number): Place {
  return {
    lat: (2 * Math.atan(Math.exp(stretched(MIDDLE.lat) - y / RADIUS))) / RADIANS - 90,
    lon: MIDDLE.lon + x / UNITS_PER_DEGREE,
  };
}

/** The distance of a latitude from the equator in Mercator's projection, in radii. */
function stretched(lat: number): number {
  return Math.log(Math.tan(((90 + lat) * RADIANS) / 2));
}

/** Turns degrees into px from the upper left corner of the view. */
export function onScreen(place: Place, view: View, size: Size): { left: number; top: number } {
  const { x, y } = onPlane(place);
  return { left: (x - view.x) * view.k + size.width / 2, top: (y - view.y) * view.k + size.height / 2 };
}

/** The place in the middle of the view, to about a metre. */
export function middleOf({ x, y }: View): Place {
  const { lat, lon } = fromPlane(x, y);
  return { lat: Number(lat.toFixed(5)), lon: Number(lon.toFixed(5)) };
}

/** The visible box, rounded outwards to about 10 m. */
export function boxOf(view: View, { width, height }: Size): Box {
  const corner = (right: number, down: number) =>
    fromPlane(view.x + (right * width) / 2 / view.k, view.y + (down * height) / 2 / view.k);
  const low = corner(-1, 1);
  const high = corner(1, -1);
  return [down(low.lon), down(low.lat), up(high.lon), up(high.lat)];
}

/** The view of a whole box, with some room around it. */
export function fit([west, south, east, north]: Box, { width, height }: Size, room = 0.9): View {
  const low = onPlane({ lat: south, lon: west });
  const high = onPlane({ lat: north, lon: east });
  const k = Math.min(
    (width * room) / Math.max(high.x - low.x, 1e-6),
    (height * room) / Math.max(low.y - high.y, 1e-6),
  );
  return within({ x: (low.x + high.x) / 2, y: (low.y + high.y) / 2, k });
}

/** Zooms by a factor, and keeps the point at this distance from the middle (px) in its place. */
export function zoomed(view: View, factor: number, right = 0, down_ = 0): View {
  const k = clamp(view.k * factor, LEAST_K, MOST_K);
  const shift = 1 / view.k - 1 / k;
  return within({ x: view.x + right * shift, y: view.y + down_ * shift, k });
}

/** Moves the view by so many px. */
export function moved(view: View, right: number, down_: number): View {
  return within({ ...view, x: view.x - right / view.k, y: view.y - down_ / view.k });
}

/** Whether this is the greatest zoom. */
export function isClosest({ k }: View): boolean {
  return k >= MOST_K * 0.98;
}

/** Whether a box contains another one, but for a small margin. */
export function covers(box: Box, other: Box): boolean {
  const margin = 0.1;
  return (
    box[0] <= other[0] + margin &&
    box[1] <= other[1] + margin &&
    box[2] >= other[2] - margin &&
    box[3] >= other[3] - margin
  );
}

/** Returns the view of a place in its surroundings, of so many units of the plane across. */
export function viewAround(place: Place, { width }: Size, across: number): View {
  return within({ ...onPlane(place), k: width / across });
}

function within({ x, y, k }: View): View {
  const low = onPlane({ lat: FURTHEST[1], lon: FURTHEST[0] });
  const high = onPlane({ lat: FURTHEST[3], lon: FURTHEST[2] });
  return { x: clamp(x, low.x, high.x), y: clamp(y, high.y, low.y), k: clamp(k, LEAST_K, MOST_K) };
}

const clamp = (n: number, least: number, most: number) => Math.min(Math.max(n, least), most);
const down = (degrees: number) => Math.floor(degrees * 1e4) / 1e4;
const up = (degrees: number) => Math.ceil(degrees * 1e4) / 1e4;
