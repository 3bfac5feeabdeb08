/** Tests of `instant.ts`. */
import { describe, expect, it } from "vitest";
import { isoOf } from "./instant.ts";

describe("an instant", () => {
  it("is formatted in UTC, for any number of calls and instants", () => {
    const first = Date.UTC(2026, 10, 22, 4);
    for (let i = 0; i < 5_000; i++) expect(isoOf(first + i)).toBe(new Date(first + i).toISOString());
    expect(isoOf(first)).toBe("2026-11-22T04:00:00.000Z");
  });
});
