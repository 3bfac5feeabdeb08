import type { ErrorObject } from "ajv";
import { fieldRules, fieldWord, type FieldError } from "./rules.ts";

/**
 * In: what Ajv found wrong and where (`verbose`), in any order. Out: one sentence for each field, in the words that
 * forms use.
 * A field of alternatives (`oneOf`) is simply not valid: what each of them misses would only confuse.
 */
export function fieldErrors(errors: readonly ErrorObject[]): FieldError[] {
  const byField = new Map<string, string>();
  for (const error of errors) {
    const field = pathOf(error);
    if (!byField.has(field)) byField.set(field, sentence(error, fieldWord(field) || "The request"));
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}

function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath.slice(1).replaceAll("/", ".");
  const last: unknown =
    keyword === "required"
      ? params["missingProperty"]
      : keyword === "additionalProperties"
        ? params["additionalProperty"]
        : undefined;
  if (typeof last !== "string") return path;
  return path === "" ? last : `${path}.${last}`;
}

function sentence({ keyword, params, data }: ErrorObject, field: string): string {
  const limit = Number(params["limit"]);
  switch (keyword) {
    case "required":
      return fieldRules.required(field);
    case "additionalProperties":
      return fieldRules.unknown(field);
    case "minimum":
      return fieldRules.minimum(limit);
    case "maximum":
      return fieldRules.maximum(limit);
    case "minLength":
      return data === "" ? fieldRules.required(field) : fieldRules.minLength(limit);
    case "maxLength":
      return fieldRules.maxLength(limit);
    case "minItems":
      return limit === 1 ? fieldRules.required(field) : fieldRules.minItems(limit);
    case "maxItems":
      return fieldRules.maxItems(limit);
    case "format":
      return String(params["format"]).startsWith("date") ? fieldRules.date() : fieldRules.valid(field);
    default:
      return fieldRules.valid(field);
  }
}
