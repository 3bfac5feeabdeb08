import { describe, expect, it } from "vitest";
import type { Seller } from "./queries.ts";
import { answeredLine, closingLine, figuresOf, initialsOf, sellerLine } from "./words.ts";

const seller: Seller = {
  name: "Wadi Leasing PJSC",
  form: "company",
  verified_since: "2023-01-15T08:00:00.000Z",
  sold: 412,
  fell_through: 2,
  accepted_below: 64,
  answer_minutes: 300,
};
const NOW = Date.parse("2026-11-24T10:00:00.000Z");

describe("the seller", () => {
  it("has four numbers, and fewer where few cases stand behind one", () => {
    expect(figuresOf(seller).map(({ value, words }) => `${value} ${words}`)).toEqual([
      "412 lots sold",
      "64 % accepted below the minimum",
      "5 h median time to answer",
      "2 sales that fell through",
    ]);
    const few = figuresOf({
      ...seller,
      sold: 1,
      accepted_below: null,
      answer_minutes: null,
      fell_through: 1,
    });
    expect(few.map(({ value, words }) => `${value} ${words}`)).toEqual([
      "1 lot sold",
      "1 sale that fell through",
    ]);
  });

  it.each([
    [12, "12 min"],
    [59, "59 min"],
    [90, "2 h"],
    [47 * 60, "47 h"],
    [72 * 60, "3 days"],
  ])("who takes %i minutes answers in %s", (minutes, text) => {
    expect(figuresOf({ ...seller, answer_minutes: minutes })[2]?.value).toBe(text);
  });

  it("is a company with its letters, or a private person without a name", () => {
    expect([sellerLine(seller), initialsOf(seller.name)]).toEqual([
      "Company, selling here since Jan 2023",
      "WL",
    ]);
    expect(initialsOf("Jaber & Sons Motors")).toBe("JS");
    const person: Seller = { ...seller, name: null, form: "individual", verified_since: null };
    expect([sellerLine(person), initialsOf(person.name)]).toEqual(["Private seller", ""]);
  });
});

describe("questions", () => {
  it.each([
    [
      true,
      "2026-11-24T14:15:00.000Z",
      "Questions close at 18:15, one hour before the end. Watchers are told of each answer.",
    ],
    [
      true,
      "2026-11-25T13:05:00.000Z",
      "Questions close Nov 25, 17:05, one hour before the end. Watchers are told of each answer.",
    ],
    [true, null, "Questions close when the live lane opens. Watchers are told of each answer."],
    [false, "2026-11-24T09:05:00.000Z", "Questions closed at 13:05."],
    [false, "2026-11-25T09:05:00.000Z", "Questions are closed."],
    [false, null, "Questions are closed."],
  ])("open: %s, until %s", (open, closes_at, text) => {
    expect(closingLine({ open, closes_at }, NOW)).toBe(text);
  });

  it("name who answered and when", () => {
    expect(answeredLine({ text: "Yes.", by: "seller", at: "2026-11-23T13:20:00.000Z" })).toBe(
      "Seller · Nov 23, 17:20",
    );
    expect(answeredLine({ text: "Yes.", by: "staff", at: "2026-11-23T13:20:00.000Z" })).toBe(
      "Marsa · Nov 23, 17:20",
    );
  });
});
