import { describe, expect, it } from "vitest";
import { deskNews, type DeskAt } from "./desk-news.ts";

const [ME, HOLDER, THIRD] = [7, 8, 9];
const person = (id: number) => ({ id_user: id, name: id === HOLDER ? "Marcus Ellery" : "Somebody" });
const at = (holder: number, askedBy: number | null): DeskAt => ({
  whose: holder === ME ? "mine" : "other",
  desk: { holder: person(holder), asked_by: askedBy === null ? null : person(askedBy) },
});

describe("what is told of the desk", () => {
  it("is that it is yours, whether it was handed over or its operator is away", () => {
    expect(deskNews(at(HOLDER, ME), at(ME, null), ME)).toBe("The desk is yours now.");
    expect(deskNews(at(HOLDER, null), at(ME, null), ME)).toBe(
      "The desk is yours now: Marcus Ellery is away.",
    );
  });

  it("is that its holder keeps it, to who asked and to nobody else", () => {
    expect(deskNews(at(HOLDER, ME), at(HOLDER, null), ME)).toBe("Marcus Ellery keeps the desk for now.");
    expect(deskNews(at(HOLDER, THIRD), at(HOLDER, null), ME)).toBeNull();
    expect(deskNews(at(ME, THIRD), at(ME, null), ME)).toBeNull();
  });

  it("is nothing when somebody else asks, or when it was nobody's before", () => {
    expect(deskNews(at(HOLDER, ME), at(HOLDER, THIRD), ME)).toBeNull();
    expect(deskNews({ whose: "unknown", desk: null }, at(ME, null), ME)).toBeNull();
  });
});
