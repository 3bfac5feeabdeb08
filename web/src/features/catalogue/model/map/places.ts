import type { Schema } from "@marsa/api-spec/client-problem";
import { type Area, isWithin, overlap } from "#/components/uae-map/names.ts";
import { type Box, onScreen, type Size, type View } from "#/components/uae-map/projection.ts";

export type MapPlace = Schema<"MapPlace">;

export type Side = "below" | "end" | "start" | "above";

/** The place of a label, px: its middle below or above a disc, else the end beside the disc; `top` likewise. */
export interface Label {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
}

/** Places so near to each other on the screen that one disc shows them. */
export interface Cluster {
  readonly key: string;
  readonly left: number;
  readonly top: number;
  readonly count: number;
  /** px. */
  readonly radius: number;
  readonly box: Box;
  /** What it holds, the most lots first. */
  readonly names: readonly string[];
  /** "Dubai"; "Sharjah, Ajman"; "Sharjah, Ajman +2". */
  readonly label: string;
  /** The place of the label; null: no room. */
  readonly labelled: Label | null;
  /** The community, if all is in one. */
  readonly community: string | null;
  /** The lot of a flag; null: a disc. */
  readonly lot: Schema<"LotCard"> | null;
}

/** A narrower map is a phone's, px. */
const NARROW = 600;
/** The most names in a label. */
const MOST_NAMES = 2;
/** A flag, px: about its width for so many letters, its height with the tip. */
const FLAG = { letter: 7.5, room: 20, height: 32 };
/** Flags that cover more of each other become a disc. */
const MOST_COVERED = 1 / 3;

/** The radius of a disc for so many lots, px: larger for more lots, but not in proportion; smaller on a phone. */
export function radiusOf(count: number, { width }: Pick<Size, "width"> = { width: Infinity }): number {
  const radius = Math.min(40, 13 + 3.8 * Math.log2(count));
  return width < NARROW ? Math.max(14, radius * 0.8) : radius;
}

/** Returns the places that are visible as separate discs, or as flags of single lots, the biggest first. */
export function clustersOf(places: readonly MapPlace[], view: View, size: Size): Cluster[] {
  const hasFlags = groupingAt(view) === "building";
  const shown = places
    .map((place) => clusterOf(place, onScreen(place, view, size), size, hasFlags))
    .filter(({ left, top }) => left > -60 && top > -60 && left < size.width + 60 && top < size.height + 60);
  return withLabels(apart(shown, size), size);
}

/** Merges discs that touch until none does, since a merged disc may touch another one. */
function apart(clusters: readonly Cluster[], size: Size): Cluster[] {
  const left: Cluster[] = [];
  for (const one of clusters.toSorted((a, b) => b.count - a.count)) {
    const near = left.findIndex((other) => touches(one, other));
    const other = left[near];
    if (other) left[near] = merged(other, one, size);
    else left.push(one);
  }
  return left.length < clusters.length ? apart(left, size) : left;
}

function clusterOf(
  { count, box, label, community, lot, lat, lon }: MapPlace,
  at: { left: number; top: number },
  size: Size,
  hasFlags: boolean,
): Cluster {
  const [west = 0, south = 0, east = 0, north = 0] = box;
  return {
    key: hasFlags && lot ? `lot-${lot.id_auction}` : `${lat.toFixed(3)},${lon.toFixed(3)},${count}`,
    ...at,
    count,
    radius: radiusOf(count, size),
    box: [west, south, east, north],
    names: [label],
    label,
    labelled: null,
    community,
    lot: hasFlags ? lot : null,
  };
}

function touches(a: Cluster, b: Cluster): boolean {
  if (!a.lot && !b.lot) return Math.hypot(a.left - b.left, a.top - b.top) < a.radius + b.radius;
  const [one, other] = [bodyOf(a), bodyOf(b)];
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  if (width <= 0 || height <= 0) return false;
  return width * height > MOST_COVERED * Math.min(areaOf(one), areaOf(other));
}

const areaOf = ({ left, top, right, bottom }: Area) => (right - left) * (bottom - top);

/** What a disc or a flag covers; the tip of a flag stands on its place. */
export function bodyOf({ left, top, radius, lot }: Pick<Cluster, "left" | "top" | "radius" | "lot">): Area {
  if (!lot) return { left: left - radius, top: top - radius, right: left + radius, bottom: top + radius };
  const half = (shortPrice(lot.live.price ?? lot.live.start_price).length * FLAG.letter + FLAG.room) / 2;
  return { left: left - half, right: left + half, top: top - FLAG.height, bottom: top };
}

/** Keeps the place of the bigger disc, so that discs stand on a place. */
function merged(a: Cluster, b: Cluster, size: Size): Cluster {
  const count = a.count + b.count;
  const [west, south, east, north] = a.box;
  const names = [...new Set([...a.names, ...b.names])];
  const more = names.length - MOST_NAMES;
  return {
    ...a,
    key: `${a.key}+`,
    count,
    radius: radiusOf(count, size),
    box: [
      Math.min(west, b.box[0]),
      Math.min(south, b.box[1]),
      Math.max(east, b.box[2]),
      Math.max(north, b.box[3]),
    ],
    names,
    label: names.slice(0, MOST_NAMES).join(", ") + (more > 0 ? ` +${more}` : ""),
    community: a.community === b.community ? a.community : null,
    lot: null,
  };
}

/** About the width of a letter and the height of a line in a label, px. */
const LETTER = 6.9;
const LINE = 16;
const GAP = 6;
/** The space between a label and the map's edge, px. */
const EDGE = 4;

/** Gives each disc a label where it fits without covering another disc or label; the biggest discs choose first. */
function withLabels(clusters: readonly Cluster[], size: Size): Cluster[] {
  const taken = clusters.map(bodyOf);
  return clusters.map((cluster) => {
    if (cluster.lot) return cluster;
    for (const side of ["below", "end", "start", "above"] as const) {
      const labelled = labelOf(cluster, side, size);
      const area = areaOfLabel(labelled, cluster.label);
      if (!isWithin(area, size) || taken.some((other) => overlap(area, other))) continue;
      taken.push(area);
      return { ...cluster, labelled };
    }
    return cluster;
  });
}

/** Returns what discs, flags and their labels cover. */
export function takenBy(clusters: readonly Cluster[]): Area[] {
  return clusters.flatMap((cluster) => [
    bodyOf(cluster),
    ...(cluster.labelled ? [areaOfLabel(cluster.labelled, cluster.label)] : []),
  ]);
}

/** Near the edge, a label below or above its disc moves inwards. */
function labelOf({ left, top, radius, label }: Cluster, side: Side, size: Size): Label {
  const half = (label.length * LETTER) / 2 + EDGE;
  const inside = Math.max(half, Math.min(left, size.width - half));
  switch (side) {
    case "below":
      return { side, left: inside, top: top + radius + GAP };
    case "above":
      return { side, left: inside, top: top - radius - GAP };
    case "end":
      return { side, left: left + radius + GAP, top };
    case "start":
      return { side, left: left - radius - GAP, top };
  }
}

function areaOfLabel({ side, left, top }: Label, text: string): Area {
  const width = text.length * LETTER;
  const from = side === "end" ? left : side === "start" ? left - width : left - width / 2;
  const upper = side === "below" ? top : side === "above" ? top - LINE : top - LINE / 2;
  return { left: from, top: upper, right: from + width, bottom: upper + LINE };
}

/** Keeps a length within a whole one, px. */
const within = (from: number, length: number, whole: number) =>
  Math.max(8, Math.min(from, whole - length - 8));

/** The space between a flag and its card, px. */
const CARD_GAP = 14;

/**
 * Returns the upper left corner of a flag's card, px: beside the flag, else above or below, within the map and over no
 * other flag; where no place is free, the one that covers the fewest.
 */
export function cardAt(
  flag: { readonly left: number; readonly top: number },
  card: Size,
  size: Size,
  others: readonly Area[],
): { left: number; top: number } {
  const beside = within(flag.top - card.height / 3, card.height, size.height);
  const across = within(flag.left - card.width / 2, card.width, size.width);
  const half = 40 + CARD_GAP;
  const corners = [
    { left: flag.left + half, top: beside },
    { left: flag.left - half - card.width, top: beside },
    { left: across, top: flag.top + CARD_GAP },
    { left: across, top: flag.top - FLAG.height - CARD_GAP - card.height },
  ];
  const areas = corners.map(({ left, top }) => ({
    left,
    top,
    right: left + card.width,
    bottom: top + card.height,
  }));
  const covered = areas.map((area) =>
    isWithin(area, size) ? others.filter((other) => overlap(area, other)).length : Infinity,
  );
  const least = Math.min(...covered);
  if (least === Infinity) return { left: across, top: within(flag.top + CARD_GAP, card.height, size.height) };
  return corners[covered.indexOf(least)]!;
}

/** The short price of a flag: "92k", "1.45m". */
export function shortPrice(aed: number): string {
  if (aed >= 1_000_000) return `${Number((aed / 1_000_000).toFixed(aed >= 10_000_000 ? 1 : 2))}m`;
  return aed >= 1000 ? `${Math.round(aed / 1000)}k` : String(aed);
}

/** From these zooms, lots are grouped by community and yard, and by building: about 200 and 12 km across a desk. */
const COMMUNITIES_FROM = 5;
const BUILDINGS_FROM = 83;

/** How lots are grouped on the map. */
export type MapGrouping = "city" | "community" | "building";

/** Returns how lots are grouped at a zoom. */
export function groupingAt({ k }: Pick<View, "k">): MapGrouping {
  if (k >= BUILDINGS_FROM) return "building";
  return k >= COMMUNITIES_FROM ? "community" : "city";
}
