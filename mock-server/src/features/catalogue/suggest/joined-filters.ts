/** Joins the conditions of a sentence to one filter. */
import type { Schema } from "../../../http/handler.ts";
import type { Filter } from "../query/filter.ts";
import type { Section } from "../query/sections.ts";

export type RangeField = "price" | "year" | "mileage" | "area";

/** The largest bound of a range that the address of a list can hold. */
const LARGEST_BOUND = 9_999_999_999;

/** Returns a filter with the values of both: lists are joined. */
export function both(one: Filter, other: Filter): Filter {
  const joined = Object.entries(other).map(([field, value]) => {
    const before = one[field as keyof Filter];
    return [
      field,
      Array.isArray(before) && Array.isArray(value) ? [...new Set([...before, ...value])] : value,
    ];
  });
  return { ...one, ...(Object.fromEntries(joined) as Filter) };
}

const OF_VEHICLES = "year mileage body colour engine gearbox drive seats".split(" ");
const OF_APARTMENTS = "bedrooms area type developer community".split(" ");

/** Returns the kind to which the conditions belong: nobody looks for flats with an automatic gearbox. */
export function kindOf(filter: Filter): Section | null {
  const vehicles = has(filter, OF_VEHICLES);
  const apartments = has(filter, OF_APARTMENTS);
  if (vehicles === apartments) return null;
  return vehicles ? "vehicles" : isOfCars(filter) ? null : "apartments";
}

/** Whether a filter is about vehicles, which have no community. */
export function isOfCars(filter: Filter): boolean {
  return has(filter, [...OF_VEHICLES, "mark", "model"]);
}

function has(filter: Filter, fields: readonly string[]): boolean {
  return fields.some((field) => field in filter);
}

const end = (value: number): number => Math.min(Math.round(value), LARGEST_BOUND);

/** Returns a filter with bounds of a range, beside those that it has. Swapped ends are corrected. */
export function ranged(filter: Filter, field: RangeField, bounds: Schema<"Range">): Filter {
  const { from, to } = { ...filter[field], ...bounds };
  const low = from === undefined || to === undefined ? from : Math.min(from, to);
  const high = from === undefined || to === undefined ? to : Math.max(from, to);
  return {
    ...filter,
    [field]: { ...(low !== undefined && { from: end(low) }), ...(high !== undefined && { to: end(high) }) },
  };
}
