/** A vehicle and an apartment as their sellers type them: the forms that the tests of all packages fill in. */

const DAY_MS = 86_400_000;

/** The sale of a form: it opens a day after `now` (ms), for four days. */
const saleAfter = (now: number) => ({
  start: new Date(now + DAY_MS).toISOString(),
  end: new Date(now + 5 * DAY_MS).toISOString(),
});

/** A vehicle with everything that a lot needs but its photo. `car`: a number of six digits at most, for a VIN of its own. */
export const vehicleFields = (car: number, now: number) =>
  ({
    kind: "vehicle",
    mark: "toyota",
    model: "toyota-land-cruiser",
    year: 2022,
    mileage: 41_000,
    engine: "petrol",
    engine_text: "4.0 V6 petrol",
    gearbox: "automatic",
    drive: "4wd",
    body: "suv",
    colour: "white",
    region: "gcc",
    vin: `JTMHV05J904${String(car).padStart(6, "0").slice(-6)}`,
    emirate: "dubai",
    city: "dubai",
    location: "Al Quoz yard 4",
    start_price: 90_000,
    step: 500,
    ...saleAfter(now),
    review_days: 2,
    vat: "included",
  }) as const;

/** An apartment with everything that a lot needs but its photo. */
export const apartmentFields = (now: number) =>
  ({
    kind: "apartment",
    name: "2-bedroom, Halyard House",
    building: "Halyard House",
    type: "apartment",
    area: 1_284,
    floor: 12,
    floors: 38,
    bedrooms: 2,
    bathrooms: 2,
    rooms: 4,
    rera_number: "71234-05",
    rera_expires: "2027-06-30",
    developer: "al-sahel",
    service_charge: 18_600,
    reference: "MRS-HA-1001",
    emirate: "dubai",
    city: "dubai",
    location: "Dubai Marina",
    lat: 25.0805,
    lon: 55.1403,
    start_price: 900_000,
    step: 5_000,
    ...saleAfter(now),
    review_days: 2,
    vat: "without",
  }) as const;
