/** Tests: the settlement that is read again after its deadline. */
import { describe, expect, it } from "vitest";
import { isUndecided } from "./queries.ts";

const DUE = "2026-11-24T10:15:00.000Z";

describe("A settlement past its deadline", () => {
  it("is undecided until its state says so", () => {
    const late = Date.parse(DUE) + 1;
    expect(isUndecided({ state: "due", due: DUE }, Date.parse(DUE))).toBe(false);
    expect(isUndecided({ state: "due", due: DUE }, late)).toBe(true);
    expect(isUndecided({ state: "defaulted", due: DUE }, late)).toBe(false);
    expect(isUndecided({ state: "paid", due: DUE }, late)).toBe(false);
  });

  it("is nothing to wait for before there is one", () => {
    expect(isUndecided(null, Date.parse(DUE))).toBe(false);
    expect(isUndecided(undefined, Date.parse(DUE))).toBe(false);
  });
});
