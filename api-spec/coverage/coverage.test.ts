/** The proven items of the product specification. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { numberFile, readCoverage, tableFile } from "./coverage.ts";
import { coverageTable, proven, strayProofs, type Coverage } from "./table.ts";

const coverage = readCoverage();

describe("the proofs of the product specification (npm run coverage writes them)", () => {
  it("never become fewer", () => {
    const before = JSON.parse(readFileSync(numberFile, "utf8")) as { proven: number };
    expect(proven(coverage)).toBeGreaterThanOrEqual(before.proven);
  });

  it("are in the table as they are", () => {
    expect(readFileSync(tableFile, "utf8")).toBe(coverageTable(coverage));
  });

  it("name existing items", () => {
    expect(strayProofs(coverage)).toEqual([]);
  });
});

describe("the table", () => {
  const items = [
    { id: "2.route.home", section: "2 Routes", kind: "route", text: "/ | home" },
    { id: "2.route.away", section: "2 Routes", kind: "route", text: "/away" },
  ];
  const small: Coverage = {
    items,
    proofs: [
      { id: "2.route.home", place: "a.test.ts:1" },
      { id: "2.route.home", place: "a.test.ts:9" },
      { id: "2.route.gone", place: "b.test.ts:1" },
    ],
  };

  it("names each file once, and missing proofs in red", () => {
    const table = coverageTable(small);
    expect(table).toContain("1 of 2 items have a test.");
    expect(table).toContain("| route: / \\| home | `2.route.home` | `a.test.ts` |");
    expect(table).toContain("| route: /away | `2.route.away` | 🟥 **missing** |");
  });

  it("finds a proof of an unknown item", () => {
    expect(strayProofs(small)).toEqual([{ id: "2.route.gone", place: "b.test.ts:1" }]);
  });
});
