import { describe, expect, it } from "vitest";
import { list, parseSearch, stringifySearch } from "./search.ts";

describe("the search part of an address", () => {
  it("reads a key once as a string and a repeated key as a list", () => {
    expect(parseSearch("?q=X5%2FX6&mark=toyota&mark=nissan&year=2021")).toEqual({
      q: "X5/X6",
      mark: ["toyota", "nissan"],
      year: "2021",
    });
  });

  it("leaves out empty values", () => {
    expect(stringifySearch({ q: "", mark: [], lane: false, page: undefined, sort: null })).toBe("");
  });

  it("survives a round trip", () => {
    const search = { q: "land cruiser & more", city: ["Dubai", "Al Ain"], price: "5000-90000" };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });

  it("gives a list for one key and for a repeated key", () => {
    expect(list(undefined)).toEqual([]);
    expect(list("a")).toEqual(["a"]);
    expect(list(["a", "", 3, "b"])).toEqual(["a", "b"]);
  });
});
