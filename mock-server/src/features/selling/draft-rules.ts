/** Checks whether a draft can be published. */
import type { DictName } from "../../tables/system/dict-names.ts";
import { fieldRules, type FieldError } from "@marsa/api-spec/rules";
import type { Dictionaries } from "../../tables/lots/dictionaries.ts";
import { dubaiDay } from "../../domain/time/dubai.ts";
import { buyNowProblem } from "../../domain/price-change.ts";
import type { Schema } from "../../http/handler.ts";
import { OBJECT_TYPES } from "../../http/present/object-types.ts";

export type Fields = Schema<"LotDraftFields">;

/** Returns one sentence for each invalid field, in the order of the form. `now`: ms since 1970 UTC. */
export function draftProblems(fields: Fields, dictionaries: Dictionaries, now: number): FieldError[] {
  const groups = OBJECT_TYPES.find(({ kind }) => kind === fields.kind)?.groups ?? [];
  const found = new Map<string, string>();
  for (const { name, label, required, dict } of groups.flatMap((group) => group.fields)) {
    const value = (fields as Readonly<Record<string, unknown>>)[name];
    if (isEmpty(value)) {
      if (required) found.set(name, fieldRules.required(label));
    } else if (dict && !dictionaries.entry(dict as DictName, String(value))) {
      found.set(name, fieldRules.valid(label));
    }
  }
  for (const { field, message } of [...priceProblems(fields), ...timeProblems(fields, now)]) {
    if (!found.has(field)) found.set(field, message);
  }
  return [...found].map(([field, message]) => ({ field, message }));
}

/** Returns errors in filled fields, also of an incomplete draft. */
function priceProblems({ start_price, min_price, buy_now, step }: Fields): FieldError[] {
  const errors: FieldError[] = [];
  if (start_price === 0) errors.push({ field: "start_price", message: fieldRules.positivePrice("Start") });
  if (min_price != null && start_price !== undefined && min_price < start_price) {
    errors.push({ field: "min_price", message: fieldRules.minPriceBelowStart() });
  }
  if (buy_now != null && start_price !== undefined && step !== undefined) {
    const message = buyNowProblem(buy_now, { startPrice: start_price, step, reserve: min_price ?? null });
    if (message !== null) errors.push({ field: "buy_now", message });
  }
  return errors;
}

function timeProblems({ start, end, rera_expires }: Fields, now: number): FieldError[] {
  const errors: FieldError[] = [];
  const today = dubaiDay(now);
  if (start !== undefined && dubaiDay(Date.parse(start)) < today) {
    errors.push({ field: "start", message: fieldRules.beforeToday() });
  }
  if (end !== undefined && Date.parse(end) <= now)
    errors.push({ field: "end", message: fieldRules.beforeToday() });
  if (start !== undefined && end !== undefined && Date.parse(start) >= Date.parse(end)) {
    errors.push({ field: "start", message: fieldRules.startAfterEnd() });
  }
  if (rera_expires !== undefined && rera_expires < today) {
    errors.push({ field: "rera_expires", message: fieldRules.beforeToday() });
  }
  return errors;
}

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
