/** Converts a lot back into its seller's form: for lots of the scene, and for relisted lots. */
import type { lotDraft } from "../schema/drafts.ts";
import type { lot, lotFacts } from "../schema/lots.ts";

type Fields = typeof lotDraft.$inferSelect.fields;

type LotRow = typeof lot.$inferSelect;
type FactsRow = typeof lotFacts.$inferSelect;

/** `photos`: file ids, the main one first. */
export function fieldsOfLot(row: LotRow, facts: FactsRow, photos: readonly number[]): Fields {
  return {
    kind: row.kind,
    ...(facts.vehicle && vehicleFields(facts.vehicle)),
    ...(facts.property && propertyFields(facts.property)),
    emirate: row.emirate,
    city: row.city,
    location: facts.location,
    inspection: facts.inspection,
    ...(row.lat !== null && row.lon !== null && { lat: row.lat, lon: row.lon }),
    start_price: row.startPrice,
    min_price: row.reserve,
    step: row.step,
    buy_now: row.buyNow,
    start: new Date(row.opensAt).toISOString(),
    end: new Date(row.endsAt).toISOString(),
    review_days: row.reviewDays,
    vat: row.vat,
    photos: [...photos],
    ...(photos.length > 0 && { photo_views: photoViews(facts, photos) }),
    comment: facts.comment,
    ...(facts.condition && { condition: conditionField(facts.condition, facts, photos) }),
  };
}

function vehicleFields(facts: NonNullable<FactsRow["vehicle"]>): Fields {
  const { mark, model, trim, gearbox, year, engine, body, drive, colour, region, vin, plate, seats } = facts;
  return {
    mark,
    model,
    trim,
    gearbox,
    year,
    mileage: facts.mileageKm,
    engine,
    engine_text: facts.engineText,
    body,
    drive,
    colour,
    region,
    vin,
    ...(plate !== null && { plate }),
    ...(facts.registeredUntil !== null && { registered_until: facts.registeredUntil }),
    ...(facts.owners !== null && { owners: facts.owners }),
    ...(facts.keys !== null && { keys: facts.keys }),
    seats,
  };
}

function propertyFields(facts: NonNullable<FactsRow["property"]>): Fields {
  const { name, reference, type, floor, floors, building, bedrooms, bathrooms, rooms, parking } = facts;
  return {
    name,
    reference,
    type,
    area: facts.areaSqft,
    ...(floor !== null && { floor }),
    ...(floors !== null && { floors }),
    building,
    bedrooms,
    bathrooms,
    rooms,
    ...(parking !== null && { parking }),
    ...(facts.year > 0 && { year: facts.year }),
    rera_number: facts.reraNumber,
    rera_expires: facts.reraExpires,
    developer: facts.developer,
    furnished: facts.furnished,
    new_construction: facts.newConstruction,
    ...(facts.serviceCharge > 0 && { service_charge: facts.serviceCharge }),
    tenancy: facts.tenancy,
    ...(facts.rent !== undefined && { rent: facts.rent }),
    ...(facts.roomList && { room_list: [...facts.roomList] }),
  };
}

/** A picture of the scene has no name that tells its view. */
function photoViews({ pictures }: FactsRow, photos: readonly number[]): NonNullable<Fields["photo_views"]> {
  return photos.map((id, at) => ({ id_file: id, view: pictures[at]?.view ?? null }));
}

function conditionField(
  { grade, zones, tyres, checks }: NonNullable<FactsRow["condition"]>,
  { pictures }: FactsRow,
  photos: readonly number[],
): NonNullable<Fields["condition"]> {
  return {
    grade,
    zones: zones.map(({ zone, state, title, note, photo }) => {
      const id = photos[pictures.findIndex(({ name }) => name === photo?.name)];
      return { zone, state, title, note, ...(id !== undefined && { photo: id }) };
    }),
    tyres: tyres.map(({ position, treadMm, year }) => ({ position, tread_mm: treadMm, year })),
    checks: checks.map((check) => ({ ...check })),
  };
}
