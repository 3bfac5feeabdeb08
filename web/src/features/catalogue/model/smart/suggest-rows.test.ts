import { describe, expect, it } from "vitest";
import type { Suggestions } from "./suggest-query.ts";
import { boldOf, correctedText, rowsOf } from "./suggest-rows.ts";

const none: Suggestions = {
  read: { section: "all", filter: {}, sort: null, parts: [], lost: [] },
  count: 0,
  groups: [],
  ways: [],
  lots: [],
  lot: null,
};
const part = (from: number, to: number, meant: string | null = null) => ({
  from,
  to,
  kind: "understood" as const,
  meant,
});
const patrol = { model: ["nissan-patrol"] };
const item = (label: string, filter: object, count: number, parent: string | null = null) => ({
  label,
  parent,
  section: "all",
  filter,
  count,
});
const found: Suggestions = {
  ...none,
  read: { ...none.read, filter: patrol, parts: [part(0, 5, "patrol")] },
  count: 11,
  groups: [
    { kind: "model", items: [item("Patrol", patrol, 11, "Nissan"), item("Patrol Safari", {}, 3, "Nissan")] },
    { kind: "where", items: [item("Al Ain", { ...patrol, city: ["al-ain"] }, 4, "Abu Dhabi")] },
  ],
};
const words = (suggestions: Suggestions, text: string) =>
  rowsOf(suggestions, text, (_, value) => value).map((row) => [row.kind, row.text, row.bold, row.count]);

describe("the rows of suggestions", () => {
  it("are the names with the typed letters in bold, their places, and at the end a saved search", () => {
    expect(words(found, "patrl")).toEqual([
      ["name", "Nissan Patrol", "Patrol", 11],
      ["name", "Nissan Patrol Safari", "Patrol", 3],
      ["place", "Patrol in Al Ain, Abu Dhabi", "Patrol", 4],
      ["save", "Patrol", null, null],
    ]);
  });

  it("say the conditions beside a name: their number counts these alone", () => {
    const filter = { city: ["sharjah"], seats: [7] };
    const groups = [{ kind: "city" as const, items: [item("Sharjah", filter, 9)] }];
    const several = { ...none, read: { ...none.read, filter }, count: 9, groups };
    expect(words(several, "7 seats in sharjah")).toEqual([
      ["name", "Sharjah, 7 seats", "Sharjah", 9],
      ["save", "this search", null, null],
    ]);
  });

  it("begin with the whole search where that has several conditions", () => {
    const filter = { colour: ["red"], price: { to: 90_000 } };
    const several = { ...none, read: { ...none.read, section: "vehicles", filter }, count: 4 };
    const [first] = rowsOf(several, "red under 90k", (_, value) => value);
    expect(first).toMatchObject({
      text: "red, Under AED 90,000",
      choice: { search: { section: "vehicles", colour: ["red"], price: "-90000" }, whole: true },
    });
  });

  it("without any lot are the ways with one condition less, the change in bold, and a saved search", () => {
    const read = { ...none.read, filter: { bedrooms: [3], price: { to: 1_500_000 } } };
    const way = { without: ["price"], section: "all", filter: { bedrooms: [3] }, count: 2 };
    expect(words({ ...none, read, ways: [way] }, "3 bed under 1.5m")).toEqual([
      ["way", "3 bedrooms, any price", "any price", 2],
      ["save", "this search", null, null],
    ]);
  });

  it("where no lot fits any word are the whole section, which says so, after a search for the words", () => {
    const read = { ...none.read, lost: ["full", "option"] };
    const way = { without: ["q"], section: "vehicles", filter: {}, count: 183 };
    expect(words({ ...none, read, ways: [way] }, "full option")).toEqual([
      ["words", "Search for “full option”", null, null],
      ["way", "All vehicles, without “full option”", "without “full option”", 183],
      ["save", "this search", null, null],
    ]);
  });

  it("never are the saved search alone, so that Enter saves nothing", () => {
    expect(words(none, "zeppelin").map(([kind]) => kind)).toEqual(["words", "save"]);
  });
});

it("a correction is shown by the name's own word, and letters that only begin a name are none", () => {
  expect(correctedText(found, "patrl")).toBe("Patrol");
  expect(correctedText(found, "patro")).toBeNull();
  const sentence = { ...none, read: { ...none.read, parts: [part(0, 4, "white"), part(5, 8)] } };
  expect(correctedText(sentence, "whte suv")).toBe("white suv");
});

it.each([
  ["Dubai Marina", ["marin"], "Marin"],
  ["Land Cruiser", ["land", "cr"], "Land"],
  ["CR-V", ["x"], null],
])("the bold letters of %s typed as %j are %s", (label, typed, bold) => {
  expect(boldOf(label, typed)).toBe(bold);
});
