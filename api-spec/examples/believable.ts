/** Makes example replies from schemas, for calls that no server answers yet. */
import { resolved, type JsonSchema } from "../src/document.ts";
import { believableFields, believableSchemas } from "./believable-values.ts";

type Properties = Readonly<Record<string, JsonSchema>>;

/**
 * Returns a value of a schema: a typical value by its name or field, or else the least that its rules allow.
 * @param schema The schema, with the name of the schema around it and of its field there.
 */
export function believable(given: JsonSchema, owner = "", field = ""): unknown {
  const name = nameOf(given);
  const known = knownValue(given, owner, field);
  if (known !== undefined) return known;
  if (name && name in believableSchemas) return believableSchemas[name];
  const schema = resolved<JsonSchema>(given);
  const within = name ?? owner;
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return schema["enum"][0];
  const choice = (schema["oneOf"] ?? schema["anyOf"]) as JsonSchema[] | undefined;
  if (choice?.[0]) return believable(choice[0], within, field);
  const parts = schema["allOf"] as JsonSchema[] | undefined;
  if (parts) {
    const own = byType({ ...schema, type: "object" }, within, field);
    return Object.assign({}, ...parts.map((part) => believable(part, within)), own);
  }
  if (Array.isArray(schema["examples"])) return schema["examples"][0];
  return byType(schema, within, field);
}

function byType(schema: JsonSchema, owner: string, field: string): unknown {
  switch (typesOf(schema)[0]) {
    case "object": {
      const properties = (schema["properties"] ?? {}) as Properties;
      const required = (schema["required"] ?? []) as string[];
      if (typeof schema["additionalProperties"] === "object" && required.length === 0) return { all: 12 };
      return Object.fromEntries(required.map((key) => [key, believable(properties[key] ?? {}, owner, key)]));
    }
    case "array": {
      if (!schema["items"]) return [];
      const length = Math.max(1, Number(schema["minItems"] ?? 1));
      return Array.from({ length }, () => believable(schema["items"] as JsonSchema, owner, field));
    }
    case "boolean":
      return true;
    case "integer":
    case "number":
      return Math.max(1, Number(schema["minimum"] ?? 1));
    default:
      return textOf(schema, field);
  }
}

function textOf(schema: JsonSchema, field: string): string {
  if (schema["format"] === "date-time") return "2026-11-21T15:30:00.000Z";
  if (schema["format"] === "date") return "2026-12-01";
  return field;
}

/** Returns the typical value of a field, if it fits. */
function knownValue(given: JsonSchema, owner: string, field: string): unknown {
  const candidates = believableFields[`${owner}.${field}`] ?? believableFields[field];
  return field === "" ? undefined : candidates?.find((value) => fits(given, value));
}

function fits(given: JsonSchema, value: unknown): boolean {
  const schema = resolved<JsonSchema>(given);
  const choice = (schema["oneOf"] ?? schema["anyOf"]) as JsonSchema[] | undefined;
  if (choice) return choice.some((one) => fits(one, value));
  if ("const" in schema) return schema["const"] === value;
  if (Array.isArray(schema["enum"])) return schema["enum"].includes(value);
  if (typeof schema["pattern"] === "string" && !new RegExp(schema["pattern"]).test(String(value)))
    return false;
  if (typeof value === "number" && value > Number(schema["maximum"] ?? Infinity)) return false;
  const isDate = typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value);
  if (schema["format"] === "date" && value !== null && !isDate) return false;
  if (schema["format"] === "date-time" && isDate) return false;
  if (Array.isArray(value) && schema["items"])
    return value.every((item) => fits(schema["items"] as JsonSchema, item));
  return typesOf(schema).includes(typeOf(value));
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" ? (Number.isInteger(value) ? "integer" : "number") : typeof value;
}

function typesOf(schema: JsonSchema): string[] {
  const types = [schema["type"] ?? (schema["properties"] ? "object" : "string")].flat() as string[];
  return types.includes("number") ? [...types, "integer"] : types;
}

function nameOf(given: JsonSchema): string | null {
  const reference = given["$ref"];
  return typeof reference === "string" ? (reference.split("/").at(-1) ?? null) : null;
}
