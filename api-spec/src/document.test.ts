/** Names and texts of the document that generators of clients can use. */
import { expect, it } from "vitest";
import { operations } from "../generated/operations.ts";
import { documentOperation, openapi } from "./document.ts";

it("no text ends the comment that a generator writes it into", () => {
  expect(JSON.stringify(openapi)).not.toContain("*/");
});

it("no schema is named like the constructor of another: in Go, NewFault makes a Fault", () => {
  const names = Object.keys(openapi.components["schemas"] ?? {});
  expect(names.filter((name) => name.startsWith("New") && names.includes(name.slice(3)))).toEqual([]);
});

it.each(Object.entries(operations))(
  "%s says what it changes and who may call it",
  (_id, { path, method, changes }) => {
    const { description } = documentOperation(path, method);
    expect(description).toMatch(changes ? /^Changes(: .+| nothing)\./ : /^Changes nothing\./);
    expect(description).toMatch(/\n\nWho may call: [^\n]+\.$/);
  },
);
