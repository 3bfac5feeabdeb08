import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "../../../lib/address/search.ts";
import { corrected, correctedList, keptFilter, listOfFilter } from "./smart-address.ts";
import { readSmartAddress } from "./read-smart-address.ts";

const read = (address: string) => readSmartAddress(parseSearch(address));

describe("the address of a smart search", () => {
  it("is a sentence, and nothing else until somebody corrects it", () => {
    expect(read("?q=white+suv&colour=red")).toEqual({ q: "white suv" });
    expect(correctedList(read("?q=white+suv"))).toBeNull();
  });

  it("keeps what somebody made of it, and comes back from where it was written", () => {
    const list = { section: "vehicles", colour: ["white"], price: "-90000", q: "prado" };
    const address = corrected("white suv", list);
    expect(read(stringifySearch({ ...address }))).toEqual(address);
    expect(correctedList(address)).toEqual(list);
    expect(correctedList(corrected("x", {}))).toEqual({});
  });

  it("takes no more words than a filter does", () => {
    expect(read(`?set=1&words=${"a".repeat(300)}`).words).toHaveLength(120);
  });

  it("is no page where it makes no sense", () => {
    expect(() => read("?saved=mine")).toThrow("is no search");
    expect(() => read("?set=1&sort=nice")).toThrow("is unknown");
  });
});

describe("a search that is kept", () => {
  it("comes back as the list it was, without days that are over", () => {
    const list = {
      section: "apartments",
      bedrooms: ["2"],
      with: ["buynow", "furnished"],
      area: "1200-",
      q: "marina",
      ends: ["today"],
    };
    const { ends: _, ...lasting } = list;
    expect(listOfFilter(keptFilter(list))).toEqual(lasting);
    expect(keptFilter(list)).toMatchObject({ kind: ["apartment"], bedrooms: [2], buynow: true });
  });
});
