/** Tests of `words.ts`. */
import { describe, expect, it } from "vitest";
import { labelSearch, matchExpression } from "./words.ts";

describe("A search among labels", () => {
  it.each([
    ["toy", "Toyota", true],
    ["TOY", "Toyota", true],
    ["ota", "Toyota", false],
    ["cru", "Land Cruiser", true],
    ["land cr", "Land Cruiser", true],
    ["  land   cr ", "Land Cruiser", true],
    ["citroen", "Citroën", true],
    ["Citroë", "Citroen", true],
    ["x5/x6", "X5/X6", true],
    ["X6", "X5/X6", true],
    ["benz", "Mercedes-Benz", true],
    ["-b", "Mercedes-Benz", true],
    ["5", "X5/X6", false],
    ["%", "Toyota", false],
    ["رأس", "رأس الخيمة", true],
  ])("for %j finds %j: %s", (search, label, found) => {
    expect(labelSearch(search)(label)).toBe(found);
  });
});

describe("A full-text query", () => {
  it("matches the beginning of each word, and passes no operator to the query language", () => {
    expect(matchExpression(`toyota "OR" land-cruiser*`)).toBe(`"toyota"* "or"* "land"* "cruiser"*`);
    expect(matchExpression("Citroën C4")).toBe(`"citroen"* "c4"*`);
  });

  it("takes one letter as a word, since it begins nearly every lot", () => {
    expect(matchExpression("t toyota 5")).toBe(`"t" "toyota"* "5"`);
  });

  it("is empty without a letter or digit", () => {
    expect(matchExpression(' "* - ')).toBeNull();
  });
});
