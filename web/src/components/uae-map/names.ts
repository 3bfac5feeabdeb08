/** The names on the map: which of them are shown, and where. */
import { searchRank, shapes } from "@marsa/api-spec/map/communities";
import { onPlane, onScreen, type Place, type Size, type View } from "./projection.ts";

/** A rectangle on the screen, px. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** sea: slanted; land: capitals; state: an emirate; community: small. */
export type NameKind = "sea" | "land" | "state" | "community";

interface MapName extends Place {
  readonly text: string;
  readonly kind: NameKind;
  /** Shown between these zooms only. */
  readonly from?: number;
  readonly to?: number;
}

const NAMES: readonly MapName[] = [
  { text: "Arabian Gulf", lat: 25.35, lon: 53, kind: "sea", to: 6 },
  { text: "Arabian Gulf", lat: 25.165, lon: 55.06, kind: "sea", from: 6 },
  { text: "Gulf of Oman", lat: 25.1, lon: 56.95, kind: "sea", to: 6 },
  { text: "Saudi Arabia", lat: 23.05, lon: 51.9, kind: "land", to: 6 },
  { text: "Oman", lat: 23.4, lon: 56.35, kind: "land", to: 6 },
  { text: "Qatar", lat: 25.3, lon: 51.2, kind: "land", to: 6 },
  { text: "Iran", lat: 27, lon: 55.5, kind: "land", to: 6 },
  { text: "Abu Dhabi", lat: 23.75, lon: 54.2, kind: "state", from: 0.95 },
  { text: "Dubai", lat: 24.9, lon: 55.35, kind: "state", from: 2.6 },
  { text: "Sharjah", lat: 25.15, lon: 55.75, kind: "state", from: 2.6 },
  { text: "Ajman", lat: 25.41, lon: 55.56, kind: "state", from: 5 },
  { text: "Umm Al Quwain", lat: 25.46, lon: 55.75, kind: "state", from: 4 },
  { text: "Ras Al Khaimah", lat: 25.65, lon: 56.02, kind: "state", from: 2.6 },
  { text: "Fujairah", lat: 25.3, lon: 56.22, kind: "state", from: 2.6 },
];

/** About the width of a letter, px. */
const LETTER: Readonly<Record<NameKind, number>> = { sea: 13, land: 10, state: 10, community: 6 };
const LINE = 18;
/** A community is named once it is about this wide, px. */
const LEAST_PX = 56;

interface CommunityName {
  readonly name: MapName;
  /** About its width, units of the plane. */
  readonly size: number;
  readonly rank: number;
}

let communities: readonly CommunityName[] | null = null;

/** The communities in the order in which they get their names: those that people search, then the largest. */
function communityNames(): readonly CommunityName[] {
  return (communities ??= shapes()
    .map(({ community, middle, box: [west, south, east, north] }) => {
      const [low, high] = [onPlane({ lat: south, lon: west }), onPlane({ lat: north, lon: east })];
      return {
        name: { text: community.name, kind: "community" as const, ...middle },
        size: Math.sqrt((high.x - low.x) * (low.y - high.y)),
        rank: searchRank(community),
      };
    })
    .toSorted((a, b) => (a.rank === b.rank ? b.size - a.size : a.rank - b.rank)));
}

export interface PlacedName {
  readonly text: string;
  readonly kind: NameKind;
  /** Its middle, px. */
  readonly left: number;
  readonly top: number;
}

/**
 * Returns the names that fit on the screen: whole, and neither over each other nor over what is taken. `leftOut`: names
 * that something else shows.
 */
export function namesAt(
  view: View,
  size: Size,
  taken: readonly Area[] = [],
  leftOut: ReadonlySet<string> = new Set(),
): PlacedName[] {
  const known = NAMES.filter(({ from = 0, to = Infinity }) => view.k >= from && view.k < to);
  const near = communityNames().flatMap((each) => (each.size * view.k >= LEAST_PX ? each.name : []));
  const areas = [...taken];
  const placed: PlacedName[] = [];
  for (const { text, kind, ...place } of [...known, ...near]) {
    if (leftOut.has(text)) continue;
    const { left, top } = onScreen(place, view, size);
    const area = areaAround(left, top, text.length * LETTER[kind]);
    if (!isWithin(area, size) || areas.some((other) => overlap(area, other))) continue;
    areas.push(area);
    placed.push({ text, kind, left, top });
  }
  return placed;
}

function areaAround(left: number, top: number, width: number): Area {
  return { left: left - width / 2, right: left + width / 2, top: top - LINE / 2, bottom: top + LINE / 2 };
}

/** Whether an area is on the screen as a whole. */
export function isWithin({ left, top, right, bottom }: Area, { width, height }: Size): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}

/** Whether two areas have a part in common. */
export function overlap(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
