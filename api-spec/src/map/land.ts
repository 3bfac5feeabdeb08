/** Tells on which ground a place lies: the Emirates, a neighbour, or the sea. */
import { communityAt, isOffshore } from "./communities.ts";
import { isIn, land, polygonsOf, type Point, type Polygon } from "./shapes.ts";

export type Ground = "emirates" | "abroad" | "sea";

let polygons: { readonly emirates: readonly Polygon[]; readonly abroad: readonly Polygon[] } | null = null;

/** The coast is right to about 100 m: what is this near to it counts as land. Degrees. */
const NEAR_COAST = 0.00135;

/** Returns the ground of a place in degrees. */
export function groundAt(place: { readonly lat: number; readonly lon: number }): Ground {
  const { lat, lon } = place;
  const { emirates, abroad } = (polygons ??= {
    emirates: polygonsIn((country) => country === "ARE"),
    abroad: polygonsIn((country) => country !== "ARE"),
  });
  const community = communityAt(place);
  if (isIn(emirates, [lon, lat]) || (community && !isOffshore(community))) return "emirates";
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

function polygonsIn(isWanted: (country: string) => boolean): Polygon[] {
  return land.geometries.filter(({ properties }) => isWanted(properties.country)).flatMap(polygonsOf);
}
