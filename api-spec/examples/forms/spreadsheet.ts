/** The rows of a seller's spreadsheet. */

const DAY_MS = 86_400_000;

export const VEHICLE_ROW = {
  mark: "Toyota",
  model: "Land Cruiser",
  year: "2022",
  mileage: "41000",
  engine_text: "4.0 V6 petrol",
  engine: "Petrol",
  gearbox: "Automatic",
  drive: "4WD",
  body: "SUV",
  colour: "White",
  region: "GCC",
  vin: "JTMHV05J904123456",
  emirate: "Dubai",
  city: "Dubai",
  location: "Al Quoz yard 4",
  start_price: "90000",
  step: "500",
  review_days: "2",
  vat: "Included",
};

/** A row that becomes a draft, and one that does not. `now`: ms since 1970 UTC. */
export function rowsAt(now: number, location: string): object {
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
  const good = { ...VEHICLE_ROW, location, start: day(2), end: day(6) };
  return {
    kind: "vehicle",
    columns: Object.keys(good),
    rows: [
      { row: 2, cells: Object.values(good) },
      { row: 3, cells: Object.values({ ...good, vin: "" }) },
    ],
  };
}
