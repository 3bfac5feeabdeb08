/** Names pictures. */
import { ZONES, zoneWords } from "../../tables/lots/condition-words.ts";
import type { ZoneId } from "../../tables/schema/facts.ts";
import { WIDTHS, type Width } from "../../tables/lots/picture-url.ts";
import {
  ANGLES,
  BODIES,
  INTERIORS,
  PAINTS,
  bodyLabel,
  paintOf,
  viewOf,
  type AngleId,
  type BackdropId,
  type BodyId,
  type Interior,
  type PaintId,
} from "./catalogue.ts";
import { cropOf, viewOfZone } from "./zone-crops.ts";

/** Widths every picture is served in: card, main, full. Pixels. */
export interface VehiclePicture {
  readonly kind: "vehicle";
  readonly body: BodyId;
  readonly angle: AngleId;
  readonly paint: PaintId;
  /** One of the paint's recommended backdrops. */
  readonly backdrop: BackdropId;
  readonly mirrored: boolean;
  /** The zone of a close-up; the whole vehicle without one. */
  readonly zone?: ZoneId | undefined;
}

export interface InteriorPicture {
  readonly kind: "interior";
  readonly interior: Interior;
}

export type Picture = VehiclePicture | InteriorPicture;

/**
 * Returns a name that fully describes the picture: `v-sedan-f34-red-studio-m`, `a-living-oak-day`. A close-up ends in
 * the place of its zone: `v-sedan-side-red-studio-z8`.
 */
export function pictureName(picture: Picture): string {
  if (picture.kind === "interior") return `a-${picture.interior.name}`;
  const { body, angle, paint, backdrop, mirrored, zone } = picture;
  const part = zone === undefined ? "" : `-z${ZONES.indexOf(zone)}`;
  return `v-${body}-${angle}-${paint}-${backdrop}${mirrored ? "-m" : ""}${part}`;
}

const among = <T extends string>(known: readonly T[], text: string | undefined): T | undefined =>
  known.find((item) => item === text);

/** Returns the picture of a name; null for an unknown one. */
export function parsePictureName(name: string): Picture | null {
  if (name.startsWith("a-")) {
    const interior = INTERIORS.get(name.slice(2));
    return interior ? { kind: "interior", interior } : null;
  }
  const [, whole = name, place] = /^(.*)-z(\d+)$/.exec(name) ?? [];
  const zone = place === undefined ? undefined : ZONES[Number(place)];
  if (place !== undefined && (zone === undefined || String(Number(place)) !== place)) return null;
  const [prefix, bodyText, angleText, paintText, backdropText, mirror, ...rest] = whole.split("-");
  const body = among(BODIES, bodyText);
  const angle = among(ANGLES, angleText);
  const paint = among(PAINTS, paintText);
  const backdrop = paint && among(paintOf(paint).backdrops, backdropText);
  const isVehicle = prefix === "v" && (mirror === undefined || mirror === "m") && rest.length === 0;
  if (!isVehicle || !body || !angle || !paint || !backdrop) return null;
  const view = { kind: "vehicle", body, angle, paint, backdrop, mirrored: mirror === "m" } as const;
  if (zone === undefined) return view;
  const from = viewOfZone(zone);
  return from.angle === angle && from.mirrored === view.mirrored ? { ...view, zone } : null;
}

/** Returns the picture and width of a served file (`{name}-{width}.webp`); null for an unknown file. */
export function parsePictureFile(file: string): { readonly picture: Picture; readonly width: Width } | null {
  const [, name, digits] = /^([a-z0-9-]+)-(\d+)\.webp$/.exec(file) ?? [];
  const width = WIDTHS.find((known) => String(known) === digits);
  const picture = name === undefined ? null : parsePictureName(name);
  return picture && width ? { picture, width } : null;
}

/** Alternative text: "Red sedan, front three-quarter view". */
export function pictureAlt(picture: Picture): string {
  if (picture.kind === "interior") return picture.interior.alt;
  if (picture.zone !== undefined) return `Close-up, ${zoneWords(picture.zone)}`;
  const text = `${paintOf(picture.paint).label} ${bodyLabel(picture.body)}, ${viewOf(picture.body, picture.angle).label}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function fullSizeOf(picture: Picture): { readonly width: number; readonly height: number } {
  if (picture.kind === "interior") return picture.interior;
  const view = viewOf(picture.body, picture.angle);
  return picture.zone === undefined ? view : cropOf(picture.zone, view);
}

/** Pixels of the largest width served. */
export function pictureSize(picture: Picture): { readonly width: number; readonly height: number } {
  const full = fullSizeOf(picture);
  const width = Math.min(full.width, WIDTHS[2]);
  return { width, height: Math.round((full.height * width) / full.width) };
}
