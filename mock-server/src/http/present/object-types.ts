/** Lists the types of objects. */
import type { Schema } from "../handler.ts";
import { auction, condition, dict, field, floorPlans, group, photos, place, words } from "./object-fields.ts";

const optional = { required: false } as const;

/** The types of objects with their fields: for the form, the filter and the page. */
export const OBJECT_TYPES: readonly Schema<"ObjectMeta">[] = [
  {
    id: 1,
    kind: "vehicle",
    groups: [
      group("vehicle", "Vehicle", [
        dict("mark", "Make", "marks", { other: "mark_other" }),
        field("mark_other", "Make in your words", "text", { ...optional, max: 80 }),
        dict("model", "Model", "models", { parent: "mark", other: "model_other" }),
        field("model_other", "Model in your words", "text", { ...optional, max: 80 }),
        field("trim", "Trim", "text", { ...optional, max: 80 }),
        field("year", "Year", "integer", { min: 1900, max: 2100 }),
        field("mileage", "Mileage", "integer", { min: 0, max: 5_000_000, unit: "km" }),
        field("engine_text", "Engine", "text", { max: 80 }),
        dict("engine", "Fuel", "engines"),
        dict("gearbox", "Gearbox", "gearboxes"),
        dict("drive", "Drive", "drives"),
        dict("body", "Body", "bodies", { other: "body_other" }),
        field("body_other", "Body in your words", "text", { ...optional, max: 80 }),
        field("seats", "Seats", "integer", { ...optional, min: 1, max: 60 }),
        dict("colour", "Colour", "colours"),
        dict("region", "Region", "regions"),
        field("vin", "VIN", "text", { max: 17 }),
        field("plate", "Plate", "text", { ...optional, max: 20 }),
        field("registered_until", "Registered until", "date", optional),
        field("owners", "Owners", "integer", { ...optional, min: 1, max: 50 }),
        field("keys", "Keys", "integer", { ...optional, min: 0, max: 10 }),
        field("reference", "Reference", "text", { ...optional, max: 60 }),
      ]),
      condition,
      place,
      words,
      photos("vehicle"),
      auction,
    ],
  },
  {
    id: 2,
    kind: "apartment",
    groups: [
      group("apartment", "Apartment", [
        field("name", "Name", "text", { max: 120 }),
        field("building", "Building", "text", { max: 120 }),
        dict("type", "Type", "property_types"),
        field("area", "Area", "number", { min: 1, max: 1_000_000, unit: "sqft", decimals: 2 }),
        field("floor", "Floor", "integer", { ...optional, min: -5, max: 250 }),
        field("floors", "Floors of the building", "integer", { ...optional, min: 1, max: 250 }),
        field("bedrooms", "Bedrooms", "integer", { min: 0, max: 20 }),
        field("bathrooms", "Bathrooms", "integer", { min: 0, max: 20 }),
        field("rooms", "Rooms", "integer", { min: 1, max: 60 }),
        field("parking", "Parking", "integer", { ...optional, min: 0, max: 20 }),
        field("year", "Year", "integer", { ...optional, min: 1900, max: 2100 }),
        field("rera_number", "RERA certificate", "text", { max: 40 }),
        field("rera_expires", "Certificate valid until", "date"),
        dict("developer", "Developer", "developers"),
        field("furnished", "Furnished", "boolean", optional),
        field("new_construction", "New construction", "boolean", optional),
        field("service_charge", "Service charge", "number", {
          ...optional,
          min: 0,
          max: 10_000_000,
          unit: "AED a year",
          decimals: 2,
        }),
        field("tenancy", "Tenancy", "text", { ...optional, max: 120 }),
        field("rent", "Rent", "number", {
          ...optional,
          min: 0,
          max: 10_000_000,
          unit: "AED a year",
          decimals: 2,
        }),
        field("reference", "Reference", "text", { max: 60 }),
      ]),
      place,
      words,
      photos("apartment", floorPlans),
      auction,
    ],
  },
];
