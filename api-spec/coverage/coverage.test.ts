/** The proven items of the product specification. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { numberFile, readCoverage, tableFile } from "./coverage.ts";
import { builtCallProofs } from "./built-calls.ts";
import { absent, coverageTable, proven, strayProofs, type Coverage } from "./table.ts";

const coverage = readCoverage();

describe("the proofs of the product specification (npm run coverage writes them)", () => {
  it("never become fewer", () => {
    const before = JSON.parse(readFileSync(numberFile, "utf8")) as { proven: number };
    expect(proven(coverage)).toBeGreaterThanOrEqual(before.proven);
  });

  it("are in the table as they are", () => {
    expect(readFileSync(tableFile, "utf8")).toBe(coverageTable(coverage));
  });

  it("leave no item out: each is proven, or named as not built", () => {
    expect(proven(coverage) + absent(coverage)).toBe(coverage.items.length);
  });

  it("name existing items", () => {
    expect(strayProofs(coverage)).toEqual([]);
  });
});

describe("the table", () => {
  const items = [
    { id: "2.route.home", section: "2 Routes", kind: "route", text: "/ | home" },
    { id: "2.route.away", section: "2 Routes", kind: "route", text: "/away" },
    { id: "2.route.never", section: "2 Routes", kind: "route", text: "/never" },
  ];
  const small: Coverage = {
    items,
    proofs: [
      { id: "2.route.home", place: "a.test.ts:1" },
      { id: "2.route.home", place: "a.test.ts:9" },
      { id: "2.route.gone", place: "b.test.ts:1" },
      { id: "2.route.never", place: "c.test.ts:1", isAbsence: true },
    ],
  };

  it("names each file once, and missing proofs in red", () => {
    const table = coverageTable(small);
    expect(table).toContain("1 of 3 items have a test; 1 are not built");
    expect(table).toContain("| route: / \\| home | `2.route.home` | `a.test.ts` |");
    expect(table).toContain("| route: /away | `2.route.away` | 🟥 **missing** |");
    expect(table).toContain("| route: /never | `2.route.never` | not built: `c.test.ts` |");
  });

  it("finds a proof of an unknown item", () => {
    expect(strayProofs(small)).toEqual([{ id: "2.route.gone", place: "b.test.ts:1" }]);
  });
});

describe("a call", () => {
  const root = join(import.meta.dirname, "../..");
  const call = (text: string) =>
    builtCallProofs([{ id: "7.call.x", section: "7", kind: "call", text }], root);

  it("is proven by the contract suite and by the app's file that makes it", () => {
    expect(call("POST /auth/signin").map(({ place }) => place)).toEqual([
      "mock-server/src/contract.test.ts",
      expect.stringMatching(/^web\/src\//),
    ]);
  });

  it("is not built where no screen makes it and a record says why", () => {
    expect(call("GET /live/lot/tail/{id}")).toMatchObject([{ isAbsence: true }]);
  });

  it("is missing where the document does not have it", () => {
    expect(call("POST /auth/nothing")).toEqual([]);
  });
});
