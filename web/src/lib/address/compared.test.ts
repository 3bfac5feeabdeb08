import { describe, expect, it } from "vitest";
import { readCompared, writeCompared } from "./compared.ts";

describe("lots to compare in the address", () => {
  it("are four at most, each once", () => {
    expect(readCompared("5-5-x-7-0-8-9-10")).toEqual([5, 7, 8, 9]);
    expect(writeCompared([5, 7])).toBe("5-7");
    expect(writeCompared([])).toBeUndefined();
  });
});
