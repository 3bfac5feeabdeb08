/** Tests of `cursor.ts`. */
import { describe, expect, it } from "vitest";
import { decodeCursor, encodeCursor, type Cursor, type ListQuery } from "./cursor.ts";

const query: ListQuery = { section: "all", filter: { mark: ["toyota"], buynow: true }, sort: "price_asc" };
const cursor: Cursor = { at: Date.UTC(2026, 10, 21), pinned: 912, stretch: 1, key: -5, id: 7, total: 40 };

const forged = (fields: unknown): string => Buffer.from(JSON.stringify(fields)).toString("base64url");
/** The list's own name, as its cursors carry it. */
const own = JSON.parse(Buffer.from(encodeCursor(cursor, query), "base64url").toString()).at(-1) as string;

describe("A list's cursor", () => {
  it("decodes to the original, in any order of the filter's fields", () => {
    const word = encodeCursor(cursor, query);
    expect(decodeCursor(word, query)).toEqual(cursor);
    expect(decodeCursor(word, { ...query, filter: { buynow: true, mark: ["toyota"] } })).toEqual(cursor);
  });

  it("fits into a URL and the contract's limit, with the largest numbers too", () => {
    const most = Number.MAX_SAFE_INTEGER;
    const word = encodeCursor(
      { at: most, pinned: most, stretch: 2, key: most, id: most, total: most },
      query,
    );
    expect(word).toMatch(/^[\w-]{1,300}$/);
  });

  it.each<[string, Partial<ListQuery>]>([
    ["section", { section: "vehicles" }],
    ["filter", { filter: { mark: ["lexus"] } }],
    ["sort", { sort: "price_desc" }],
  ])("is refused by a list of another %s", (_, other) => {
    expect(decodeCursor(encodeCursor(cursor, query), { ...query, ...other })).toBeNull();
  });

  it.each([
    ["nothing", ""],
    ["noise", "%%%"],
    ["no JSON", Buffer.from("{").toString("base64url")],
    ["another shape", forged({ at: 1 })],
    ["too few fields", forged([1, 2, 3])],
    ["fractions", forged([1.5, 0, 0, 0, 1, 0, own])],
    ["words", forged([1, 0, "0 OR 1", 0, 1, 0, own])],
    ["a number below zero", forged([1, 0, 0, 0, -1, 0, own])],
    ["of another name", forged([1, 0, 0, 0, 1, 0, "x"])],
  ])("is refused when it is %s", (_, word) => {
    expect(decodeCursor(word, query)).toBeNull();
  });
});
