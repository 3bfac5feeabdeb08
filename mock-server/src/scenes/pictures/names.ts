/** Names pictures. */
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

/** Widths every picture is served in: card, main, full. Pixels. */
export interface VehiclePicture {
  readonly kind: "vehicle";
  readonly body: BodyId;
  readonly angle: AngleId;
  readonly paint: PaintId;
  /** One of the paint's recommended backdrops. */
  readonly backdrop: BackdropId;
  readonly mirrored: boolean;
}

export interface InteriorPicture {
  readonly kind: "interior";
  readonly interior: Interior;
}

export type Picture = VehiclePicture | InteriorPicture;

/** Returns a name that fully describes the picture: `v-sedan-f34-red-studio-m`, `a-living-oak-day`. */
export function pictureName(picture: Picture): string {
  if (picture.kind === "interior") return `a-${picture.interior.name}`;
  const { body, angle, paint, backdrop, mirrored } = picture;
  return `v-${body}-${angle}-${paint}-${backdrop}${mirrored ? "-m" : ""}`;
}

const among = <T extends string>(known: readonly T[], text: string | undefined): T | undefined =>
  known.find((item) => item === text);

/** Returns the picture of a name; null for an unknown one. */
export function parsePictureName(name: string): Picture | null {
  if (name.startsWith("a-")) {
    const interior = INTERIORS.get(name.slice(2));
    return interior ? { kind: "interior", interior } : null;
  }
  const [prefix, bodyText, angleText, paintText, backdropText, mirror, ...rest] = name.split("-");
  const body = among(BODIES, bodyText);
  const angle = among(ANGLES, angleText);
  const paint = among(PAINTS, paintText);
  const backdrop = paint && among(paintOf(paint).backdrops, backdropText);
  const whole = prefix === "v" && (mirror === undefined || mirror === "m") && rest.length === 0;
  if (!whole || !body || !angle || !paint || !backdrop) return null;
  return { kind: "vehicle", body, angle, paint, backdrop, mirrored: mirror === "m" };
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
  const text = `${paintOf(picture.paint).label} ${bodyLabel(picture.body)}, ${viewOf(picture.body, picture.angle).label}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Pixels of the largest width served. */
export function pictureSize(picture: Picture): { readonly width: number; readonly height: number } {
  const full = picture.kind === "interior" ? picture.interior : viewOf(picture.body, picture.angle);
  const width = Math.min(full.width, WIDTHS[2]);
  return { width, height: Math.round((full.height * width) / full.width) };
}
