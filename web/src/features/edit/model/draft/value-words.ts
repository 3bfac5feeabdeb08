/** Writes the values of fields for people. */
import { OTHER } from "@marsa/api-spec/rules-of-lot";
import { day, instant } from "@marsa/api-spec/dates";
import { money } from "@marsa/api-spec/amounts";
import { lotNumberRules, priceIn, readNumber } from "@marsa/api-spec/text/read-number";
import { counted, measured } from "#/lib/format/counts.ts";
import { fromDubaiInput } from "#/lib/format/dubai-input.ts";
import { useEdit } from "./edit-context.ts";
import type { MetaField, Term } from "./queries.ts";
import type { Value } from "./values.ts";

const NOTHING = "nothing";
const VAT: Readonly<Record<string, string>> = {
  included: "Inside the price, 5/105",
  without: "Without VAT",
  partial: "Margin scheme",
};

/** Returns the choices of VAT, in the order of the form. */
export const VAT_CHOICES: readonly Term[] = Object.entries(VAT).map(([value, label]) => ({ value, label }));

/** Returns a value in words: "Toyota", "78,400 km", "3 photos", "Nov 26, 2026, 6:00 PM GST". */
export function valueWords(field: MetaField, value: Value | undefined, choices: readonly Term[]): string {
  const { type, unit, name } = field;
  if (value === undefined || value === "") return NOTHING;
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "string")
    return type === "photos" ? counted(value.length, "photo") : counted(value.length, "entry", "entries");
  if (name === "vat") return VAT[value] ?? value;
  switch (type) {
    case "dict":
      if (value === OTHER) return "Other";
      return choices.find((term) => term.value === value)?.label ?? value;
    case "money": {
      const price = priceIn(value);
      return price === null ? value : `AED ${money(price)}`;
    }
    case "integer":
    case "number":
      if (unit === "days") return counted(Number(value), "day");
      return unit === undefined ? value : entryWithUnit(field, value, unit);
    case "date":
      return day(value);
    case "datetime": {
      const at = fromDubaiInput(value);
      return at === null ? value : instant(at);
    }
    default:
      return value;
  }
}

/** The same with the dictionaries of the editor, and the seller's words for a value that no list has. */
export function useValueWords(): (field: MetaField, value: Value | undefined) => string {
  const { allChoicesOf, state } = useEdit();
  return (field, value) => {
    const words = value === OTHER && field.other !== undefined ? state.values[field.other] : undefined;
    return typeof words === "string" ? words : valueWords(field, value, allChoicesOf(field));
  };
}

/** An entry that cannot be read stands as it was typed. */
function entryWithUnit(field: MetaField, value: string, unit: string): string {
  const read = readNumber(value, lotNumberRules(field));
  return read.ok ? measured(read.value, unit) : `${value} ${unit}`;
}
