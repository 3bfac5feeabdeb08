import type { Schema } from "@marsa/api-spec/client-problem";
import { count, measured } from "#/lib/format/counts.ts";
import { day as calendarDay } from "@marsa/api-spec/dates";
import type { Fact } from "./facts.ts";

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
