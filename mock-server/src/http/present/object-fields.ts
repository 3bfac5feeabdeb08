/** Builds the fields of an object type. */
import { MOST_AED } from "@marsa/api-spec/amounts";
import { standardViews, viewTerm } from "@marsa/api-spec/standard-views";
import {
  capital,
  CHECK_NAMES,
  MOTORCYCLE_ZONES,
  zoneWords,
  ZONES,
} from "../../tables/lots/condition-words.ts";
import type { DictName } from "../../tables/schema/dict-names.ts";
import { publicLimits } from "../../domain/public-limits.ts";
import type { Schema } from "../handler.ts";

export type Field = Schema<"MetaField">;
export type Group = Schema<"ObjectMeta">["groups"][number];
type More = Partial<Omit<Field, "name" | "label" | "type">>;

const DOCUMENTS = 30;

/** Returns a field that is required before publication, unless `more` says otherwise. */
export function field(name: string, label: string, type: Field["type"], more: More = {}): Field {
  return { name, label, type, required: true, ...more };
}

export function dict(name: string, label: string, from: DictName, more: More = {}): Field {
  return field(name, label, "dict", { dict: from, ...more });
}

export function group(name: string, label: string, fields: readonly Field[]): Group {
  return { name, label, fields: [...fields] };
}

const optional = { required: false } as const;
const aed = { unit: "AED", min: 0, max: MOST_AED } as const;

export const place = group("place", "Location", [
  dict("emirate", "Emirate", "emirates"),
  dict("city", "City", "cities", { parent: "emirate" }),
  field("location", "Location", "text", { max: 160 }),
  field("inspection", "Inspection location", "text", { ...optional, max: 200 }),
]);

/** Photos with the standard views of this kind of lot, and documents. */
export const photos = (kind: Schema<"Kind">, more: readonly Field[] = []): Group =>
  group("photos", "Photos and documents", [
    field("photos", "Photos", "photos", {
      min: 1,
      max: publicLimits.photos,
      zones: standardViews({ kind }).map(viewTerm),
    }),
    field("reports", "Reports", "documents", { ...optional, max: DOCUMENTS }),
    field("documents", "Documents", "documents", { ...optional, max: DOCUMENTS }),
    ...more,
  ]);

export const floorPlans = [
  field("floor_plans", "Floor plan", "photos", { ...optional, max: 4 }),
  field("room_list", "Room sizes", "rooms", { ...optional, max: 30, unit: "m" }),
];

export const words = group("words", "In your words", [
  field("comment", "Seller’s comment", "longtext", { ...optional, max: 4000 }),
  field("notes", "Notes for staff", "longtext", { ...optional, max: 4000 }),
]);

export const auction = group("auction", "Auction settings", [
  field("lane", "Live lane", "boolean", optional),
  field("start_price", "Start price", "money", aed),
  field("min_price", "Min price", "money", { ...aed, ...optional }),
  field("step", "Bid step", "money", { unit: "AED", min: 1, max: 1_000_000 }),
  field("buy_now", "Buy now price", "money", { ...aed, ...optional }),
  field("start", "Start date", "datetime"),
  field("end", "End date", "datetime"),
  field("review_days", "Maximum bid review period", "integer", { min: 1, max: 7, unit: "days" }),
  field("vat", "VAT application", "text"),
]);

const POSITIONS = ["front_left", "front_right", "rear_left", "rear_right", "spare", "front", "rear"];

export const condition = group("condition", "Condition", [
  field("condition.grade", "Condition", "integer", { ...optional, min: 1, max: 5 }),
  field("condition.zones", "Damage and paint", "zones", {
    ...optional,
    zones: [...ZONES, ...MOTORCYCLE_ZONES].map((value) => ({ value, label: capital(zoneWords(value)) })),
  }),
  field("condition.tyres", "Tyres", "tyres", {
    ...optional,
    unit: "mm",
    zones: POSITIONS.map((value) => ({ value, label: capital(value.replace("_", " ")) })),
  }),
  field("condition.checks", "Technical checks", "checks", {
    ...optional,
    zones: CHECK_NAMES.map((name) => ({ value: name, label: name })),
  }),
]);
