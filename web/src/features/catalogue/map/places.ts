import type { Schema } from "@marsa/api-spec/client-problem";
import { type Box, onScreen, type Size, type View } from "../../../components/uae-map/projection.ts";

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
  /** "Dubai"; "Sharjah, Ajman". */
  readonly label: string;
  /** The place of the label; null: no room. */
  readonly labelled: Label | null;
  /** The lot of a place with one lot. */
  readonly lot: Schema<"LotCard"> | null;
}

/** A narrower map is a phone's, px. */
const NARROW = 600;
/** Height of a flag; a single lot is a flag with its price, px. */
const FLAG = 22;
/** The most names in a label. */
const MOST_NAMES = 2;

/** The radius of a disc for so many lots, px: larger for more lots, but not in proportion; smaller on a phone. */
export function radiusOf(count: number, { width }: Pick<Size, "width"> = { width: Infinity }): number {
  const radius = Math.min(40, 13 + 3.8 * Math.log2(count));
  return width < NARROW ? Math.max(14, radius * 0.8) : radius;
}

/** Returns the places that are visible as separate discs, the biggest first. */
export function clustersOf(places: readonly MapPlace[], view: View, size: Size): Cluster[] {
  const shown = places
    .map((place) => clusterOf(place, onScreen(place, view, size), size))
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
  { count, box, label, lot, lat, lon }: MapPlace,
  at: { left: number; top: number },
  size: Size,
): Cluster {
  const [west = 0, south = 0, east = 0, north = 0] = box;
  return {
    key: lot ? `lot-${lot.id_auction}` : `${lat.toFixed(3)},${lon.toFixed(3)},${count}`,
    ...at,
    count,
    radius: lot ? FLAG : radiusOf(count, size),
    box: [west, south, east, north],
    label,
    labelled: null,
    lot,
  };
}

function touches(a: Cluster, b: Cluster): boolean {
  return Math.hypot(a.left - b.left, a.top - b.top) < (a.radius + b.radius) * 0.82;
}

/** Keeps the place of the bigger disc, so that discs do not move. */
function merged(a: Cluster, b: Cluster, size: Size): Cluster {
  const count = a.count + b.count;
  const [west, south, east, north] = a.box;
  const names = [...new Set([...a.label.split(", "), ...b.label.split(", ")])];
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
    label: names.slice(0, MOST_NAMES).join(", "),
    lot: null,
  };
}

/** About the width of a letter and the height of a line in a label, px. */
const LETTER = 6.6;
const LINE = 16;
const GAP = 6;
/** The space between a label and the map's edge, px. */
const EDGE = 4;

/** Gives each disc a label where it fits without covering another disc or label; the biggest discs choose first. */
function withLabels(clusters: readonly Cluster[], size: Size): Cluster[] {
  const taken = clusters.map(({ left, top, radius }) => ({
    left: left - radius,
    top: top - radius,
    right: left + radius,
    bottom: top + radius,
  }));
  return clusters.map((cluster) => {
    if (cluster.lot) return cluster;
    for (const side of ["below", "end", "start", "above"] as const) {
      const labelled = labelOf(cluster, side, size);
      const area = areaOf(labelled, cluster.label);
      if (!isWithin(area, size) || taken.some((other) => overlap(area, other))) continue;
      taken.push(area);
      return { ...cluster, labelled };
    }
    return cluster;
  });
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

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function areaOf({ side, left, top }: Label, text: string): Area {
  const width = text.length * LETTER;
  const from = side === "end" ? left : side === "start" ? left - width : left - width / 2;
  const upper = side === "below" ? top : side === "above" ? top - LINE : top - LINE / 2;
  return { left: from, top: upper, right: from + width, bottom: upper + LINE };
}

function isWithin({ left, top, right, bottom }: Area, { width, height }: Size): boolean {
  return left >= 0 && top >= 0 && right <= width && bottom <= height;
}

function overlap(a: Area, b: Area): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
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
