/** Tests of `lot-facts.ts`: each specified field of a lot reaches its page, and the form of its seller has it too. */
import { describe, expect, it } from "vitest";
import { car, person, SELLER, START, HOUR_MS } from "../../../sqlite/test-support/people.ts";
import type { ApartmentFacts, VehicleCondition } from "../../../tables/schema/facts.ts";
import type { LotSeed } from "../../../scenes/seed/types.ts";
import type { Schema } from "../../../http/handler.ts";
import { openTestApp } from "../../../test-support/app.ts";

const CONDITION: VehicleCondition = {
  grade: 4,
  zones: [
    { zone: "left_front_door", state: "repainted", title: "Front left door repainted", note: "190 µm" },
    { zone: "rear_bumper", state: "damage", title: "Scuffs, rear bumper", note: "12 cm" },
  ],
  tyres: [{ position: "front_left", treadMm: 5.4, year: 2023 }],
  checks: [{ name: "Engine", result: "attention", note: "Drive belt due" }],
};

const FLAT: ApartmentFacts = {
  name: "1-bedroom, Spoonbill Cove",
  building: "Spoonbill Cove",
  community: "Al Hamra Village",
  reference: "SPC-204",
  type: "apartment",
  areaSqft: 772,
  balconySqft: 90,
  floor: 2,
  floors: 9,
  bedrooms: 1,
  bathrooms: 2,
  rooms: 3,
  maidRoom: false,
  parking: 1,
  year: 2019,
  view: "Sea",
  reraNumber: "71234",
  reraExpires: "2027-03-31",
  developer: "al-sahel",
  furnished: true,
  newConstruction: false,
  serviceCharge: 14.2,
  tenancy: "Vacant",
  ownership: "freehold",
};

const picture = (name: string) => ({ name, alt: name, width: 1_200, height: 800, thumbhash: "aaaa" });

const CAR = car(1, {
  facts: { ...car(1).facts, plate: "Dubai K 12345" } as never,
  condition: CONDITION,
  pictures: [picture("v-suv-f34-white-steel"), picture("v-suv-side-white-steel")],
  comment: "One owner, never off-road.",
  reserve: 30_011,
  buyNow: 60_000,
  vat: "partial",
  reviewDays: 3,
});
const FLAT_LOT = {
  ...car(2),
  kind: "apartment",
  number: 30_002,
  facts: FLAT,
  condition: undefined,
} as unknown as LotSeed;

type Lot = Schema<"LotPublic">;

interface Field {
  readonly name: string;
}

/** The lots as their pages have them, for a visitor and for the seller, and the fields of the seller's form. */
async function shown() {
  const { get, tokenOf } = await openTestApp({
    scene: { users: [person(SELLER, 0), person(1, 1_000)], lots: [CAR, FLAT_LOT] },
  });
  const namesOf = async (type: 1 | 2) => {
    const { body } = await get(`/api/auction/object/meta/${type}`);
    return (body.data.groups as { fields: Field[] }[]).flatMap(({ fields }) =>
      fields.map(({ name }) => name),
    );
  };
  return {
    vehicle: (await get("/api/auction/lot/1")).body.data as Lot,
    flat: (await get("/api/auction/lot/2")).body.data as Lot,
    own: (await get("/api/auction/lot/1", { token: await tokenOf(SELLER) })).body.data as Lot,
    asked: { vehicle: await namesOf(1), apartment: await namesOf(2) },
  };
}

describe("the fields of a lot", () => {
  // @proves 3.field.vehicle-model
  // @proves 3.field.vehicle-gearbox
  // @proves 3.field.vehicle-engine
  // @proves 3.field.vehicle-body-type
  // @proves 3.field.vehicle-drive-unit
  // @proves 3.field.vehicle-vin
  // @proves 3.field.vehicle-plate
  // @proves 3.field.vehicle-colour
  it("of a vehicle are on its page, in the words of the dictionaries", async () => {
    const { vehicle, asked } = await shown();
    expect(vehicle.vehicle).toMatchObject({
      mark: { label: "Toyota" },
      model: { label: "Land Cruiser" },
      year: 2021,
      mileage: 84_200,
      engine: { label: "Petrol" },
      engine_text: "5.7 V8 petrol",
      gearbox: { label: "Automatic" },
      body: { label: "SUV" },
      drive: { label: "4WD" },
      colour: { label: "White" },
      region: { label: "GCC" },
      vin: "JTMHV05J904000001",
      plate: "Dubai K 12345",
    });
    expect(asked.vehicle).toEqual(
      expect.arrayContaining([
        "mark",
        "model",
        "gearbox",
        "engine",
        "body",
        "drive",
        "vin",
        "plate",
        "colour",
      ]),
    );
  });

  // @proves 3.field.vehicle-city-and-location
  // @proves 3.field.vehicle-region-and-city
  // @proves 3.field.lot-inspection-location
  it("have the place of the lot and of its inspection", async () => {
    const { vehicle } = await shown();
    expect(vehicle.place).toMatchObject({
      emirate: { label: "Dubai" },
      city: { label: "Dubai" },
      location: "Yard",
      inspection: "Any day",
    });
  });

  // @proves 3.field.lot-bid-start-and-end
  // @proves 3.field.lot-vat-application-included-without-partial
  // @proves 3.field.lot-min-reserve-price
  it("have the terms of the sale, and the minimum price for its seller only", async () => {
    const { vehicle, own } = await shown();
    expect(vehicle.live).toMatchObject({
      opens: new Date(START).toISOString(),
      end: new Date(START + HOUR_MS).toISOString(),
      start_price: 20_000,
      step: 500,
      buy_now: 60_000,
    });
    expect(vehicle).toMatchObject({ vat: "partial", review_days: 3 });
    expect(vehicle).not.toHaveProperty("min_price");
    expect(own).toMatchObject({ min_price: 30_011 });
  });

  // @proves 3.field.lot-photos-one-main
  // @proves 3.field.lot-seller-comment
  it("have the photos, the main one first, and the seller's comment", async () => {
    const { vehicle } = await shown();
    const files = vehicle.pictures.map(({ large }) => large);
    expect(files).toHaveLength(2);
    expect(files[0]).toContain("v-suv-f34-white-steel");
    expect(vehicle.comment).toBe("One owner, never off-road.");
  });

  // @proves 3.field.vehicle-damage-and-paint-zones
  // @proves 3.field.vehicle-tyre-positions
  // @proves 3.field.vehicle-technical-check-items
  it("have the condition of a vehicle: zones, tyres, checks", async () => {
    const { vehicle, flat } = await shown();
    expect(vehicle.condition).toEqual({
      grade: 4,
      zones: CONDITION.zones,
      tyres: [{ position: "front_left", tread_mm: 5.4, year: 2023 }],
      checks: CONDITION.checks,
    });
    expect(flat.condition).toBeNull();
  });

  // @proves 3.field.property-name
  // @proves 3.field.property-reference-number
  // @proves 3.field.property-type
  // @proves 3.field.property-area-in-sqft
  // @proves 3.field.property-floors
  // @proves 3.field.property-building
  // @proves 3.field.property-bedrooms
  // @proves 3.field.property-bathrooms
  // @proves 3.field.property-rooms
  // @proves 3.field.property-rera-certificate-number-and-expiry
  // @proves 3.field.property-developer
  // @proves 3.field.property-furnished-tag
  // @proves 3.field.property-new-construction-tag
  it("of an apartment are on its page", async () => {
    const { flat, asked } = await shown();
    expect(flat.property).toMatchObject({
      name: "1-bedroom, Spoonbill Cove",
      reference: "SPC-204",
      type: { value: "apartment" },
      area: 772,
      floor: 2,
      floors: 9,
      building: "Spoonbill Cove",
      bedrooms: 1,
      bathrooms: 2,
      rooms: 3,
      rera_number: "71234",
      rera_expires: "2027-03-31",
      furnished: true,
      new_construction: false,
    });
    expect(flat.property?.developer.label).toBe("Al Sahel");
    expect(asked.apartment).toEqual(
      expect.arrayContaining([
        "name",
        "type",
        "area",
        "floors",
        "building",
        "bedrooms",
        "bathrooms",
        "rooms",
      ]),
    );
  });
});
