import { money } from "@marsa/api-spec/amounts";
import type { Schema } from "@marsa/api-spec/client-problem";
import { count, measured } from "#/lib/format/counts.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { day as calendarDay } from "@marsa/api-spec/dates";

/** A fact as label and value, both formatted. */
export type Fact = readonly [label: string, value: string];

type Vehicle = Schema<"VehicleFacts">;
type Property = Schema<"PropertyFacts">;

const known = (facts: readonly (readonly [string, string | null])[]): Fact[] =>
  facts.filter((fact): fact is Fact => fact[1] !== null && fact[1] !== "");

/** The key facts below the title, the most important first: phones show four. */
export function keyFacts({ vehicle, property }: Lot): Fact[] {
  if (vehicle) {
    return known([
      ["Year", String(vehicle.year)],
      ["Mileage", `${count(vehicle.mileage)} km`],
      ["Engine", vehicle.engine_text],
      ["Region", vehicle.region.label],
      ["Gearbox", vehicle.gearbox.label],
      ["Drive", vehicle.drive.label],
      ["Body", bodyText(vehicle)],
    ]);
  }
  if (!property) return [];
  return known([
    ["Area", `${money(property.area)} sqft`],
    ["Bedrooms", bedroomText(property)],
    ["Bathrooms", String(property.bathrooms)],
    ["Floor", floorText(property)],
    ["Parking", property.parking === null ? null : String(property.parking)],
    [
      "Service charge",
      property.service_charge === null ? null : `AED ${money(property.service_charge)} a year`,
    ],
    ["Developer", property.developer.label],
  ]);
}

/** The line under the title: "Lot 20461 · White pearl · Al Awir, Dubai · 41 watching"; the short one has no colour. */
export function titleLine(
  { number, vehicle, place, watching }: Pick<Lot, "number" | "vehicle" | "place" | "watching">,
  inFull: boolean,
): string {
  const colour = inFull ? vehicle?.colour.label : null;
  const watchers = watching > 0 ? `${count(watching)}\u00a0watching` : null;
  // A separator never begins a line: it stays with the text before it.
  return [`Lot ${number}`, colour, placeText(place), watchers].filter(Boolean).join("\u00a0· ");
}

/** "Al Awir, Dubai"; a city with the name of its emirate is not repeated. */
export function placeText({ location, city, emirate }: Schema<"Place">): string {
  return [...new Set([location, city.label, emirate.label])].filter(Boolean).join(", ");
}

/** A step of the breadcrumb: its name, and the filter of the list that shows it. */
export interface Crumb {
  readonly label: string;
  readonly search: {
    section: string;
    mark?: string[];
    emirate?: string[];
    city?: string[];
    community?: string[];
  };
}

/** Returns the place of a lot in the catalogue: kind and make of a vehicle, or the places of an apartment. */
export function crumbsOf({ kind, vehicle, place }: Lot): Crumb[] {
  if (kind === "vehicle") {
    const vehicles = { section: "vehicles" };
    const mark = vehicle && {
      label: vehicle.mark.label,
      search: { ...vehicles, mark: [vehicle.mark.value] },
    };
    return [{ label: "Vehicles", search: vehicles }, ...(mark ? [mark] : [])];
  }
  const search = { section: "apartments" };
  const { emirate, city, community } = place;
  return [
    { label: "UAE", search },
    { label: emirate.label, search: { ...search, emirate: [emirate.value] } },
    ...(city.label === emirate.label
      ? []
      : [{ label: city.label, search: { ...search, city: [city.value] } }]),
    ...(community ? [{ label: community.label, search: { ...search, community: [community.value] } }] : []),
  ];
}

/** Returns the last step of the breadcrumb: the model, or the building. */
export function lastCrumb({ vehicle, property, place }: Lot): string {
  return vehicle?.model.label ?? property?.building ?? place.location;
}

/** 1,234,567 bytes → "1.2 MB"; smaller ones in kB. */
export function fileSize(bytes: number): string {
  if (bytes >= 1_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}

function bodyText({ body, seats }: Vehicle): string {
  return seats === null ? body.label : `${body.label}, ${seats} seats`;
}

function bedroomText({ bedrooms }: Property): string {
  return bedrooms === 0 ? "Studio" : String(bedrooms);
}

function floorText({ floor, floors }: Property): string | null {
  if (floor === null) return null;
  return floors === null ? String(floor) : `${floor} of ${floors}`;
}

type Meta = Schema<"ObjectMeta">;
type Field = Schema<"MetaField">;

/**
 * Returns the facts of a lot with the labels, units and order of its type of object, without missing ones. `values`:
 * VehicleFacts or PropertyFacts.
 */
export function metaFacts({ kind, groups }: Meta, values: Readonly<Record<string, unknown>>): Fact[] {
  const own = groups.find(({ name }) => name === kind);
  return (own?.fields ?? []).flatMap((field): Fact[] => {
    const value = written(field, values[field.name]);
    return value === null ? [] : [[field.label, value]];
  });
}

function written({ name, type, unit }: Field, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  switch (type) {
    case "dict":
      return (value as Schema<"Term">).label;
    case "boolean":
      return value === true ? "Yes" : "No";
    case "date":
      return calendarDay(value as string);
    case "integer":
    case "number":
    case "money":
      return measure(name, Number(value), unit);
    default:
      return value as string;
  }
}

/** Formats a value: "84,200 km", "1,284.50 sqft", "AED 18,600 a year". A year is not grouped, and no bedrooms is a studio. */
function measure(name: string, value: number, unit: string | undefined): string {
  if (name === "bedrooms" && value === 0) return "Studio";
  if (unit === undefined) return name === "year" ? String(value) : count(value);
  return measured(value, unit);
}
