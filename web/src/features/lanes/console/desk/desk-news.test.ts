import { describe, expect, it } from "vitest";
import { AWAY_MS, deskNews, type DeskAt } from "./desk-news.ts";

const [ME, HOLDER, THIRD] = [7, 8, 9];
const person = (id: number) => ({ id_user: id, name: id === HOLDER ? "Marcus Ellery" : "Somebody" });
/** Its holder was heard of at 0. */
const at = (holder: number, askedBy: number | null): DeskAt => ({
  whose: holder === ME ? "mine" : "other",
  desk: { holder: person(holder), asked_by: askedBy === null ? null : person(askedBy) },
  seenAt: 0,
});
const told = (before: DeskAt, now: DeskAt, time = 1_000) => deskNews(before, now, ME, time);

describe("what is told of the desk", () => {
  it("is that it is yours, whether it was handed over or its operator is away", () => {
    expect(told(at(HOLDER, ME), at(ME, null))).toBe("The desk is yours now.");
    expect(told(at(HOLDER, null), at(ME, null), AWAY_MS)).toBe(
      "The desk is yours now: Marcus Ellery is away.",
    );
  });

  it("is never that its operator is away who was heard of: he hands it over before the question is known here", () => {
    expect(told(at(HOLDER, null), at(ME, null), AWAY_MS / 2)).toBe("The desk is yours now.");
    expect(told({ ...at(HOLDER, null), seenAt: null }, at(ME, null), AWAY_MS)).toBe("The desk is yours now.");
  });

  it("is that its holder keeps it, to who asked and to nobody else", () => {
    expect(told(at(HOLDER, ME), at(HOLDER, null))).toBe("Marcus Ellery keeps the desk for now.");
    expect(told(at(HOLDER, THIRD), at(HOLDER, null))).toBeNull();
    expect(told(at(ME, THIRD), at(ME, null))).toBeNull();
  });

  it("is nothing when somebody else asks, or when it was nobody's before", () => {
    expect(told(at(HOLDER, ME), at(HOLDER, THIRD))).toBeNull();
    expect(told({ whose: "unknown", desk: null, seenAt: null }, at(ME, null))).toBeNull();
  });
});
