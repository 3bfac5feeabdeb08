/** Test helper: people and lots of a small scene. */
import { demoHouse } from "../../scenes/seed/house.ts";
import type { LotSeed, SceneSeed, UserSeed } from "../../scenes/seed/types.ts";

/** 22 Nov 2026, 08:00 in Dubai. */
export const START = Date.UTC(2026, 10, 22, 4);
export const HOUR_MS = 3_600_000;
export const SELLER = 900;

/** A person who may bid, with this much in the deposit (AED). */
export function person(id: number, depositAed: number, change: Partial<UserSeed> = {}): UserSeed {
  const at = START - 24 * HOUR_MS;
  return {
    id,
    email: `person${id}@marsa.test`,
    phone: `+97150${String(id).padStart(7, "0")}`,
    firstName: "Person",
    lastName: String(id),
    roles: ["buyer"],
    ustatus: "confirmed",
    profile: { type: "buyer", form: "individual", name: `Person ${id}`, status: "ok", citizenship: "ae" },
    deposit: depositAed > 0 ? [{ kind: "invoice", amount: depositAed, at }] : [],
    demo: false,
    bot: false,
    createdAt: at,
    ...change,
  };
}

/** A car open for an hour from START: start price 20,000, step 500, no minimum. */
export function car(id: number, change: Partial<LotSeed> = {}): LotSeed {
  return {
    id,
    number: 20_000 + id,
    kind: "vehicle",
    plan: "open",
    sellerId: SELLER,
    title: `Car ${id}`,
    createdAt: START - 24 * HOUR_MS,
    approvedAt: START - 12 * HOUR_MS,
    opensAt: START,
    endsAt: START + HOUR_MS,
    startPrice: 20_000,
    step: 500,
    reserve: null,
    buyNow: null,
    vat: "included",
    reviewDays: 2,
    place: { emirate: "dubai", city: "dubai", location: "Yard", lat: 25.2, lon: 55.3, inspection: "Any day" },
    comment: "",
    documents: [],
    pictures: [],
    bids: [],
    favoriteOf: [],
    notes: [],
    // A car is on sale once at a time.
    facts: { ...CAR, vin: `JTMHV05J904${String(id).padStart(6, "0")}` },
    condition: { grade: 4, zones: [], tyres: [], checks: [] },
    ...change,
  } as LotSeed;
}

const CAR = {
  mark: "toyota",
  model: "toyota-land-cruiser",
  trim: "VXR",
  year: 2021,
  mileageKm: 84_200,
  gearbox: "automatic",
  engine: "petrol",
  engineText: "5.7 V8 petrol",
  body: "suv",
  drive: "4wd",
  colour: "white",
  seats: 7,
  doors: 5,
  keys: 2,
  owners: 1,
  plate: null,
  registeredUntil: null,
  region: "gcc",
};

/** People 1 to 5 with AED 1,000,000 each, a seller, and three cars. */
export function smallScene(change: Partial<SceneSeed> = {}): SceneSeed {
  const users = [1, 2, 3, 4, 5].map((id) => person(id, 1_000_000));
  const lots = [car(1), car(2), car(3)];
  return { name: "test", users: [...users, person(SELLER, 0)], lots, house: demoHouse, ...change };
}
