/** Builds the columns of a draft for lists and pages from its form. */
import { communityAt } from "@marsa/api-spec/map/communities";
import { OTHER } from "@marsa/api-spec/rules-of-lot";
import { standardViews, viewsOfPhotos } from "@marsa/api-spec/standard-views";
import { pictureName, type StoredPicture } from "../../tables/schema/lot-files.ts";
import type { Dictionaries } from "../../tables/lots/dictionaries.ts";
import type { FileRow } from "../../tables/people/files.ts";
import type { lot, lotFacts } from "../../tables/schema/lots.ts";
import type { ApartmentFacts, VehicleCondition, VehicleFacts } from "../../tables/schema/facts.ts";
import { YARDS } from "../../scenes/seed/lots/places.ts";
import { laneWait } from "../../domain/lot/opening.ts";
import { DAY_MS } from "../../domain/lot/terms.ts";
import type { Fields } from "./draft-rules.ts";

type LotColumns = Omit<typeof lot.$inferInsert, "id" | "number" | "sellerId" | "status" | "createdAt">;
type FactsColumns = Omit<typeof lotFacts.$inferInsert, "lotId" | "documents">;

export interface Projected {
  readonly lot: LotColumns;
  readonly facts: FactsColumns;
  /** Searched words besides title and number. */
  readonly words: string;
}

/** Values without a form field, which stay: internal facts, and the point on the map. */
export interface EarlierFacts {
  readonly vehicle: VehicleFacts | null;
  readonly property: ApartmentFacts | null;
  readonly point: Pick<LotColumns, "city" | "lat" | "lon" | "community"> | null;
}

/** The pictures in the order of the form, the main photo first. */
export interface LotPictures {
  readonly photos: readonly FileRow[];
  readonly plans: readonly FileRow[];
}

/** Returns the label of a value; "" for none. */
type Word = (name: Parameters<Dictionaries["term"]>[0], value: string | null | undefined) => string;

/**
 * Builds the columns. `now` in ms: a draft without dates
 * starts tomorrow.
 */
export function projectDraft(
  fields: Fields,
  { photos, plans }: LotPictures,
  earlier: EarlierFacts,
  dictionaries: Dictionaries,
  now: number,
): Projected {
  const kind = fields.kind ?? "vehicle";
  const word: Word = (name, value) => (value == null ? "" : dictionaries.term(name, value).label);
  const mark = given(fields.mark, fields.mark_other);
  const model = given(fields.model, fields.model_other);
  const body = given(fields.body, fields.body_other);
  const title = titleOf(fields, word("marks", mark.shown), word("models", model.shown));
  const isVehicle = kind === "vehicle";
  const views = viewsOfPhotos(photos, fields.photo_views, standardViews({ ...fields, kind }));
  const pictures = photos.map((photo, i): StoredPicture => {
    const view = views[i];
    return { ...pictureOf(photo, title, i), ...(view && { view }) };
  });
  const named = { ...fields, mark: mark.shown, model: model.shown, body: body.shown };
  const vehicle = isVehicle ? vehicleOf(named, earlier.vehicle) : null;
  const property = isVehicle
    ? null
    : propertyOf(
        fields,
        earlier.property,
        plans.map((plan, i) => ({ ...pictureOf(plan, title, i), alt: `Floor plan of ${title}` })),
      );
  return {
    lot: {
      kind,
      title,
      ...timesOf(fields, now),
      startPrice: fields.start_price ?? 0,
      step: fields.step ?? 1,
      reserve: fields.min_price ?? null,
      buyNow: fields.buy_now ?? null,
      reviewDays: fields.review_days ?? 2,
      vat: fields.vat ?? "included",
      emirate: fields.emirate ?? "",
      city: fields.city ?? "",
      ...pointOf(fields, kind, earlier.point),
      ...(isVehicle
        ? vehicleColumns(fields, { mark: mark.value, model: model.value, body: body.value })
        : apartmentColumns(fields)),
      year: fields.year ?? null,
      seats: vehicle?.seats ?? null,
    },
    facts: {
      vehicle,
      property,
      condition: isVehicle ? conditionOf(fields, photos, pictures) : null,
      pictures,
      inspection: fields.inspection ?? "",
      location: fields.location ?? "",
      comment: fields.comment ?? "",
    },
    words: wordsOf(named, word),
  };
}

const NO_VEHICLE = {
  mark: null,
  model: null,
  body: null,
  gearbox: null,
  engine: null,
  drive: null,
  colour: null,
  mileage: null,
};
const NO_APARTMENT = {
  type: null,
  bedrooms: null,
  developer: null,
  furnished: null,
  newConstruction: null,
  area: null,
};

function vehicleColumns(fields: Fields, named: Pick<LotColumns, "mark" | "model" | "body">) {
  const { gearbox = null, engine = null, drive = null, colour = null, mileage = null } = fields;
  return { ...NO_APARTMENT, ...named, gearbox, engine, drive, colour, mileage };
}

function apartmentColumns({ type, bedrooms, developer, furnished, new_construction, area }: Fields) {
  return {
    ...NO_VEHICLE,
    type: type ?? null,
    bedrooms: bedrooms ?? null,
    developer: developer ?? null,
    furnished: furnished ?? false,
    newConstruction: new_construction ?? false,
    area: area === undefined ? null : twoDecimals(area),
  };
}

/** Returns the words by which the lot is found. */
function wordsOf(fields: Fields, word: Word): string {
  return [
    word("marks", fields.mark),
    word("models", fields.model),
    fields.trim,
    word("bodies", fields.body),
    word("colours", fields.colour),
    word("engines", fields.engine),
    fields.region === undefined ? null : `${word("regions", fields.region)} specs`,
    fields.building,
    word("developers", fields.developer),
    word("property_types", fields.type),
    word("cities", fields.city),
    word("emirates", fields.emirate),
    fields.location,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Returns the dates of a standard auction; a lot for a live lane has none, and waits for its lane. */
function timesOf({ lane, start, end }: Fields, now: number): Pick<LotColumns, "opensAt" | "endsAt"> {
  if (lane === true) return laneWait(now);
  return {
    opensAt: start === undefined ? now + DAY_MS : Date.parse(start),
    endsAt: end === undefined ? now + 8 * DAY_MS : Date.parse(end),
  };
}

/** A choice for filters, and as it is shown: words of the seller stand in place of a value that no list has. */
function given(value: string | undefined, words: string | undefined) {
  const isOther = value === OTHER;
  return { value: isOther ? null : (value ?? null), shown: isOther ? (words ?? "") : (value ?? "") };
}

/**
 * Returns the point on the map: the seller's, the earlier one, or a known place of the city; and the community of an
 * apartment's own point.
 */
function pointOf({ city, lat, lon }: Fields, kind: LotColumns["kind"], earlier: EarlierFacts["point"]) {
  if (lat !== undefined && lon !== undefined) {
    const community = kind === "apartment" ? communityAt({ lat, lon }) : null;
    return { lat, lon, community: community?.value ?? null };
  }
  if (earlier && earlier.city === city)
    return { lat: earlier.lat, lon: earlier.lon, community: earlier.community };
  const yard = YARDS.find((each) => each.city === city);
  return { lat: yard?.lat ?? null, lon: yard?.lon ?? null, community: null };
}

function titleOf({ kind, name, trim }: Fields, mark: string, model: string): string {
  if (kind === "apartment") return name?.trim() || "New apartment";
  return [mark, model, trim?.trim()].filter(Boolean).join(" ") || "New vehicle";
}

/** No form asks for the doors of a car. */
const DOORS = 4;

function vehicleOf(fields: Fields, earlier: VehicleFacts | null): VehicleFacts {
  return {
    mark: fields.mark ?? "",
    model: fields.model ?? "",
    trim: fields.trim ?? "",
    year: fields.year ?? 0,
    mileageKm: fields.mileage ?? 0,
    gearbox: fields.gearbox ?? "",
    engine: fields.engine ?? "",
    engineText: fields.engine_text ?? "",
    body: fields.body ?? "",
    drive: fields.drive ?? "",
    colour: fields.colour ?? "",
    seats: fields.seats ?? 5,
    vin: fields.vin ?? "",
    plate: fields.plate ?? null,
    region: fields.region ?? "",
    doors: earlier?.doors ?? DOORS,
    keys: fields.keys ?? null,
    owners: fields.owners ?? null,
    registeredUntil: fields.registered_until ?? null,
  };
}

const NO_PROPERTY: Pick<ApartmentFacts, "community" | "balconySqft" | "maidRoom" | "view" | "ownership"> = {
  community: "",
  balconySqft: 0,
  maidRoom: false,
  view: "",
  ownership: "freehold",
};

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

function propertyOf(
  fields: Fields,
  earlier: ApartmentFacts | null,
  plans: readonly StoredPicture[],
): ApartmentFacts {
  const { community, balconySqft, maidRoom, view, ownership } = earlier ?? NO_PROPERTY;
  return {
    name: fields.name ?? "",
    building: fields.building ?? "",
    reference: fields.reference ?? "",
    type: fields.type ?? "",
    areaSqft: twoDecimals(fields.area ?? 0),
    floor: fields.floor ?? null,
    floors: fields.floors ?? null,
    bedrooms: fields.bedrooms ?? 0,
    bathrooms: fields.bathrooms ?? 0,
    rooms: fields.rooms ?? 1,
    parking: fields.parking ?? null,
    year: fields.year ?? 0,
    reraNumber: fields.rera_number ?? "",
    reraExpires: fields.rera_expires ?? "",
    developer: fields.developer ?? "",
    furnished: fields.furnished ?? false,
    newConstruction: fields.new_construction ?? false,
    serviceCharge: twoDecimals(fields.service_charge ?? 0),
    tenancy: fields.tenancy ?? "",
    ...(fields.rent !== undefined && { rent: twoDecimals(fields.rent) }),
    community: community || (fields.location ?? ""),
    balconySqft,
    maidRoom,
    view,
    ownership,
    ...(plans.length > 0 && { plans }),
    ...(fields.room_list && { roomList: fields.room_list }),
  };
}

function conditionOf(
  { condition }: Fields,
  photos: readonly FileRow[],
  pictures: readonly StoredPicture[],
): VehicleCondition | null {
  if (!condition) return null;
  const { grade, zones, tyres, checks } = condition;
  return {
    grade: (grade ?? 3) as VehicleCondition["grade"],
    zones: zones.map(({ zone, state, title, note, photo: id }) => {
      const photo = pictures[photos.findIndex((file) => file.id === id)];
      return {
        zone: zone as VehicleCondition["zones"][number]["zone"],
        state,
        title,
        note,
        ...(photo && { photo }),
      };
    }),
    tyres: tyres.map(({ position, tread_mm, year }) => ({ position, treadMm: tread_mm, year })),
    checks,
  };
}

function pictureOf(photo: FileRow, title: string, i: number): StoredPicture {
  return {
    name: pictureName(photo.hash),
    alt: i === 0 ? title : `${title}, picture ${i + 1}`,
    width: photo.width ?? 1200,
    height: photo.height ?? 800,
    thumbhash: photo.thumbhash ?? "",
  };
}
