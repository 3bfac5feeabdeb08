/** Tests of `report-text.ts`. */
import { expect, it } from "vitest";
import { reportText } from "./report-text.ts";

const facts = {
  build: "ab12",
  version: "2026-11",
  browser: "Firefox/151",
  window: "390 x 844, 3",
  path: "/auction/7",
  keys: ["q", "section"],
  at: Date.parse("2026-11-29T05:00:00Z"),
  answers: [],
};

it("says which app, browser and page it was, and that no call failed", () => {
  expect(reportText(facts)).toBe(
    [
      "Marsa build ab12, terms 2026-11",
      "Browser: Firefox/151",
      "Window: 390 x 844, 3",
      "Page: /auction/7 with q, section",
      "Time: 2026-11-29T05:00:00.000Z",
      "No call failed.",
    ].join("\n"),
  );
});

it("lists the failed calls with their request ids", () => {
  const { at } = facts;
  const refused = { at, method: "POST", path: "/api/auction/makebid", status: 409, requestId: "b1c8-04" };
  const lost = { at, method: "GET", path: "/api/config", status: 0, requestId: null };
  const text = reportText({ ...facts, keys: [], answers: [refused, lost] });
  expect(text.split("\n").slice(5)).toEqual([
    "Calls that failed, the newest first:",
    "05:00:00 POST /api/auction/makebid 409 request b1c8-04",
    "05:00:00 GET /api/config no answer",
  ]);
  expect(text).toContain("Page: /auction/7\n");
});
