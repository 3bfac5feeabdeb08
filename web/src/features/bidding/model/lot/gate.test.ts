import { type Code, problemMessage } from "@marsa/api-spec/problem";
import { describe, expect, it } from "vitest";
import { gateOf } from "./gate.ts";
import { person } from "../test-support.ts";

const CODES = {
  registration: "REGISTRATION_REQUIRED",
  verification: "VERIFICATION_REQUIRED",
  profile: "PROFILE_REQUIRED",
  contract: "CONTRACT_REQUIRED",
  review: "STANDBY",
  lock: "PROFILE_LOCKED",
  role: "ROLE_FORBIDDEN",
} as const satisfies Record<string, Code>;

describe("the obstacle to bidding", () => {
  it.each(Object.entries(CODES))("has the server's sentence for a person without: %s", (missing, code) => {
    const me = person(missing as keyof typeof CODES);
    expect(gateOf(me)?.sentence).toBe(`${problemMessage(code, { ...me.restriction })}.`);
  });

  it("asks a visitor to sign in", () => {
    expect(gateOf(null)).toEqual({
      missing: "registration",
      sentence: "Registration is required.",
      step: { kind: "sign-in" },
    });
  });

  it("leads to the screen of the missing step, or asks for a call", () => {
    const profile = { kind: "screen", path: "/profile/create", search: { type: "buyer" } };
    expect(gateOf(person("profile"))?.step).toMatchObject(profile);
    expect(gateOf(person("contract"))?.step).toMatchObject(profile);
    expect(gateOf(person("verification"))?.step).toMatchObject({ kind: "screen", path: "/verification" });
    expect(gateOf(person("lock"))?.step).toEqual({ kind: "call-back" });
    expect(gateOf(person("role"))?.step).toBeNull();
  });

  it("is none for a person whom the server lets bid", () => {
    expect(gateOf(person())).toBeNull();
  });

  it("has words for a lock without an end, and for one without a reason", () => {
    const locked = person("lock");
    expect(gateOf({ ...locked, restriction: { reason: "Unpaid", until: null } })?.sentence).toBe(
      "Bidding is suspended: Unpaid.",
    );
    expect(gateOf({ ...locked, restriction: { reason: "", until: "2026-12-01" } })?.sentence).toBe(
      "Bidding is suspended until Dec 1, 2026.",
    );
  });
});
