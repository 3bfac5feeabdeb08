/** Tests of `two-people.ts`. */
import { describe, expect, it } from "vitest";
import { hasSignersRole, needsSignature, tieOf, type Marks } from "./two-people.ts";

const marks = (userId: number, more: Partial<Marks> = {}): Marks => ({
  userId,
  document: [],
  account: [],
  phone: [],
  address: [],
  ...more,
});

describe("tieOf", () => {
  it.each(["document", "account", "phone", "address"] as const)("finds a shared %s", (kind) => {
    expect(tieOf(marks(1, { [kind]: ["a", "b"] }), marks(2, { [kind]: ["b"] }))).toBe(kind);
    expect(tieOf(marks(1, { [kind]: ["a"] }), marks(2, { [kind]: ["b"] }))).toBeNull();
  });

  it("takes a person for themselves, and nothing in common for no tie", () => {
    expect(tieOf(marks(1), marks(1))).toBe("person");
    expect(tieOf(marks(1), marks(2))).toBeNull();
  });
});

describe("needsSignature", () => {
  it.each([
    ["refund", 9_999.99, false],
    ["refund", 10_000, true],
    ["invoice", 49_999.99, false],
    ["invoice", 50_000, true],
    ["claim", 9_999.99, false],
    ["claim", 10_000, true],
  ] as const)("of a %s of AED %s: %s", (kind, aed, needed) => {
    expect(needsSignature(kind, Math.round(aed * 100))).toBe(needed);
  });

  it.each(["forfeit", "release", "role", "unlock"] as const)("of every %s", (kind) => {
    expect(needsSignature(kind, null)).toBe(true);
  });
});

it("the back office signs refunds, invoices and claims, managers and admins sign the rest", () => {
  const clerk = { roles: ["backoffice"] as const, ustatus: "confirmed" as const };
  expect([hasSignersRole("refund", clerk), hasSignersRole("forfeit", clerk)]).toEqual([true, false]);
  expect(hasSignersRole("claim", clerk)).toBe(true);
  expect(hasSignersRole("forfeit", { ...clerk, ustatus: "manager" })).toBe(true);
  expect(hasSignersRole("refund", { roles: ["auctioneer"], ustatus: "confirmed" })).toBe(false);
});
