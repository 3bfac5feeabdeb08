import { expect, it } from "vitest";
import { validated } from "./validated.ts";

const read = validated((raw: Record<string, unknown>): { sort?: "new" } => {
  if (raw["page"] === "-1") throw new Error("no such page");
  return raw["sort"] === "new" ? { sort: "new" } : {};
});

it("a key that the reader leaves out is absent", () => {
  expect(read({ sort: "new", colour: "blue" })).toEqual({ sort: "new", colour: undefined });
  expect(read({ sort: "cheapest" })).toEqual({ sort: undefined });
});

it("an address that the reader refuses is refused", () => {
  expect(() => read({ page: "-1" })).toThrow("no such page");
});
