import { describe, expect, it } from "vitest";
import { sceneOf } from "./scene.ts";

const open = { phase: "open", status: "none", seconds: 11, happened: false } as const;

describe("The scene of a lot", () => {
  it("is its last ten seconds, not the eleventh and not the end itself", () => {
    expect([11, 10, 1, 0, Infinity].map((seconds) => sceneOf({ ...open, seconds }))).toEqual([
      null,
      "last",
      "last",
      null,
      null,
    ]);
  });

  it("is the hammer for who saw it fall", () => {
    expect(sceneOf({ ...open, phase: "judging", happened: true })).toBe("hammer");
    expect(sceneOf({ ...open, phase: "judging" })).toBeNull();
  });

  it("stays for who won or lost, and shows a sale to others only while they look", () => {
    const sold = { ...open, phase: "sold" } as const;
    expect(sceneOf({ ...sold, status: "won" })).toBe("won");
    expect(sceneOf({ ...sold, status: "not_won" })).toBe("lost");
    expect(sceneOf(sold)).toBeNull();
    expect(sceneOf({ ...sold, happened: true })).toBe("sold");
  });

  it("is the seller's decision for who bid", () => {
    const decision = { ...open, phase: "awaiting_decision", happened: true } as const;
    expect(sceneOf({ ...decision, status: "not_won" })).toBe("decision");
    expect(sceneOf({ ...decision, status: "awaiting_decision" })).toBe("decision");
    expect(sceneOf(decision)).toBeNull();
  });
});
