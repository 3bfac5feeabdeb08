/** Names and texts of the document that generators of clients can use. */
import { expect, it } from "vitest";
import { openapi } from "./document.ts";

it("no text ends the comment that a generator writes it into", () => {
  expect(JSON.stringify(openapi)).not.toContain("*/");
});

it("no schema is named like the constructor of another: in Go, NewFault makes a Fault", () => {
  const names = Object.keys(openapi.components["schemas"] ?? {});
  expect(names.filter((name) => name.startsWith("New") && names.includes(name.slice(3)))).toEqual([]);
});
