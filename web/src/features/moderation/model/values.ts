import type { Schema } from "@marsa/api-spec/client-problem";
import { day, instant } from "@marsa/api-spec/dates";
import { count, counted, measured } from "#/lib/format/counts.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";

export type Field = Schema<"MetaField">;
type Fields = Schema<"LotDraftFields">;

const VAT: Readonly<Record<NonNullable<Fields["vat"]>, string>> = {
  included: "Included",
  without: "Without",
  partial: "Partial",
};

/** The value of a field in words; null: empty. */
export function valueText(field: Field, fields: Fields, lot: Lot | undefined): string | null {
  const value = rawValue(field.name, fields) as Raw;
  if (value === undefined || value === null || value === "") return null;
  if (Array.isArray(value)) return listText(field, value.length);
  switch (field.type) {
    case "dict":
      return termOf(field.name, lot) ?? String(value);
    case "boolean":
      return value === true ? "Yes" : "No";
    case "date":
      return day(String(value));
    case "datetime":
      return instant(String(value));
    case "money":
      return `AED ${count(Number(value))}`;
    case "integer":
    case "number":
      return numberText(field, Number(value));
    default:
      return field.name === "vat" ? VAT[value as keyof typeof VAT] : String(value);
  }
}

type Raw = string | number | boolean | readonly unknown[] | null | undefined;

/** The value itself; a part of the condition is named "condition.tyres". */
function rawValue(name: string, fields: Fields): unknown {
  const [whole = "", part] = name.split(".");
  const value = (fields as Readonly<Record<string, unknown>>)[whole];
  return part === undefined ? value : (value as Readonly<Record<string, unknown>> | undefined)?.[part];
}

function listText({ type }: Field, length: number): string | null {
  if (length === 0) return type === "zones" ? "No findings" : null;
  if (type === "photos") return counted(length, "photo");
  if (type === "documents") return counted(length, "document");
  if (type === "zones") return counted(length, "finding");
  if (type === "tyres") return counted(length, "tyre");
  return counted(length, "check");
}

function numberText({ name, unit }: Field, value: number): string {
  if (unit !== undefined) return measured(value, unit);
  return name === "year" ? String(value) : count(value);
}

/** The dictionary's word, which the page of the lot has. */
function termOf(name: string, lot: Lot | undefined): string | null {
  if (!lot) return null;
  const { emirate, city } = lot.place;
  const facts: Readonly<Record<string, unknown>> = { ...lot.vehicle, ...lot.property, emirate, city };
  const term = facts[name] as Schema<"Term"> | null | undefined;
  return term?.label ?? null;
}
