/** The strings and objects that requests may carry. */
import { expect, it } from "vitest";
import { openapi, type JsonSchema } from "./document.ts";

/** Fields that no line shows: passwords, codes and keys of browsers; and names that a list answers 404. */
const FREE = ["auth", "code", "field", "key", "p256dh", "password", "pw", "section"];
const CONTROLS = /^\/_mock\//;

function resolved(schema: JsonSchema): JsonSchema {
  const { $ref, ...rest } = schema;
  if (typeof $ref !== "string") return schema;
  const steps = $ref.split("/").slice(1);
  const found = steps.reduce<unknown>((at, step) => (at as JsonSchema)[step], openapi) as JsonSchema;
  return { ...resolved(found), ...rest };
}

/** A schema and all below it, each with the name of its field. */
function withParts(schema: JsonSchema, name: string): (readonly [name: string, part: JsonSchema])[] {
  const part = resolved(schema);
  const alternatives = [part["oneOf"], part["anyOf"], part["allOf"]].flatMap(
    (each) => (each ?? []) as JsonSchema[],
  );
  return [
    [name, part],
    ...alternatives.flatMap((each) => withParts(each, name)),
    ...(part["items"] ? withParts(part["items"] as JsonSchema, name) : []),
    ...Object.entries((part["properties"] ?? {}) as Record<string, JsonSchema>).flatMap(([key, each]) =>
      withParts(each, key),
    ),
  ];
}

const hasType = ({ type }: JsonSchema, name: string): boolean => [type].flat().includes(name);

/** Whether a schema takes strings that may hold anything. */
function isFreeString(schema: JsonSchema): boolean {
  const { pattern, format, enum: values } = schema;
  return hasType(schema, "string") && !(pattern ?? format ?? values) && !("const" in schema);
}

/** Whether a schema takes objects with fields of any name. */
function isOpenObject(schema: JsonSchema): boolean {
  const { additionalProperties, unevaluatedProperties } = schema;
  return hasType(schema, "object") && additionalProperties !== false && unevaluatedProperties !== false;
}

/** Names of the schemas that a check finds, each once. */
const namesOf = (
  parts: readonly (readonly [name: string, part: JsonSchema])[],
  isFound: (part: JsonSchema) => boolean,
): string[] => [...new Set(parts.filter(([, part]) => isFound(part)).map(([name]) => name))].toSorted();

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: JsonSchema }> };
}

const operations = Object.entries(openapi.paths)
  .filter(([path]) => !CONTROLS.test(path))
  .flatMap(([, methods]) => Object.values(methods) as Operation[])
  .filter(({ operationId }) => operationId !== undefined);
const ofBodies = operations
  .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}))
  .flatMap(({ schema }) => withParts(schema, ""));

it("every string of a request is bound by a pattern, a format or a list, but for a few that no line shows", () => {
  const ofParameters = operations
    .flatMap(({ parameters = [] }) => parameters.map(resolved))
    .filter((parameter) => parameter["in"] !== "header")
    .flatMap(({ schema, name }) => withParts(schema as JsonSchema, String(name)));
  expect(namesOf([...ofParameters, ...ofBodies], isFreeString)).toEqual(FREE);
});

it("every object of a request takes the fields that it names alone, but for what a browser says of a passkey", () => {
  expect(namesOf(ofBodies, isOpenObject)).toEqual(["clientExtensionResults", "response"]);
});
