import { ApiProblem, NetworkProblem, type ProblemCode } from "@marsa/api-spec/client-problem";
import { describe, expect, it } from "vitest";
import { refusalOf, refusalText, withTries, wrongPassword } from "./refusal.ts";

const problem = (code: ProblemCode, status: number, extra: Partial<ApiProblem> = {}) =>
  new ApiProblem({
    code,
    status,
    message: "No",
    details: {},
    requestId: "b1c8-04",
    retryAfterMs: null,
    ...extra,
  });

describe("a refusal", () => {
  it("gives the end of the pause that the server asks for, on this browser's clock", () => {
    expect(refusalOf(problem("RATE_LIMITED", 429, { retryAfterMs: 90_000 }), 1_000)).toMatchObject({
      title: "Too many tries.",
      until: 91_000,
    });
  });

  it("counts the tries that are left before a pause", () => {
    const wrong = problem("CODE_WRONG", 422, { details: { tries_left: 2 } });
    expect(refusalOf(wrong)).toMatchObject({ title: "No.", until: null, triesLeft: 2 });
  });

  it("says how many tries are left where the server counts them", () => {
    expect(withTries({ title: "No.", triesLeft: 2 })).toBe("No. 2 tries left.");
    expect(withTries({ title: "No.", triesLeft: 0 })).toBe("No. That was the last try.");
    expect(withTries({ title: "No.", triesLeft: null })).toBe("No.");
    expect(wrongPassword({ triesLeft: 1 })).toBe("This is not your password. 1 try left.");
  });

  it("names the fields that break their rules", () => {
    const errors = [{ field: "email", message: "Email must be valid" }];
    expect(refusalOf(problem("VALIDATION", 422, { details: { errors } })).fields).toEqual({
      email: "Email must be valid",
    });
  });

  it("names the request only when the server failed", () => {
    expect(refusalOf(problem("INTERNAL", 500)).requestId).toBe("b1c8-04");
    expect(refusalOf(problem("CODE_EXPIRED", 422)).requestId).toBeNull();
  });

  // @proves 8.message.error-please-try-again-later
  it("has a sentence for a lost connection and for any other error", () => {
    expect(refusalOf(new NetworkProblem("unreachable")).title).toBe("No connection to the server.");
    expect(refusalOf(new TypeError("undefined is not a function")).title).toBe(
      "Error, please try again later.",
    );
  });
});

const lost = (open: "nothing" | "once" | "change") => new NetworkProblem("unreadable", "HTTP 403", open);

describe("the sentence about what is safe", () => {
  it("is the screen's own after a refusal, and after a call that never left", () => {
    expect(refusalText(problem("STALE", 409), "No money was moved.")).toMatch(/\. No money was moved\.$/);
    expect(refusalText(lost("nothing"), "No money was moved.")).toBe(
      "The answer could not be read. No money was moved.",
    );
  });

  it.each([
    ["once", "Press again to check: it counts once at most."],
    ["change", "Look at the page again before you repeat it."],
  ] as const)("claims nothing after a lost answer, and says how to find out: %s", (open, next) => {
    expect(refusalText(lost(open), "No money was moved.")).toBe(
      `The answer could not be read. We don't know whether this was done. ${next}`,
    );
  });
});
