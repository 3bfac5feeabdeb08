import { describe, expect, it } from "vitest";
import { parseSearch, stringifySearch } from "#/lib/address/search.ts";
import {
  cleared,
  countFilters,
  filterOf,
  priced,
  sortOf,
  inSection,
  isSameList,
  ranged,
  sectionOf,
  sorted,
  toggled,
} from "./list-search.ts";
import { type ListSearch, readBounds, readListSearch } from "./read-list-search.ts";

const read = (address: string) => readListSearch(parseSearch(address));

describe("the address of the list", () => {
  it("has a section, words, an order and filters", () => {
    expect(
      read("?section=vehicles&q=land+cruiser&sort=new&mark=toyota&mark=nissan&price=5000-90000"),
    ).toEqual({
      section: "vehicles",
      q: "land cruiser",
      sort: "new",
      mark: ["toyota", "nissan"],
      price: "5000-90000",
    });
  });

  it("leaves out default values", () => {
    expect(read("?section=all&sort=ending&q=++&price=-&mark=")).toEqual({});
  });

  // @proves 2.message.a-page-whose-own-validation-fails
  it("is no page with an invalid value of a known key; unknown keys are left out", () => {
    for (const bad of ["sort=cheapest", "status=gone", "year=young", "bedrooms=99", "view=map", "ends=soon"])
      expect(() => read(`?light=green&${bad}`)).toThrow(/ is (unknown|no range)$/);
    expect(read("?light=green&page=3")).toEqual({ light: ["green"] });
  });

  it("has the view of the list, without a change of its filter", () => {
    const search = read("?view=table&cols=bids-price&mark=toyota");
    expect(search).toEqual({ view: "table", cols: "price-bids", mark: ["toyota"] });
    expect(filterOf(search)).toEqual({ mark: ["toyota"] });
    expect(isSameList(search, { mark: ["toyota"] })).toBe(true);
    expect(isSameList(search, { mark: ["bmw"] })).toBe(false);
    expect(read("?view=table&cols=state-price-bids-minimum-time-maximum")).toEqual({ view: "table" });
  });

  it("may have days, and features of a lot", () => {
    const now = Date.parse("2026-11-21T21:00:00Z"); // 01:00 on the 22nd in Dubai
    expect(filterOf(read("?ends=tomorrow&with=buynow&with=furnished"), now)).toEqual({
      ends: { from: "2026-11-23", to: "2026-11-23" },
      buynow: true,
      furnished: true,
    });
    expect(filterOf(read("?ends=week"), now).ends).toEqual({ from: "2026-11-22", to: "2026-11-28" });
    expect(toggled(read("?ends=week"), "ends", "today").ends).toEqual(["today"]);
  });

  it("keeps a section that does not exist, so that the page is a 404", () => {
    expect(read("?section=boats").section).toBe("boats");
  });

  it("never has more values than the contract allows", () => {
    const many = Array.from({ length: 60 }, (_, n) => `mark=m${n}`).join("&");
    expect(read(`?${many}`).mark).toHaveLength(50);
    expect(read(`?q=${"x".repeat(200)}`).q).toHaveLength(120);
  });

  it("stays the same when written and read again", () => {
    const search = read("?section=finished&q=X5/X6&mark=bmw&city=al-ain&year=-2020&sort=price_desc");
    expect(read(stringifySearch({ ...search }))).toEqual(search);
  });
});

describe("a range in the address", () => {
  it("may be open at either end", () => {
    expect(readBounds("5000-")).toEqual({ from: 5000 });
    expect(readBounds("-90000")).toEqual({ to: 90_000 });
    expect(readBounds("2017-2023")).toEqual({ from: 2017, to: 2023 });
  });

  it("with swapped ends is corrected", () => {
    expect(readBounds("90000-5000")).toEqual({ from: 5000, to: 90_000 });
    expect(ranged({}, "price", { from: 90_000, to: 5000 })).toEqual({ price: "5000-90000" });
  });

  it("is removed with both ends open", () => {
    expect(ranged({ price: "5000-", q: "x" }, "price", {})).toEqual({ q: "x" });
  });
});

describe("the filter of a call", () => {
  it("has numbers where the contract has numbers", () => {
    expect(
      filterOf({ bedrooms: ["2", "0"], area: "900-", q: "marina", sort: "new", section: "apartments" }),
    ).toEqual({
      bedrooms: [0, 2],
      area: { from: 900 },
      q: "marina",
    });
  });

  it("asks for what one pays where the list shows it, in filter and order", () => {
    const search = read("?prices=all-in&price=20900-21000&sort=price_desc");
    expect(filterOf(search)).toEqual({ you_pay: { from: 20_900, to: 21_000 } });
    expect(sortOf(search)).toBe("you_pay_desc");
    expect(filterOf(priced(search, false))).toEqual({ price: { from: 20_900, to: 21_000 } });
    expect(sortOf(priced(search, false))).toBe("price_desc");
  });

  it("is the same for the same choice in any order", () => {
    expect(filterOf({ mark: ["bmw", "audi"] })).toEqual(filterOf({ mark: ["audi", "bmw"] }));
  });
});

describe("a change of the list", () => {
  it("ticks a value and removes the tick", () => {
    const once = toggled({}, "city", "dubai");
    expect(once).toEqual({ city: ["dubai"] });
    expect(toggled(once, "city", "ajman")).toEqual({ city: ["dubai", "ajman"] });
    expect(toggled(once, "city", "dubai")).toEqual({});
  });

  it("that removes a make removes its models", () => {
    expect(toggled({ mark: ["toyota"], model: ["toyota-camry"] }, "mark", "toyota")).toEqual({});
    expect(toggled({ model: ["toyota-camry"] }, "mark", "toyota")).toEqual({
      mark: ["toyota"],
      model: ["toyota-camry"],
    });
  });

  it("to another section removes the filters of the old one", () => {
    const cars: ListSearch = {
      section: "vehicles",
      mark: ["kia"],
      city: ["dubai"],
      mileage: "-90000",
      sort: "mileage",
    };
    expect(inSection(cars, "apartments")).toEqual({ section: "apartments", city: ["dubai"] });
    expect(inSection(cars, "all")).toEqual({ mark: ["kia"], city: ["dubai"], sort: "mileage" });
  });

  it("to another order changes nothing else", () => {
    expect(sorted({ q: "x", sort: "new" }, "bids")).toEqual({ q: "x", sort: "bids" });
    expect(sorted({ q: "x", sort: "new" }, "ending")).toEqual({ q: "x" });
  });

  it("that clears all filters keeps section and order", () => {
    expect(cleared({ section: "vehicles", sort: "new", q: "x", mark: ["kia"], price: "-9" })).toEqual({
      section: "vehicles",
      sort: "new",
    });
  });
});

describe("the number on the filter button", () => {
  it("counts fields, not values or words", () => {
    expect(countFilters({ q: "x", mark: ["kia", "bmw"], price: "-90000", section: "vehicles" })).toBe(2);
  });
});

describe("the section", () => {
  it("is all by default", () => {
    expect(sectionOf({})).toBe("all");
    expect(sectionOf({ section: "finished" })).toBe("finished");
  });
});
