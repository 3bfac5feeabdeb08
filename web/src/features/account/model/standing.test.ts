import { describe, expect, it } from "vitest";
import { standingOf } from "./standing.ts";

const me: Parameters<typeof standingOf>[0] = {
  gate: { can_bid: true, missing: null },
  restriction: null,
  pstatusMax: "ok",
  profiles: [],
};
const missing = (step: "verification" | "profile" | "contract" | "review" | "lock") =>
  standingOf({ ...me, gate: { can_bid: false, missing: step } });

describe("the status of a person", () => {
  it("is approved when nothing is missing", () => {
    expect(standingOf(me)).toEqual({ tone: "good", word: "Approved", sentence: null, step: null });
  });

  it("names the next step", () => {
    expect(missing("verification").step?.to).toBe("/verification");
    expect(missing("profile").step?.to).toBe("/profile/create");
  });

  it("is the seller's own for those who only sell", () => {
    const gate = { can_bid: false, missing: "profile" } as const;
    const own = { id_profile: 1, type: "seller", form: "individual", name: "Omar" } as const;
    const words = (["draft", "signed", "ok"] as const).map(
      (status) =>
        standingOf({ ...me, gate, pstatusMax: status, profiles: [{ ...own, status, expiring: [] }] }).word,
    );
    expect(words).toEqual(["Contract not signed", "Under review", "Approved"]);
  });

  it("asks no member of the staff for a profile", () => {
    const gate = { can_bid: false, missing: "role" } as const;
    expect(standingOf({ ...me, gate, pstatusMax: null })).toMatchObject({
      word: "Active",
      step: null,
    });
  });

  it("asks for patience during the review of the profile", () => {
    expect(missing("review")).toMatchObject({ tone: "wait", word: "Under review", step: null });
  });

  it("gives the reason and the end of a lock", () => {
    const gate = { can_bid: false, missing: "lock" } as const;
    const until = (day: string | null) =>
      standingOf({ ...me, gate, restriction: { reason: "Unpaid lot 20113", until: day } }).sentence;
    expect(until("2026-11-30")).toBe(
      "Bidding is suspended until Nov 30, 2026: Unpaid lot 20113. You can still win the lots you lead.",
    );
    expect(until(null)).toContain("Bidding is suspended: Unpaid lot 20113.");
  });
});
