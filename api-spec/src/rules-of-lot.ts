/** The rules of a lot's form, the same in the browser and on the server. */
import type { components } from "../generated/api.d.ts";
import { dubaiDate } from "./dates.ts";
import { sqftLeft } from "./rooms.ts";
import { fieldRules, type FieldError } from "./rules.ts";
import { hasFrameForm, hasVinForm } from "./vin.ts";

type Schemas = components["schemas"];
type Fields = Schemas["LotDraftFields"];
type MetaField = Schemas["MetaField"];

/** A value of a dictionary; undefined: it has no such value. */
export type FindEntry = (dict: string, value: string) => { readonly parent?: string } | undefined;

/** The value of a make, model or body that the list lacks: the seller names it in words. */
export const OTHER = "other";
/** Steps that buy now lies above the start price at least. */
const BUY_NOW_LEAST_STEPS = 4;
/** A slip in the year of a date would keep a lot open for years. */
const FARTHEST_MS = 366 * 86_400_000;
/** An emirate, a code and a number, in any order; spaces, dots and dashes between them. */
const PLATE = /^(?=.*\d)[\p{L}\d][\p{L}\d ·.-]*$/u;

/**
 * Returns one sentence for each invalid field, in the order of the form.
 * @param meta The fields of the kind of lot.
 * @param now ms since 1970 UTC.
 */
export function lotProblems(
  fields: Fields,
  meta: readonly MetaField[],
  { find, now }: { readonly find: FindEntry; readonly now: number },
): FieldError[] {
  const values = fields as Readonly<Record<string, unknown>>;
  const found = new Map<string, string>();
  const words = new Set(meta.flatMap(({ name, other }) => (values[name] === OTHER ? (other ?? []) : [])));
  for (const field of meta) {
    if (isDate(field.name) && fields.lane === true) continue;
    // Nothing is said of a model while its make is wrong.
    if (field.parent !== undefined && found.has(field.parent) && !isEmpty(values[field.name])) continue;
    const isNeeded = field.required || words.has(field.name);
    const message = fieldProblem({ ...field, required: isNeeded }, values, find);
    if (message !== null) found.set(field.name, message);
  }
  for (const { field, message } of [
    ...writtenProblems(fields),
    ...priceProblems(fields),
    ...floorProblems(fields),
    ...roomProblems(fields),
    ...timeProblems(fields, now),
  ]) {
    if (!found.has(field)) found.set(field, message);
  }
  return [...found].map(([field, message]) => ({ field, message }));
}

/** Whether a field is a date of a standard auction, which nobody asks of a lot for a live lane. */
export function isDate(name: string): boolean {
  return name === "start" || name === "end";
}

function fieldProblem(
  { name, label, required, dict, parent, other }: MetaField,
  values: Readonly<Record<string, unknown>>,
  find: FindEntry,
): string | null {
  const value = values[name];
  if (isEmpty(value)) return required ? fieldRules.required(label) : null;
  if (dict === undefined || (other !== undefined && value === OTHER)) return null;
  const entry = find(dict, String(value));
  const fits = entry !== undefined && (parent === undefined || entry.parent === values[parent]);
  return fits ? null : fieldRules.valid(label);
}

function writtenProblems({ vin, plate }: Fields): FieldError[] {
  const errors: FieldError[] = [];
  if (vin && !hasVinForm(vin) && !hasFrameForm(vin))
    errors.push({ field: "vin", message: fieldRules.valid("VIN") });
  if (plate && !PLATE.test(plate)) errors.push({ field: "plate", message: fieldRules.valid("Plate") });
  return errors;
}

/** Returns errors in filled fields, also of an incomplete draft. */
function priceProblems({ start_price, min_price, buy_now, step }: Fields): FieldError[] {
  const errors: FieldError[] = [];
  for (const [field, label, price] of [
    ["start_price", "Start", start_price],
    ["min_price", "Min", min_price],
    ["buy_now", "Buy now", buy_now],
  ] as const) {
    if (price === 0) errors.push({ field, message: fieldRules.positivePrice(label) });
  }
  if (min_price != null && start_price !== undefined && min_price < start_price) {
    errors.push({ field: "min_price", message: fieldRules.minPriceBelowStart() });
  }
  if (buy_now != null && start_price !== undefined && step !== undefined) {
    const message = buyNowProblem(buy_now, { startPrice: start_price, step, reserve: min_price ?? null });
    if (message !== null) errors.push({ field: "buy_now", message });
  }
  return errors;
}

function floorProblems({ floor, floors }: Fields): FieldError[] {
  if (floor === undefined || floors === undefined || floor <= floors) return [];
  return [{ field: "floor", message: fieldRules.maximum(floors) }];
}

function roomProblems({ area, room_list: rooms = [] }: Fields): FieldError[] {
  const left = area === undefined ? 0 : sqftLeft(area, rooms);
  if (area === undefined || left >= 0) return [];
  return [{ field: "room_list", message: fieldRules.roomsTooLarge(Math.round(area - left), area) }];
}

/** Returns the problem of a buy-now price with the other prices, in a sentence; null for none. AED. */
export function buyNowProblem(
  price: number,
  prices: { readonly startPrice: number; readonly step: number; readonly reserve: number | null },
): string | null {
  const { startPrice, step, reserve } = prices;
  if (price < startPrice + BUY_NOW_LEAST_STEPS * step) return fieldRules.buyNowTooLow();
  return reserve !== null && price <= reserve ? fieldRules.minimum(reserve + 1) : null;
}

/** Returns whether a time of a sale is more than a year after now; both in ms since 1970 UTC. */
export function isTooFar(at: number, now: number): boolean {
  return at - now > FARTHEST_MS;
}

function timeProblems({ start, end, lane, rera_expires }: Fields, now: number): FieldError[] {
  const errors = lane === true ? [] : dateProblems(start, end, now);
  if (rera_expires !== undefined && rera_expires < dubaiDate(now)) {
    errors.push({ field: "rera_expires", message: fieldRules.beforeToday() });
  }
  return errors;
}

function dateProblems(start: Fields["start"], end: Fields["end"], now: number): FieldError[] {
  const errors: FieldError[] = [];
  const today = dubaiDate(now);
  if (start !== undefined && dubaiDate(start) < today) {
    errors.push({ field: "start", message: fieldRules.beforeToday() });
  }
  if (end !== undefined && Date.parse(end) <= now)
    errors.push({ field: "end", message: fieldRules.beforeToday() });
  if (start !== undefined && end !== undefined && Date.parse(start) >= Date.parse(end)) {
    errors.push({ field: "start", message: fieldRules.startAfterEnd() });
  }
  for (const [field, at] of [
    ["start", start],
    ["end", end],
  ] as const) {
    if (at !== undefined && isTooFar(Date.parse(at), now))
      errors.push({ field, message: fieldRules.tooFar() });
  }
  return errors;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
