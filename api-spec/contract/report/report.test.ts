/** The three forms of a contract report. */
import { describe, expect, it } from "vitest";
import type { Result } from "../base/check.ts";
import { causesOf } from "./causes.ts";
import { consoleReport } from "./console.ts";
import { explained } from "./explained.ts";
import { htmlReport } from "./html.ts";
import { junitReport } from "./junit.ts";
import type { Report } from "./report.ts";

const result = (
  group: string,
  name: string,
  broken: string | null,
  skipped: string | null = null,
): Result => ({
  check: { group, name, about: null, play: async () => undefined },
  broken,
  skipped,
  request: {
    path: "/api/auction/lots",
    init: { method: "POST", headers: { authorization: "Bearer a-token" }, body: '{"q":"it\'s"}' },
  },
  ms: 12,
});

/** The token stays out of the report. */
const CURL = String.raw`curl -i -X POST 'http://localhost:4000/api/auction/lots' -H "authorization: Bearer $TOKEN" -d '{"q":"it'\''s"}'`;

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
    result("roles", "sees nobody", null, "needs makePeople"),
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
        "kept   HTTP                       1 of 1",
        "skip   roles                      0 of 0, 1 skipped",
        "",
        "Failures by cause, each with its first example:",
        "    1  POST /api/auction/lots answered 200. It must be refused",
        '         - takes no "limit" of 0',
        '         POST /api/auction/lots answered 200 {"a":"<b>\u0001"}',
        "         It must be refused",
        `         ${CURL}`,
        "",
        "Skipped:",
        "    1  needs makePeople",
        "         - sees nobody",
        "",
        "2 of 3 promises kept, 1 skipped by http://localhost:4000 in 1.23 s",
      ].join("\n"),
    );
  });

  it("repeats an upload field by field", () => {
    const body = new FormData();
    body.set("kind", "photo");
    body.set("file", new Blob(["x"]), "car.jpg");
    const upload = { path: "/api/files", init: { method: "POST", body } };
    expect(explained({ ...report.results[1]!, request: upload }, "http://a.test")).toMatch(
      /curl -i -X POST 'http:\/\/a\.test\/api\/files' -F 'kind=photo' -F 'file=@car\.jpg'$/,
    );
  });

  it("is well-formed JUnit, whatever a reply contains", () => {
    const xml = junitReport(report);
    expect(xml).toContain(
      '<testsuites name="http://localhost:4000" tests="4" failures="1" skipped="1" time="1.234">',
    );
    expect(xml).toContain(
      '<testcase classname="paging" name="takes no &quot;limit&quot; of 0" time="0.012">',
    );
    expect(xml).toContain("{&quot;a&quot;:&quot;&lt;b&gt;&quot;}\nIt must be refused\ncurl -i");
  });

  it("names the reason of a skipped check in JUnit and in HTML", () => {
    expect(junitReport(report)).toContain('<skipped message="needs makePeople"/>');
    expect(htmlReport(report)).toContain("sees nobody <small>skipped: needs makePeople");
  });

  it("puts failures of one cause together, whatever the ids", () => {
    const results = [7, 8].map((id) =>
      result(
        "lots",
        `lot ${id}`,
        `GET /api/auction/lot/${id} answered 410 {"id":${id}}\nIt must be a success`,
      ),
    );
    expect(causesOf(results)).toEqual([
      {
        text: "GET /api/auction/lot/{id} answered 410. It must be a success",
        checks: ["lot 7", "lot 8"],
        example: results[0],
      },
    ]);
  });

  it("is one page that fetches nothing and runs nothing of a reply", () => {
    const page = htmlReport(report);
    expect(page).toContain("&lt;b&gt;");
    expect(page).not.toMatch(/<(script|link|img|iframe)|"<b>|url\(|@import/);
    expect(page).toMatch(/<details class="broken" open><summary><b>paging<\/b><span>1 of 2/);
  });
});
