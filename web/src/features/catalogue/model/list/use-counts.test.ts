import { describe, expect, it } from "vitest";
import { fits, offeredFields } from "../search/fields.ts";
import { optionsOf, shortened } from "./use-counts.ts";

const item = (value: string, count: number) => ({ value, label: value.toUpperCase(), count });
const wordOf = (_: string, value: string) => `the ${value}`;

describe("the values of a filter", () => {
  it("come in the order of the server's counts", () => {
    expect(optionsOf("mark", [item("kia", 9), item("bmw", 4)], [], wordOf)).toEqual([
      { value: "kia", word: "KIA", lots: 9 },
      { value: "bmw", word: "BMW", lots: 4 },
    ]);
  });

  it("keep a ticked value without any lots", () => {
    expect(optionsOf("mark", [item("kia", 9)], ["audi"], wordOf).at(-1)).toEqual({
      value: "audi",
      word: "the audi",
      lots: 0,
    });
  });

  it("come in the field's own order, if it has one", () => {
    expect(
      optionsOf("light", [item("red", 5), item("green", 1)], [], wordOf).map(({ word, lots }) => [
        word,
        lots,
      ]),
    ).toEqual([
      ["Reached", 1],
      ["Below", 5],
      ["No minimum", 0],
    ]);
  });

  it("that are rare show only with such lots or a tick", () => {
    const values = (items: ReturnType<typeof item>[], chosen: string[]) =>
      optionsOf("status", items, chosen, wordOf).map(({ value }) => value);
    expect(values([], [])).toEqual(["open", "upcoming", "finished"]);
    expect(values([item("lane", 2)], [])).toContain("lane");
    expect(values([], ["lane"])).toContain("lane");
  });

  it("are five until all are shown, and the ticked ones", () => {
    const options = optionsOf(
      "mark",
      "abcdefgh".split("").map((value) => item(value, 1)),
      [],
      wordOf,
    );
    expect(
      shortened(options, ["g"])
        .map(({ value }) => value)
        .join(""),
    ).toBe("abcdeg");
    expect(shortened(options.slice(0, 6), [])).toHaveLength(6);
  });
});

describe("the filters on offer", () => {
  it("have models only within makes, and the reader's own activity only when signed in", () => {
    expect(offeredFields("vehicles", { signedIn: false, makes: false })).not.toContain("model");
    expect(offeredFields("vehicles", { signedIn: true, makes: true })).toEqual(
      expect.arrayContaining(["model", "mine", "mileage"]),
    );
    expect(offeredFields("all", { signedIn: false, makes: false })).not.toContain("mine");
  });

  it("fit the kind", () => {
    expect(fits("bedrooms", "vehicles")).toBe(false);
    expect(fits("bedrooms", "apartments")).toBe(true);
    expect(fits("status", "finished")).toBe(false);
  });
});
