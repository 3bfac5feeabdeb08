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

/** Names of the fields below a schema whose strings may hold anything. */
function freeFields(schema: JsonSchema, name: string): string[] {
  const { type, properties, items, oneOf, anyOf, pattern, format, enum: values } = resolved(schema);
  const alternatives = [...((oneOf ?? []) as JsonSchema[]), ...((anyOf ?? []) as JsonSchema[])];
  const isString = [type].flat().includes("string");
  const isBound = Boolean(pattern ?? format ?? values) || "const" in schema;
  return [
    ...(isString && !isBound ? [name] : []),
    ...alternatives.flatMap((each) => freeFields(each, name)),
    ...(items ? freeFields(items as JsonSchema, name) : []),
    ...Object.entries((properties ?? {}) as Record<string, JsonSchema>).flatMap(([key, each]) =>
      freeFields(each, key),
    ),
  ];
}

/** Names of the fields below a schema that take objects with fields of any name. */
function openObjects(schema: JsonSchema, name: string): string[] {
  const { type, properties, items, oneOf, anyOf, allOf, additionalProperties, unevaluatedProperties } =
    resolved(schema);
  const alternatives = [oneOf, anyOf, allOf].flatMap((each) => (each ?? []) as JsonSchema[]);
  const isClosed = additionalProperties === false || unevaluatedProperties === false;
  return [
    ...([type].flat().includes("object") && !isClosed ? [name] : []),
    ...alternatives.flatMap((each) => openObjects(each, name)),
    ...(items ? openObjects(items as JsonSchema, name) : []),
    ...Object.entries((properties ?? {}) as Record<string, JsonSchema>).flatMap(([key, each]) =>
      openObjects(each, key),
    ),
  ];
}

interface Operation {
  readonly operationId?: string;
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: JsonSchema }> };
}

it("every string of a request is bound by a pattern, a format or a list, but for a few that no line shows", () => {
  const operations = Object.entries(openapi.paths)
    .filter(([path]) => !CONTROLS.test(path))
    .flatMap(([, methods]) => Object.values(methods) as Operation[])
    .filter(({ operationId }) => operationId !== undefined);
  const free = operations.flatMap(({ parameters = [], requestBody }) => [
    ...parameters
      .map(resolved)
      .filter((parameter) => parameter["in"] !== "header")
      .flatMap(({ schema, name }) => freeFields(schema as JsonSchema, String(name))),
    ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => freeFields(schema, "")),
  ]);
  expect([...new Set(free)].toSorted()).toEqual(FREE);
});

it("every object of a request takes the fields that it names alone, but for what a browser says of a passkey", () => {
  const bodies = Object.entries(openapi.paths)
    .filter(([path]) => !CONTROLS.test(path))
    .flatMap(([, methods]) => Object.values(methods) as Operation[])
    .flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
  const open = new Set(bodies.flatMap(({ schema }) => openObjects(schema, "")));
  expect([...open].toSorted()).toEqual(["clientExtensionResults", "response"]);
});
