/** The communities of Dubai: what people call them, and which of them a place lies in. */
import { dubai, isIn, polygonsOf, type Point, type Polygon } from "./shapes.ts";

export interface Community {
  /** "dubai-marina": the value of the dictionary and of the filter. */
  readonly value: string;
  /** What people call it: "Dubai Marina". */
  readonly name: string;
  /** In the register of Dubai Municipality: "Marsa Dubai". */
  readonly official: string;
  readonly nameAr: string;
}

/** What people call a community, and search: the most searched first. Others have the name of the register. */
const MARKET_NAMES: Readonly<Record<string, string>> = {
  "Marsa Dubai": "Dubai Marina",
  "Burj Khalifa": "Downtown Dubai",
  "Nakhlat Jumeira": "Palm Jumeirah",
  "Business Bay": "Business Bay",
  "Al Barsha South Fourth": "Jumeirah Village Circle",
  "Al Thanyah Fifth": "Jumeirah Lakes Towers",
  "Hadaeq Sheikh Mohammed bin Rashid": "Dubai Hills",
  "Al Kheeran First": "Dubai Creek Harbour",
  "Nadd Hessa": "Dubai Silicon Oasis",
  "Al Hebiah Fourth": "Dubai Sports City",
  "Warsan First": "International City",
  "Al Barsha South Fifth": "Jumeirah Village Triangle",
  "Al Thanyah Fourth": "Emirates Hills",
  "Wadi al Safa 6": "Arabian Ranches",
  "Al Hebiah Third": "Damac Hills",
  "Al Barsha South Third": "Arjan",
  "Al Hebiah First": "Motor City",
  "Al Thanyah First": "Barsha Heights",
  "Al Thanyah Third": "The Greens",
  "Al Kheeran": "Dubai Festival City",
  "Al Safouh Second": "Dubai Internet City",
  "Me'aisem First": "Dubai Production City",
  "Nakhlat Deira": "Dubai Islands",
  "Madinat Dubai al Melaheyah": "Dubai Maritime City",
};

/** Communities that reach into the sea, each with a point on its land: the coast's data says where their land ends. */
const OFFSHORE: Readonly<Record<string, Point>> = {
  "Marsa Dubai": [55.1403, 25.0805],
  "Jabal Ali Third": [55.0416, 25.0325],
  "Jumeira Bay": [55.2349, 25.2163],
  "Madinat Dubai al Melaheyah": [55.2677, 25.2743],
  "Nakhlat Jumeira": [55.139, 25.1124],
  "Nakhlat Deira": [55.2944, 25.3382],
  "Jumeira First": [55.2523, 25.2283],
  "World Islands": [55.1732, 25.2518],
  "Al Hamriya Port": [55.3335, 25.3004],
};

/** All communities in the order of their names. */
export const COMMUNITIES: readonly Community[] = dubai.geometries
  .map(({ properties: { name: official, nameAr } }) => {
    const name = MARKET_NAMES[official] ?? official;
    return { value: valueOf(name), name, official, nameAr };
  })
  .toSorted((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));

const SEARCHED = Object.keys(MARKET_NAMES);

/** Returns the place of a community among those that people search: 0 is the most searched; Infinity: the register's name. */
export function searchRank({ official }: Community): number {
  const rank = SEARCHED.indexOf(official);
  return rank === -1 ? Infinity : rank;
}

/** Whether a community reaches into the sea. */
export function isOffshore({ official }: Community): boolean {
  return official in OFFSHORE;
}

/** Returns the community of a place in degrees; null: outside Dubai. */
export function communityAt({ lat, lon }: { readonly lat: number; readonly lon: number }): Community | null {
  const found = shapes().find(
    ({ box: [west, south, east, north], polygons }) =>
      lon >= west && lon <= east && lat >= south && lat <= north && isIn(polygons, [lon, lat]),
  );
  return found?.community ?? null;
}

interface CommunityShape {
  readonly community: Community;
  readonly polygons: readonly Polygon[];
  /** West, south, east, north, in degrees. */
  readonly box: readonly [west: number, south: number, east: number, north: number];
  /** A point on its land. */
  readonly middle: { readonly lat: number; readonly lon: number };
}

let decoded: readonly CommunityShape[] | null = null;

/** Returns the shapes of all communities, in degrees; decoded at the first call. */
export function shapes(): readonly CommunityShape[] {
  return (decoded ??= dubai.geometries.map((shape) => {
    const { name: official } = shape.properties;
    const polygons = polygonsOf(shape);
    const border = polygons[0]![0]!;
    const [lons, lats] = [border.map(([lon]) => lon), border.map(([, lat]) => lat)];
    const [lon, lat] = OFFSHORE[official] ?? middleOf(border, (Math.min(...lats) + Math.max(...lats)) / 2);
    return {
      community: COMMUNITIES.find((each) => each.official === official)!,
      polygons,
      box: [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)],
      middle: { lat, lon },
    };
  }));
}

/** The middle of the widest part of a border at this latitude: it is always inside. */
function middleOf(border: readonly Point[], lat: number): Point {
  const lons = border
    .flatMap(([x2, y2], place) => {
      const [x1, y1] = border.at(place - 1)!;
      return y1 > lat === y2 > lat ? [] : [x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)];
    })
    .toSorted((a, b) => a - b);
  const parts = lons.flatMap((west, place) => (place % 2 === 0 ? [[west, lons[place + 1]!] as const] : []));
  const [west, east] = parts.toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]))[0]!;
  return [(west + east) / 2, lat];
}

function valueOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}
