/** The filled row that a template shows as an example. */
import { dubaiDate } from "@marsa/api-spec/dates";
import type { Schema } from "../../../http/handler.ts";
import { choicesOf, type ImportField, type Lists } from "./columns.ts";

const VEHICLE: Readonly<Record<string, string>> = {
  mark: "Toyota",
  model: "Land Cruiser",
  trim: "VXR",
  year: "2021",
  mileage: "78400",
  engine_text: "4.0 V6",
  seats: "7",
  vin: "JTEBU3FJ0M5861942",
  plate: "Dubai K 20714",
  start_price: "82000",
  min_price: "95000",
  step: "500",
  buy_now: "118000",
};
const APARTMENT: Readonly<Record<string, string>> = {
  name: "Two bedrooms with a view of the creek",
  building: "Creek Horizon 2",
  area: "1180",
  floor: "12",
  floors: "38",
  bedrooms: "2",
  bathrooms: "2",
  rooms: "3",
  parking: "1",
  year: "2021",
  rera_number: "RERA-2026-4711",
  service_charge: "18600",
  reference: "CH2-1107",
  start_price: "1100000",
  min_price: "1250000",
  step: "5000",
  buy_now: "1500000",
};
const BOTH: Readonly<Record<string, string>> = {
  emirate: "Dubai",
  city: "Dubai",
  location: "Al Quoz yard 4",
  inspection: "At the yard, Sunday to Thursday, 9:00 to 17:00",
  comment: "One owner. Full service history.",
  review_days: "2",
  vat: "Included",
};
const DAY_MS = 86_400_000;

/** Returns the cells of the example in the order of the fields; closed lists give their first value. */
export function sampleCells(
  kind: Schema<"Kind">,
  fields: readonly ImportField[],
  { lists, now }: { readonly lists: Lists; readonly now: number },
): string[] {
  const known = { ...BOTH, ...(kind === "vehicle" ? VEHICLE : APARTMENT) };
  const times: Readonly<Record<string, string>> = {
    start: `${dubaiDate(now + 7 * DAY_MS)} 18:00`,
    end: `${dubaiDate(now + 10 * DAY_MS)} 18:00`,
    rera_expires: dubaiDate(now + 730 * DAY_MS),
  };
  return fields.map(
    (field) => times[field.name] ?? known[field.name] ?? choicesOf(field, lists)?.[0]?.label ?? "",
  );
}
