/** Chooses pictures for lots. */
import type { StandardView } from "@marsa/api-spec/standard-views";
import type { ZoneId } from "../../../tables/schema/facts.ts";
import type { StoredPicture } from "../../../tables/schema/lot-files.ts";
import {
  BACKDROPS,
  PAINTS,
  paintOf,
  type AngleId,
  type BackdropId,
  type BodyId,
  type PaintId,
} from "../../pictures/catalogue.ts";
import { pictureAlt, pictureName, pictureSize, type Picture } from "../../pictures/names.ts";
import { viewOfZone } from "../../pictures/zone-crops.ts";
import { thumbhashOf } from "../../pictures/thumbhashes.ts";
import type { Random } from "../random.ts";

/** Weight of each color in percent; lively enough for a list of pictures. */
const POPULAR: Readonly<Partial<Record<PaintId, number>>> = {
  white: 14,
  pearl: 12,
  black: 11,
  silver: 10,
  grey: 10,
  blue: 6,
  navy: 6,
  red: 6,
  burgundy: 4,
  bronze: 4,
  sand: 4,
  green: 4,
  champagne: 3,
  teal: 2,
  orange: 2,
  yellow: 2,
};

/** The features that make two cars look alike. */
export interface Look {
  readonly body: BodyId;
  readonly paint: PaintId;
  readonly backdrop: BackdropId;
  readonly mirrored: boolean;
}

const nameOf = ({ body, paint, backdrop, mirrored }: Look): string =>
  `${body} ${paint} ${backdrop} ${mirrored}`;

/** A car without a look; `wanted` sets its paint. */
export interface Bare {
  readonly body: BodyId;
  readonly wanted: PaintId | null;
}

/**
 * Gives each car a paint, a suitable backdrop, and a direction. Looks repeat only when all are used; close cars
 * with the same body differ in paint.
 */
export function chooseLooks<Car extends Bare>(
  random: Random,
  cars: readonly Car[],
  close: ReadonlyMap<Car, ReadonlySet<Car>>,
): Map<Car, Look> {
  const used = new Set<string>();
  const looks = new Map<Car, Look>();
  const fixedFirst = cars.toSorted((a, b) => Number(a.wanted === null) - Number(b.wanted === null));
  for (const car of fixedFirst) {
    const near = [...(close.get(car) ?? [])].flatMap((other) => looks.get(other) ?? []);
    const fits = (look: Look): boolean =>
      !near.some(({ body, paint }) => body === car.body && paint === look.paint);
    const all = allLooks(car.body).filter(({ paint }) => car.wanted === null || paint === car.wanted);
    const fresh = all.filter((look) => fits(look) && !used.has(nameOf(look)));
    const fitting = fresh.length > 0 ? fresh : all.filter(fits);
    const look = random.weighted(
      (fitting.length > 0 ? fitting : all).map((option) => [option, weightOf(option)]),
    );
    used.add(nameOf(look));
    looks.set(car, look);
  }
  return looks;
}

function allLooks(body: BodyId): Look[] {
  return PAINTS.flatMap((paint) =>
    paintOf(paint).backdrops.flatMap((backdrop) =>
      [false, true].map((mirrored) => ({ body, paint, backdrop, mirrored })),
    ),
  );
}

/** Popular paints on their best backdrops have the largest weight. */
function weightOf({ paint, backdrop, mirrored }: Look): number {
  const rank = paintOf(paint).backdrops.indexOf(backdrop);
  return ((POPULAR[paint] ?? 1) / BACKDROPS.length) * (1 / (1 + rank * 0.6)) * (mirrored ? 0.5 : 1);
}

/** Returns a picture as a lot stores it. */
export const storedPicture = (picture: Picture, view?: StandardView): StoredPicture => ({
  name: pictureName(picture),
  alt: pictureAlt(picture),
  ...pictureSize(picture),
  thumbhash: thumbhashOf(picture),
  ...(view && { view }),
});

/** The left of the vehicle, which a mirrored picture shows as its right. */
const LEFT = { f34: "front_left", r34: "rear_left", side: "left", front: "front" } as const;
const RIGHT = { f34: "front_right", r34: "rear_right", side: "right", front: "front" } as const;

/** Returns a car's gallery: the main picture, then all sides in order. */
export function vehiclePictures(look: Look): StoredPicture[] {
  const { body, paint, backdrop, mirrored } = look;
  const view = (angle: AngleId, other: boolean): StoredPicture => {
    const isRight = other !== mirrored;
    const picture = { kind: "vehicle", body, angle, paint, backdrop, mirrored: isRight } as const;
    return storedPicture(picture, (isRight ? RIGHT : LEFT)[angle]);
  };
  return [
    view("f34", false),
    view("front", false),
    view("r34", false),
    view("side", false),
    view("f34", true),
    view("r34", true),
    view("side", true),
  ];
}

/** Returns the close-up of one zone of a car. */
export function closeUpOf({ body, paint, backdrop }: Look, zone: ZoneId): StoredPicture {
  const picture = { kind: "vehicle", body, paint, backdrop, zone, ...viewOfZone(zone) } as const;
  return storedPicture(picture, zone === "roof" ? "roof" : undefined);
}
