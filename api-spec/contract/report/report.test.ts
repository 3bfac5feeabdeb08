/** The three forms of a contract report. */
import { describe, expect, it } from "vitest";
import type { Result } from "../check.ts";
import { consoleReport } from "./console.ts";
import { htmlReport } from "./html.ts";
import { junitReport } from "./junit.ts";
import type { Report } from "./report.ts";

const result = (group: string, name: string, broken: string | null): Result => ({
  check: { group, name, about: null, play: async () => undefined },
  broken,
  ms: 12,
});

const report: Report = {
  server: "http://localhost:4000",
  results: [
    result("paging", "walks", null),
    result(
      "paging",
      'takes no "limit" of 0',
      'POST /api/auction/lots answered 200 {"a":"<b>\u0001"}\nIt must be refused',
    ),
    result("HTTP", "says 405", null),
  ],
  startedAt: new Date("2026-11-21T08:00:00Z"),
  ms: 1234,
};

describe("a report of the contract", () => {
  it("shows each group on the console, broken promises in full, and the sum", () => {
    expect(consoleReport(report)).toBe(
      [
        "BROKEN paging                     1 of 2",
        '       - takes no "limit" of 0',
        '         POST /api/auction/lots answered 200 {"a":"<b>\u0001"}',
        "         It must be refused",
        "kept   HTTP                       1 of 1",
        "",
        "2 of 3 promises kept by http://localhost:4000 in 1.23 s",
      ].join("\n"),
    );
  });

  it("is well-formed JUnit, whatever a reply contains", () => {
    const xml = junitReport(report);
    expect(xml).toContain('<testsuites name="http://localhost:4000" tests="3" failures="1" time="1.234">');
    expect(xml).toContain(
      '<testcase classname="paging" name="takes no &quot;limit&quot; of 0" time="0.012">',
    );
    expect(xml).toContain("{&quot;a&quot;:&quot;&lt;b&gt;&quot;}\nIt must be refused</failure>");
  });

  it("is one page that fetches nothing and runs nothing of a reply", () => {
    const page = htmlReport(report);
    expect(page).toContain("&lt;b&gt;");
    expect(page).not.toMatch(/<(script|link|img|iframe)|"<b>|url\(|@import/);
    expect(page).toMatch(/<details class="broken" open><summary><b>paging<\/b><span>1 of 2/);
  });
});
