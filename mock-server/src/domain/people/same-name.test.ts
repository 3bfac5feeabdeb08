/** Tests of `same-name.ts`. */
import { expect, it } from "vitest";
import { isSameName } from "./same-name.ts";

it("a name is the same in another order, with accents, marks and middle names", () => {
  for (const [a, b] of [
    ["Omar Haddad", "omar haddad"],
    ["HADDAD, OMAR", "Omar Haddad"],
    ["José Núñez", "Jose Nunez"],
    ["Omar Ali Haddad", "Omar Haddad"],
    ["Gulf Motors L.L.C.", "Gulf Motors L.L.C"],
  ] as const) {
    expect([a, isSameName(a, b)]).toEqual([a, true]);
  }
});

it("a name is another one where a word differs, and where only one word is the same", () => {
  for (const [a, b] of [
    ["Omar Haddad", "Sara Haddad"],
    ["Haddad", "Omar Haddad"],
    ["", "Omar Haddad"],
  ] as const) {
    expect([a, isSameName(a, b)]).toEqual([a, false]);
  }
});
