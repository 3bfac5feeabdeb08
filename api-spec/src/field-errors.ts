/** Turns Ajv's errors into sentences for forms. */
import type { ErrorObject } from "ajv";
import { fieldRules, fieldWord, type FieldError } from "./rules.ts";

/**
 * Returns one sentence for each field, in the words of forms. A field of alternatives (`oneOf`) is simply not
 * valid, since the errors of each alternative would confuse.
 * @param errors Ajv's errors (`verbose`), in any order.
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
      return fieldRules.minimum(limit, field);
    case "maximum":
      return fieldRules.maximum(limit, field);
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
