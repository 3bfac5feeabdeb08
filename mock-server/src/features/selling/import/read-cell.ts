/** Reads the text of a cell as the value of its field. */
import { DUBAI_OFFSET_MS } from "@marsa/api-spec/dates";
import { lotText } from "@marsa/api-spec/lot-text";
import { HEAPED_MARKS, plainCode, UNREAD } from "@marsa/api-spec/plain-text";
import { lotNumberRules, readNumber } from "@marsa/api-spec/text/read-number";
import { fieldRules } from "@marsa/api-spec/rules";
import type { DictEntry } from "../../../tables/schema/dict-names.ts";
import type { ImportField } from "./columns.ts";
import { nearest } from "./nearest.ts";

/** The value of a cell, or the sentence of the rule that it breaks. */
export type CellValue =
  | { readonly ok: true; readonly value: string | number | boolean }
  | {
      readonly ok: false;
      readonly message: string;
      /** The choice that the text probably means. */
      readonly nearest?: string;
    };

const INSTANT = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{1,2}):(\d{2})(?::\d{2})?)?$/;
/** The errors of formulas, as spreadsheet programs of all languages write them; "###" is a column that was too narrow. */
const ERROR = /^(?:#[¡¿]?[\p{Lu}\d/_]+[!?]|#N\/[AVD]|#NV|#GETTING_DATA|#{2,}|Err:\d+)$/u;

const value = (found: string | number | boolean): CellValue => ({ ok: true, value: found });
const wrong = (message: string): CellValue => ({ ok: false, message });

/**
 * Reads a cell that is not empty.
 * @param choices the values of the field; null where it takes any.
 */
export function readCell(field: ImportField, text: string, choices: readonly DictEntry[] | null): CellValue {
  // A formula stands here as text where its program has not stored its value.
  if (text.startsWith("=")) return wrong("The formula has no stored value. Type the value");
  if (ERROR.test(text)) return wrong(`The cell has the error ${text}. Type the value`);
  if (choices) return readChoice(field, text, choices);
  switch (field.type) {
    case "integer":
    case "money":
    case "number":
      return readNumber(text, lotNumberRules(field));
    case "date":
    case "datetime":
      return readDate(field.type, plainCode(text));
    default:
      return readText(field, lotText(field, text));
  }
}

/** A choice is named by its label or its value, in any case. */
function readChoice({ label, type }: ImportField, text: string, choices: readonly DictEntry[]): CellValue {
  const word = plainCode(text).toLowerCase();
  const found = choices.find((entry) => entry.label.toLowerCase() === word || entry.value === word);
  if (!found) {
    const near = nearest(word, choices);
    if (!near) return wrong(fieldRules.valid(label));
    const message = `${fieldRules.valid(label)}. Did you mean “${near.label}”?`;
    return { ok: false, message, nearest: near.label };
  }
  return value(type === "boolean" ? found.value === "yes" : found.value);
}

function readText({ label, min, max }: ImportField, text: string): CellValue {
  if (text.includes(UNREAD) || HEAPED_MARKS.test(text)) return wrong(fieldRules.valid(label));
  if (min !== undefined && text.length < min) return wrong(fieldRules.minLength(min));
  if (max !== undefined && text.length > max) return wrong(fieldRules.maxLength(max));
  return value(text);
}

function readDate(type: "date" | "datetime", text: string): CellValue {
  const at = readInstant(text);
  if (at === null) return wrong(fieldRules.date());
  return value(type === "date" ? text.slice(0, 10) : new Date(at).toISOString());
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
