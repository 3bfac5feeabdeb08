import { describe, expect, it } from "vitest";
import { AWAY_MS, deskNews, type DeskAt } from "./desk-news.ts";

const [ME, HOLDER, THIRD] = [7, 8, 9];
const person = (id: number) => ({ id_user: id, name: id === HOLDER ? "Marcus Ellery" : "Somebody" });
/** The holder's last sign of life was at 0. */
const at = (holder: number, askedBy: number | null): DeskAt => ({
  whose: holder === ME ? "mine" : "other",
  desk: { holder: person(holder), asked_by: askedBy === null ? null : person(askedBy) },
  seenAt: 0,
});
const newsOf = (before: DeskAt, now: DeskAt, time = 1_000) => deskNews(before, now, ME, time);

describe("the news of the desk", () => {
  it("say that it is yours, whether it was handed over or its operator is away", () => {
    expect(newsOf(at(HOLDER, ME), at(ME, null))).toBe("The desk is yours now.");
    expect(newsOf(at(HOLDER, null), at(ME, null), AWAY_MS)).toBe(
      "The desk is yours now: Marcus Ellery is away.",
    );
  });

  it("never say that an operator who was heard is away, even if the handover comes before the request", () => {
    expect(newsOf(at(HOLDER, null), at(ME, null), AWAY_MS / 2)).toBe("The desk is yours now.");
    expect(newsOf({ ...at(HOLDER, null), seenAt: null }, at(ME, null), AWAY_MS)).toBe(
      "The desk is yours now.",
    );
  });

  it("say to the person who asked, and to nobody else, that its holder keeps it", () => {
    expect(newsOf(at(HOLDER, ME), at(HOLDER, null))).toBe("Marcus Ellery keeps the desk for now.");
    expect(newsOf(at(HOLDER, THIRD), at(HOLDER, null))).toBeNull();
    expect(newsOf(at(ME, THIRD), at(ME, null))).toBeNull();
  });

  it("are none when somebody else asks, or when nobody held it before", () => {
    expect(newsOf(at(HOLDER, ME), at(HOLDER, THIRD))).toBeNull();
    expect(newsOf({ whose: "unknown", desk: null, seenAt: null }, at(ME, null))).toBeNull();
  });
});
