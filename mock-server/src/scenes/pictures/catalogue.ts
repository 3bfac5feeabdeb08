/** The catalogue of the picture material. */
import manifest from "../../../assets/pictures/manifest.json" with { type: "json" };

/** The committed picture material, typed. The manifest defines which pictures exist. */
export type BodyId = keyof typeof manifest.vehicles;
export type AngleId = keyof (typeof manifest.vehicles)["sedan"]["angles"];
export type PaintId = keyof typeof manifest.paints;
export type BackdropId = keyof typeof manifest.backdrops;

/** Linear light, red green blue. */
export type Rgb = readonly [number, number, number];

export interface Paint {
  readonly rgb: Rgb;
  /** 0 solid … 1 full metallic. */
  readonly metal: number;
  readonly label: string;
  /** Its best backdrops, best first. */
  readonly backdrops: readonly BackdropId[];
}

export interface Backdrop {
  readonly top: Rgb;
  readonly horizon: Rgb;
  readonly bottom: Rgb;
}

/** One view of a body: three plates of data, with files relative to the pictures' folder. */
export interface View {
  readonly base: string;
  readonly paint: string;
  readonly mask: string;
  readonly width: number;
  readonly height: number;
  readonly label: string;
}

export interface Interior {
  readonly name: string;
  readonly file: string;
  /** exterior, living, bedroom, wardrobe, kitchen, bathroom, balcony, lobby, pool. */
  readonly shows: string;
  /** The flat that it can stand in: one palette and time of day; `any-…` stands in every flat. */
  readonly group: string;
  /** Whether it shows a flat of one room. */
  readonly studio: boolean;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

const rgb = (channels: readonly number[]): Rgb => {
  const [r, g, b] = channels;
  if (r === undefined || g === undefined || b === undefined) throw new Error("A colour needs three channels");
  return [r, g, b];
};

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];

export const BODIES = keysOf(manifest.vehicles);
export const ANGLES = keysOf(manifest.vehicles.sedan.angles);
export const PAINTS = keysOf(manifest.paints);
export const BACKDROPS = keysOf(manifest.backdrops);

/** Returns the body's name in words: "people mover". */
export const bodyLabel = (body: BodyId): string => manifest.vehicles[body].en;

export function viewOf(body: BodyId, angle: AngleId): View {
  const { en, base, paint, mask, width, height } = manifest.vehicles[body].angles[angle];
  return { base, paint, mask, width, height, label: en };
}

export function paintOf(paint: PaintId): Paint {
  const { rgb: channels, metal, en, backdrops } = manifest.paints[paint];
  return { rgb: rgb(channels), metal, label: en, backdrops: backdrops as BackdropId[] };
}

export function backdropOf(backdrop: BackdropId): Backdrop {
  const { top, horizon, bottom } = manifest.backdrops[backdrop];
  return { top: rgb(top), horizon: rgb(horizon), bottom: rgb(bottom) };
}

/** The finished pictures of buildings and rooms, by name. */
export const INTERIORS: ReadonlyMap<string, Interior> = new Map(
  manifest.apartments.map(({ name, file, shows, group, style, width, height, en }) => [
    name,
    { name, file, shows, group, studio: style.startsWith("studio"), width, height, alt: en },
  ]),
);

/** Base folder of the manifest's file names. */
export const PICTURES_DIR = new URL("../../../assets/pictures/", import.meta.url);
