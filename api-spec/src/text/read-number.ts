/** Reads the numbers that people type, paste or import: one rule for every field and for spreadsheets. */
import type { components } from "../../generated/api.d.ts";
import { grouped, MOST_AED } from "../amounts.ts";
import { plainCode } from "../plain-text.ts";
import { fieldRules } from "../rules.ts";

type MetaField = components["schemas"]["MetaField"];

/** The rules of a number field, as the description of a lot's fields has them. */
export interface NumberRules {
  /** The field's word for people. */
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  /** May stand before or after the number: "AED", "km". */
  readonly unit?: string;
  /** Most digits after the point; a field without them takes whole numbers. */
  readonly decimals?: number;
}

/** The number of a text, or the sentence that tells why it has none. */
export type NumberEntry =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly message: string };

/** Digits in groups of three with one kind of mark; the first group never begins with 0. */
const GROUPS = /^[1-9]\d{0,2}([ ,.'٬])\d{3}(?:\1\d{3})*$/;
/** Indian groups: two digits, and three at the end. */
const INDIAN_GROUPS = /^[1-9]\d?(?:,\d{2})+,\d{3}$/;
const DIRHAMS = String.raw`AED|Dhs?\.?|د\.إ\.?|درهم`;
/** The sign before a number; the end of an Indian price: "85,500/-". */
const MINUS = /^[-−–] ?/;
const END_OF_PRICE = /\/[-=]$/;

/** Returns the rules of a lot's field. */
export function lotNumberRules(field: MetaField): NumberRules {
  return { ...field, decimals: field.decimals ?? (field.type === "number" ? Infinity : 0) };
}

/** Returns the rules of a price: whole dirhams up to the most that the contract takes. */
export function priceRules(label: string): NumberRules {
  return { label, unit: "AED", min: 0, max: MOST_AED };
}

/**
 * Reads a text that is not empty. Group marks count only between groups of three. A text that can mean two numbers,
 * as "82.000" can, is refused.
 */
export function readNumber(text: string, rules: NumberRules): NumberEntry {
  const { label, min, max, decimals = 0 } = rules;
  // Two cells that were pasted at once are two numbers.
  if (/[\t\r\n]/.test(text.trim())) return refused(fieldRules.valid(label));
  const plain = plainCode(text).replaceAll(/[’‘ʼ]/g, "'").replaceAll("،", ",");
  const digits = withoutUnit(plain, rules.unit);
  const minus = MINUS.test(digits);
  const parts = partsOf(digits.replace(MINUS, ""), decimals === 0);
  if (parts === "doubtful") return refused(fieldRules.doubtful());
  if (parts === null) return refused(fieldRules.valid(label));
  const fraction = parts.fraction.replace(/0+$/, "");
  if (fraction.length > decimals)
    return refused(decimals === 0 ? fieldRules.whole(label) : fieldRules.valid(label));
  const size = Number(`${parts.whole || "0"}.${fraction}`);
  const value = minus && size !== 0 ? -size : size;
  if (min !== undefined && value < min) return refused(fieldRules.minimum(min, label));
  if (max !== undefined && value > max) return refused(fieldRules.maximum(max, label));
  return size > Number.MAX_SAFE_INTEGER ? refused(fieldRules.valid(label)) : { ok: true, value };
}

/** Returns the price of a text, whole AED; null: it has none. */
export function priceIn(text: string): number | null {
  const read = readNumber(text, priceRules("Price"));
  return read.ok ? read.value : null;
}

interface Parts {
  /** Digits before and after the decimal mark. */
  readonly whole: string;
  readonly fraction: string;
}

/** Returns the digits of an unsigned number; "doubtful": it can mean two numbers; null: it is none. */
function partsOf(text: string, isWhole: boolean): Parts | "doubtful" | null {
  const group = GROUPS.exec(text)?.[1];
  // A single point before three digits parts thousands in some countries, and decimals in others.
  if (group === "." && text.split(".").length === 2) return "doubtful";
  if (group !== undefined || INDIAN_GROUPS.test(text) || /^\d+$/.test(text)) {
    return { whole: text.replaceAll(/\D/g, ""), fraction: "" };
  }
  const [, head = "", mark = "", fraction = ""] = /^(.*)([.,٫])(\d+)$/.exec(text) ?? [];
  const headGroup = GROUPS.exec(head)?.[1] ?? (INDIAN_GROUPS.test(head) ? "," : undefined);
  if (mark === "" || headGroup === mark || (headGroup === undefined && !/^\d*$/.test(head))) return null;
  const parts = { whole: head.replaceAll(/\D/g, ""), fraction };
  // "85,00" may be half of "85,000"; "1180,500" and "82٫000" may have lost or mistaken a mark between thousands.
  const isShort = headGroup === undefined && head.length <= 3;
  if (mark === "," && isWhole && isShort) return "doubtful";
  const isZero = /^0*$/.test(head);
  return mark !== "." && fraction.length === 3 && !isZero ? "doubtful" : parts;
}

function withoutUnit(text: string, unit: string | undefined): string {
  if (unit === undefined) return text;
  const words = unit === "AED" ? DIRHAMS : unit.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const before = new RegExp(`^(?:${words}) ?(?=[-−–\\d])`, "iu");
  const after = new RegExp(`([\\d/=-]) ?(?:${words})$`, "iu");
  const bare = before.test(text) ? text.replace(before, "") : text.replace(after, "$1");
  return unit === "AED" ? bare.replace(END_OF_PRICE, "") : bare;
}

function refused(message: string): NumberEntry {
  return { ok: false, message };
}

/** Returns a number as `readNumber` reads it back, without group marks: a fraction of three digits ends with a 0. */
export function writtenNumber(value: number): string {
  const text = String(value);
  return /^-?[1-9]\d{0,2}\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** Returns a text with its digits grouped where it is a plain whole number; any other text as it is. */
export function groupedEntry(text: string): string {
  return /^\d+$/.test(text) ? grouped(text) : text;
}
