import { expect, it } from "vitest";
import { filterBody } from "./sale-search.ts";

/** 23:30 on the 24th in Dubai. */
const LATE = Date.parse("2026-11-24T19:30:00Z");

it("an address without words and filters restricts nothing", () => {
  expect(filterBody({ q: "" }, LATE)).toEqual({});
});

it("a period is counted in days of Dubai", () => {
  expect(filterBody({ q: "kia", kind: "vehicle", ends: "last7" }, LATE)).toEqual({
    q: "kia",
    kind: ["vehicle"],
    ends: { from: "2026-11-17", to: "2026-11-24" },
  });
  expect(filterBody({ q: "", ends: "today" }, LATE + 3_600_000).ends).toEqual({
    from: "2026-11-25",
    to: "2026-11-25",
  });
});
