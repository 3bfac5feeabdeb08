import { expect, it, describe } from "vitest";
import { validated, pageId, readId } from "./route.ts";
import { isNotFound } from "@tanstack/react-router";

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

describe("an id in an address", () => {
  it("is a positive integer as the contract writes it", () => {
    expect(readId("1")).toBe(1);
    expect(readId("2147483647")).toBe(2_147_483_647);
  });

  // @proves 2.message.a-page-whose-own-validation-fails
  it("makes anything else a page that does not exist", () => {
    for (const text of [
      "abc",
      "0",
      "-1",
      "1.0",
      "007",
      "",
      "1e3",
      "2147483648",
      "99999999999",
      " 1",
      "1/2",
    ]) {
      expect(readId(text)).toBeNull();
      let thrown: unknown;
      try {
        pageId(text);
      } catch (error) {
        thrown = error;
      }
      expect(isNotFound(thrown)).toBe(true);
    }
  });
});
