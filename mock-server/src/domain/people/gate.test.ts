/** Tests of `gate.ts`. */
import { describe, expect, it } from "vitest";
import { gateOf, type Gate, type Person } from "./gate.ts";
import { aPerson } from "../test-support/room.ts";

describe("the gate", () => {
  it("is open for a buyer with an accepted profile", () => {
    expect(gateOf(aPerson(1))).toEqual({ canBid: true, missing: null });
  });
  it("asks a visitor to register", () =>
    expect(gateOf(null)).toEqual({ canBid: false, missing: "registration" }));
  it.each<[Partial<Person>, Gate["missing"]]>([
    [{ hasVerifiedContact: false, profile: "none" }, "verification"],
    [{ profile: "none" }, "profile"],
    [{ profile: "draft" }, "contract"],
    [{ profile: "signed", lock: { reason: "unpaid", until: null } }, "review"],
    [{ lock: { reason: "unpaid", until: "2026-12-01" } }, "lock"],
    [{ roles: ["auctioneer"] }, "role"],
    [{ roles: ["buyer", "backoffice"] }, "role"],
    [{ ustatus: "manager" }, "role"],
    [{ ustatus: "admin" }, "role"],
    [{ roles: ["auctioneer"], profile: "none" }, "role"],
  ])("given %o names the next step: %s", (given, missing) => {
    expect(gateOf(aPerson(1, given))).toEqual({ canBid: false, missing });
  });
  it("is open for a seller who is also accepted as a buyer", () => {
    expect(gateOf(aPerson(1, { roles: ["seller", "buyer"] })).canBid).toBe(true);
  });
});
