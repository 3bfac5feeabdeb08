/** Names and texts of the document that generators of clients can use. */
import { expect, it } from "vitest";
import { operations } from "../generated/operations.ts";
import { asyncapi, documentOperation, openapi, type JsonSchema } from "./document.ts";
import { replyValidator } from "./validation.ts";

it("no text ends the comment that a generator writes it into", () => {
  expect(JSON.stringify(openapi)).not.toContain("*/");
});

it("no schema is named like the constructor of another: in Go, NewFault makes a Fault", () => {
  const names = Object.keys(openapi.components["schemas"] ?? {});
  expect(names.filter((name) => name.startsWith("New") && names.includes(name.slice(3)))).toEqual([]);
});

/** Objects, enums and choices in a part of a document: generators make a type of each. */
function typesIn(part: unknown): JsonSchema[] {
  if (typeof part !== "object" || part === null) return [];
  const { example: _, examples: __, ...fields } = part as JsonSchema;
  const { type, properties, enum: words, oneOf } = fields;
  const isObject = type === "object" && typeof properties === "object";
  const isEnum = typeof type === "string" && Array.isArray(words) && words.length > 1;
  const isChoice = Array.isArray(oneOf) && oneOf.filter((one) => one.type !== "null").length > 1;
  const inside = Object.values(fields).flatMap(typesIn);
  return isObject || isEnum || isChoice ? [fields, ...inside] : inside;
}

it.each([
  ["openapi", openapi],
  ["asyncapi", asyncapi()],
])("each object, enum and choice of %s has a title of its own, which names a type", (_name, document) => {
  const titles = typesIn(document).map(({ title }) => title);
  expect(titles.filter((title) => !/^[A-Z][A-Za-z0-9]+$/.test(String(title)))).toEqual([]);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

it("no body is named like a parameter of its call: generators make one argument of each", () => {
  const clashes = Object.entries(operations).filter(([, { path, method }]) => {
    const { parameters = [], requestBody } = documentOperation(path, method);
    const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => String(schema["$ref"]));
    const names = bodies.map((ref) => ref.split("/").at(-1)!.toLowerCase());
    return parameters.some((one) => "name" in one && names.includes(one.name.toLowerCase()));
  });
  expect(clashes.map(([id]) => id)).toEqual([]);
});

it("each named schema has its name as title", () => {
  for (const [name, schema] of Object.entries(openapi.components["schemas"] ?? {}))
    expect([name, (schema as JsonSchema)["title"]]).toEqual([name, name]);
});

it("no call answers with null as its data: the client takes that for the answer of another server", () => {
  const bare = { result: "success", data: null };
  const all = Object.entries(operations);
  const kept = all.filter(([, operation]) => replyValidator(operation)(200, bare) === null);
  expect(kept.map(([id]) => id)).toEqual([]);
});

it.each(Object.entries(operations))(
  "%s says what it changes and who may call it",
  (_id, { path, method, changes }) => {
    const { description } = documentOperation(path, method);
    expect(description).toMatch(changes ? /^Changes(: .+| nothing)\./ : /^Changes nothing\./);
    expect(description).toMatch(/\n\nWho may call: [^\n]+\.$/);
  },
);
