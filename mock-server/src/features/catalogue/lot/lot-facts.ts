import type { Dictionaries } from "../../../tables/lots/dictionaries.ts";
import type { ApartmentFacts, VehicleCondition, VehicleFacts } from "../../../tables/schema/facts.ts";
import { presentPicture } from "../../../http/present/present-card.ts";
import type { Schema } from "../../../http/handler.ts";

export function presentVehicle(facts: VehicleFacts, { term }: Dictionaries): Schema<"VehicleFacts"> {
  return {
    mark: term("marks", facts.mark),
    model: term("models", facts.model),
    trim: facts.trim === "" ? null : facts.trim,
    year: facts.year,
    mileage: facts.mileageKm,
    engine: term("engines", facts.engine),
    engine_text: facts.engineText,
    gearbox: term("gearboxes", facts.gearbox),
    body: term("bodies", facts.body),
    drive: term("drives", facts.drive),
    colour: term("colours", facts.colour),
    region: term("regions", facts.region),
    vin: facts.vin,
    plate: facts.plate,
    seats: facts.seats,
  };
}

export function presentProperty(facts: ApartmentFacts, { term }: Dictionaries): Schema<"PropertyFacts"> {
  return {
    name: facts.name,
    reference: facts.reference,
    type: term("property_types", facts.type),
    area: facts.areaSqft,
    floor: facts.floor,
    floors: facts.floors,
    building: facts.building,
    bedrooms: facts.bedrooms,
    bathrooms: facts.bathrooms,
    rooms: facts.rooms,
    parking: facts.parking,
    year: facts.year || null,
    rera_number: facts.reraNumber,
    rera_expires: facts.reraExpires,
    developer: term("developers", facts.developer),
    furnished: facts.furnished,
    new_construction: facts.newConstruction,
    service_charge: facts.serviceCharge || null,
    tenancy: facts.tenancy,
    rent: facts.rent ?? null,
    room_list: [...(facts.roomList ?? [])],
  };
}

export function presentCondition({ grade, zones, tyres, checks }: VehicleCondition): Schema<"LotCondition"> {
  return {
    grade,
    zones: zones.map(({ zone, state, title, note, photo }) => ({
      zone,
      state,
      title,
      note,
      ...(photo && { photo: presentPicture(photo) }),
    })),
    tyres: tyres.map(({ position, treadMm, year }) => ({ position, tread_mm: treadMm, year })),
    checks: checks.map(({ name, result, note }) => ({ name, result, note })),
  };
}
