import { describe, expect, it } from "vitest";
import { shownRequests, statusWord, durationWord, verdictOf } from "./request-words.ts";

const request = (status: number) => ({
  request_id: `r-${status}`,
  at: "2026-11-24T10:02:54.000Z",
  method: "GET",
  path: "/api/auction/lot/1",
  operation: "getLot",
  status,
  ms: 1,
  id_user: null,
  result: null,
});

describe("a logged request", () => {
  it("is fine, refused, or failed", () => {
    expect([200, 304].map(verdictOf)).toEqual(["fine", "fine"]);
    expect([401, 422].map(verdictOf)).toEqual(["refused", "refused"]);
    expect([500, 503, 0].map(verdictOf)).toEqual(["failed", "failed", "failed"]);
  });

  it("has no status where the socket was closed", () => {
    expect(statusWord(0)).toBe("none");
    expect(statusWord(200)).toBe("200");
  });

  it("shows its duration with useful digits", () => {
    expect(durationWord(0.4)).toBe("0.4 ms");
    expect(durationWord(12.3)).toBe("12 ms");
    expect(durationWord(3_012.4)).toBe("3,012 ms");
  });
});

it("filters problems in the same order", () => {
  const all = [200, 503, 304, 422, 0].map(request);
  expect(shownRequests(all, true).map(({ status }) => status)).toEqual([503, 422, 0]);
  expect(shownRequests(all, false)).toEqual(all);
});

it("a check of a healthy server is left out, one of an unhealthy server is not", () => {
  const all = [200, 503].map((status) => ({ ...request(status), operation: "getHealth" }));
  expect(shownRequests(all, false).map(({ status }) => status)).toEqual([503]);
});
