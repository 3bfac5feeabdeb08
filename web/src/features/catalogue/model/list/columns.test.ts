import { describe, expect, it } from "vitest";
import { shownColumns } from "./columns.ts";
import { readColumns, USUAL, writeColumns } from "../search/column-names.ts";

describe("the table's columns in the address", () => {
  it("are the default ones without a choice, and always in the table's order", () => {
    expect(readColumns(undefined)).toEqual(USUAL);
    expect(readColumns("bids-price-nonsense")).toEqual(["price", "bids"]);
    expect(writeColumns(["bids", "price"])).toBe("price-bids");
  });

  it("are absent for the default ones; no column is a choice too", () => {
    expect(writeColumns([...USUAL].toReversed())).toBeUndefined();
    expect(writeColumns([])).toBe("none");
    expect(readColumns("none")).toEqual([]);
  });

  it("leave out those that a visitor does not have", () => {
    expect(shownColumns("state-price-note", false)).toEqual(["price"]);
    expect(shownColumns("state-price-note", true)).toEqual(["state", "price", "note"]);
  });
});
