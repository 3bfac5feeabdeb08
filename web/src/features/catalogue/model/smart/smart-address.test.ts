import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "#/lib/address/search.ts";
import { corrected, correctedList, filterToSave, listOfFilter } from "./smart-address.ts";
import { readSmartAddress } from "./read-smart-address.ts";

const read = (address: string) => readSmartAddress(parseSearch(address));

describe("the address of a smart search", () => {
  it("is a sentence alone until the reader corrects it", () => {
    expect(read("?q=white+suv&colour=red")).toEqual({ q: "white suv" });
    expect(correctedList(read("?q=white+suv"))).toBeNull();
  });

  it("keeps a correction, also when written and read again", () => {
    const list = { section: "vehicles", colour: ["white"], price: "-90000", q: "prado" };
    const address = corrected("white suv", list);
    expect(read(stringifySearch({ ...address }))).toEqual(address);
    expect(correctedList(address)).toEqual(list);
    expect(correctedList(corrected("x", {}))).toEqual({});
  });

  it("has no more words than a filter", () => {
    expect(read(`?set=1&words=${"a".repeat(300)}`).words).toHaveLength(120);
  });

  it("is no page with an invalid value", () => {
    expect(() => read("?saved=mine")).toThrow("is no search");
    expect(() => read("?set=1&sort=nice")).toThrow("is unknown");
  });
});

describe("a saved search", () => {
  it("of what one pays opens with what one pays", () => {
    const list = { prices: "all-in", price: "20000-90000" } as const;
    expect(filterToSave(list)).toEqual({ you_pay: { from: 20_000, to: 90_000 } });
    expect(listOfFilter(filterToSave(list))).toEqual(list);
  });

  it("opens as the same list, without past days", () => {
    const list = {
      section: "apartments",
      bedrooms: ["2"],
      with: ["buynow", "furnished"],
      area: "1200-",
      q: "marina",
      ends: ["today"],
    };
    const { ends: _, ...lasting } = list;
    expect(listOfFilter(filterToSave(list))).toEqual(lasting);
    expect(filterToSave(list)).toMatchObject({ kind: ["apartment"], bedrooms: [2], buynow: true });
  });
});
