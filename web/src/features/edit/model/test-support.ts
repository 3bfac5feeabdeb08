/** Drafts and descriptions of fields for the tests of the editor. */
import type { Draft, Fields, Meta, MetaField } from "./draft/queries.ts";

function field(name: string, type: MetaField["type"], more: Partial<MetaField> = {}): MetaField {
  return { name, label: name.charAt(0).toUpperCase() + name.slice(1), type, required: false, ...more };
}

export const META: Meta = {
  id: 1,
  kind: "vehicle",
  groups: [
    {
      name: "vehicle",
      label: "Vehicle",
      fields: [
        field("mark", "dict", { label: "Make", dict: "marks", required: true }),
        field("model", "dict", { dict: "models", parent: "mark" }),
        field("trim", "text", { max: 8 }),
        field("year", "integer", { min: 1900, max: 2100 }),
        field("mileage", "integer", { unit: "km", min: 0, max: 5_000_000, required: true }),
        field("vin", "text", { label: "VIN", max: 17 }),
        field("comment", "longtext", { max: 4_000 }),
      ],
    },
    {
      name: "condition",
      label: "Condition",
      fields: [field("condition.grade", "integer", { min: 1, max: 5 }), field("condition.zones", "zones")],
    },
    { name: "photos", label: "Photos", fields: [field("photos", "photos", { required: true })] },
    {
      name: "auction",
      label: "Auction settings",
      fields: [
        field("lane", "boolean", { label: "Live lane" }),
        field("start_price", "money", { label: "Start price", unit: "AED", min: 0, max: 1_000_000_000 }),
        field("min_price", "money", { label: "Min price", unit: "AED", min: 0, max: 1_000_000_000 }),
        field("step", "money", { min: 1, max: 1_000_000 }),
        field("start", "datetime", { label: "Start date" }),
      ],
    },
  ],
};

export function draftOf(fields: Fields, version = 1): Draft {
  return {
    id_auction: 7,
    number: 20_007,
    status: "draft",
    version,
    saved_at: "2026-11-24T10:02:00.000Z",
    fields: { kind: "vehicle", ...fields },
    photos: [],
    reports: [],
    documents: [],
    floor_plans: [],
    remarks: [],
    returned: null,
    problems: [],
    notes: [],
  };
}
