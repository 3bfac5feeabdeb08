import { ApiProblem, NetworkProblem } from "@marsa/api-spec/client-problem";
import { SearchParamError } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { errorView } from "./error-view.ts";

const problem = (status: number) =>
  new ApiProblem({
    code: "INTERNAL",
    status,
    message: "Error, please try again later",
    details: {},
    requestId: "7f3a-91c2",
    retryAfterMs: null,
  });

describe("a page that failed", () => {
  // @proves 2.message.a-page-whose-own-validation-fails
  it("does not exist when its address is invalid", () => {
    expect(errorView(new SearchParamError("price"), true)).toEqual({ kind: "not-found" });
  });

  it("does not exist when the server says 404", () => {
    expect(errorView(problem(404), true)).toEqual({ kind: "not-found" });
  });

  it("shows the server's status, its sentence and the id of the request", () => {
    for (const status of [500, 503, 403]) {
      expect(errorView(problem(status), true)).toEqual({
        kind: "status",
        status,
        why: "Error, please try again later",
        requestId: "7f3a-91c2",
      });
    }
  });

  it("has lost the connection when there is no status", () => {
    expect(errorView(new NetworkProblem("unreachable"), true)).toEqual({ kind: "lost" });
  });

  it("is offline when the browser itself has no network", () => {
    expect(errorView(new NetworkProblem("unreachable"), false)).toEqual({ kind: "offline" });
  });

  it("has lost the connection when a chunk cannot be loaded, in the words of every browser", () => {
    for (const text of [
      "Failed to fetch dynamically imported module: /assets/x.js",
      "error loading dynamically imported module: /assets/x.js",
      "Importing a module script failed.",
    ]) {
      expect(errorView(new TypeError(text), true)).toEqual({ kind: "lost" });
    }
    expect(errorView(new Error("Unable to preload CSS for /assets/x.css"), true)).toEqual({ kind: "lost" });
  });

  it("counts as 500 for an error of the page itself, without a sentence of the server", () => {
    expect(errorView(new TypeError("x is not a function"), true)).toEqual({
      kind: "status",
      status: 500,
      why: null,
      requestId: null,
    });
  });
});
