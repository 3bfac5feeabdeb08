/** Reads the text of a cell as the value of its field. */
import { DUBAI_OFFSET_MS } from "@marsa/api-spec/dates";
import { fieldRules } from "@marsa/api-spec/rules";
import type { DictEntry } from "../../../tables/system/dict-names.ts";
import type { ImportField } from "./columns.ts";

/** The value of a cell, or the sentence of the rule that it breaks. */
export type CellValue =
  | { readonly ok: true; readonly value: string | number | boolean }
  | { readonly ok: false; readonly message: string };

const INSTANT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}):(\d{2})(?::\d{2})?)?$/;

const value = (found: string | number | boolean): CellValue => ({ ok: true, value: found });
const wrong = (message: string): CellValue => ({ ok: false, message });

/**
 * Reads a cell that is not empty.
 * @param choices the values of the field; null where it takes any.
 */
export function readCell(field: ImportField, text: string, choices: readonly DictEntry[] | null): CellValue {
  if (choices) return readChoice(field, text, choices);
  switch (field.type) {
    case "integer":
    case "money":
    case "number":
      return readNumber(field, text);
    case "date":
      return readInstant(text) === null ? wrong(fieldRules.date()) : value(text.slice(0, 10));
    case "datetime": {
      const at = readInstant(text);
      return at === null ? wrong(fieldRules.date()) : value(new Date(at).toISOString());
    }
    default:
      return readText(field, text);
  }
}

/** A choice is named by its label or its value, in any case. */
function readChoice({ label, type }: ImportField, text: string, choices: readonly DictEntry[]): CellValue {
  const word = text.toLowerCase();
  const found = choices.find((entry) => entry.label.toLowerCase() === word || entry.value === word);
  if (!found) return wrong(fieldRules.valid(label));
  return value(type === "boolean" ? found.value === "yes" : found.value);
}

function readNumber({ label, type, min, max }: ImportField, text: string): CellValue {
  const number = Number(text.replaceAll(/[,\s]/g, ""));
  if (!Number.isFinite(number) || (type !== "number" && !Number.isInteger(number)))
    return wrong(fieldRules.valid(label));
  if (min !== undefined && number < min) return wrong(fieldRules.minimum(min));
  if (max !== undefined && number > max) return wrong(fieldRules.maximum(max));
  return value(number);
}

function readText({ min, max }: ImportField, text: string): CellValue {
  if (min !== undefined && text.length < min) return wrong(fieldRules.minLength(min));
  if (max !== undefined && text.length > max) return wrong(fieldRules.maxLength(max));
  return value(text);
}

/** Returns a time in Dubai as ms since 1970 UTC; null for a day or time that does not exist. */
function readInstant(text: string): number | null {
  const [, day, hours = "0", minutes = "00"] = INSTANT.exec(text) ?? [];
  if (day === undefined || Number(hours) > 23 || Number(minutes) > 59) return null;
  const at = Date.parse(`${day}T${hours.padStart(2, "0")}:${minutes}:00Z`);
  // The 31st of a month without one rolls over.
  if (Number.isNaN(at) || !new Date(at).toISOString().startsWith(day)) return null;
  return at - DUBAI_OFFSET_MS;
}
