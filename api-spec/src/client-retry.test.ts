/** When the client sends a call again. */
import { describe, expect, it } from "vitest";
import { operations } from "../generated/operations.ts";
import { ATTEMPTS, CHANGING_GETS, LONGEST_WAIT_MS, type Outcome, pauseBeforeRetry } from "./client-retry.ts";

const get: Outcome = {
  method: "GET",
  pathname: "/api/config",
  keyed: false,
  status: null,
  retryAfterMs: null,
  online: true,
};
const post: Outcome = { ...get, method: "POST", pathname: "/api/auction/lots" };
const bid: Outcome = { ...post, pathname: "/api/auction/makebid", keyed: true };
const retried = (outcome: Outcome, sent = 1) => pauseBeforeRetry(outcome, sent, 0) !== null;

// @proves 7.rule.retry-on-408-409-425-429
describe("a call that failed in transit", () => {
  it("is sent again when a repetition is safe: a GET, or a call with a key", () => {
    expect([get, bid, post].map((call) => retried(call))).toEqual([true, true, false]);
  });

  it.each([408, 425, 500, 502, 504])("is treated alike for the status %i", (status) => {
    expect([get, bid, post].map((call) => retried({ ...call, status }))).toEqual([true, true, false]);
  });

  it.each([400, 401, 402, 403, 404, 413, 415, 422])("is not sent again after %i", (status) => {
    expect([get, bid, post].some((call) => retried({ ...call, status }))).toBe(false);
  });

  it("is sent three times at most, with growing pauses", () => {
    expect([1, 2].map((sent) => pauseBeforeRetry(get, sent, 0))).toEqual([300, 600]);
    expect(retried(get, ATTEMPTS)).toBe(false);
  });
});

describe("a machine without a network", () => {
  const offline = { ...get, online: false };

  it("repeats a read once after a short wait, so that a person learns of it within a second", () => {
    expect([1, 2].map((sent) => pauseBeforeRetry(offline, sent, 0))).toEqual([250, null]);
    expect(retried({ ...offline, status: 502 }, 2)).toBe(true);
  });

  it("keeps its patience for a call with a key", () => {
    expect([1, 2].map((sent) => pauseBeforeRetry({ ...bid, online: false }, sent, 0))).toEqual([300, 600]);
  });
});

describe("a server that asks for a wait", () => {
  it.each([429, 503])("gets it for any call after %i with Retry-After", (status) => {
    expect(pauseBeforeRetry({ ...post, status, retryAfterMs: 2_000 }, 1, 0)).toBe(2_000);
    expect(retried({ ...get, status })).toBe(false);
  });

  it("is asked again after 409 only when it named a time", () => {
    expect(retried({ ...bid, status: 409 })).toBe(false);
    expect(retried({ ...bid, status: 409, retryAfterMs: 500 })).toBe(true);
  });

  it("is not waited for longer than a person would wait", () => {
    expect(retried({ ...get, status: 429, retryAfterMs: LONGEST_WAIT_MS + 1 })).toBe(false);
  });
});

describe("a GET that changes state", () => {
  it("is never sent again, even with a key", () => {
    for (const pathname of ["/api/live/ctrl/release/7", "/api/live/ctrl/skip-lot/7"]) {
      for (const status of [null, 503, 500]) {
        expect(retried({ ...get, pathname, keyed: true, status, retryAfterMs: 100 })).toBe(false);
      }
    }
  });

  it("is on the list when the document marks it", () => {
    const marked = Object.values(operations).filter(({ method, changes }) => method === "get" && changes);
    const known: readonly string[] = CHANGING_GETS;
    expect(marked.filter(({ path }) => !known.includes(path))).toEqual([]);
  });
});
