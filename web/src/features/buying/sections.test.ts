import { describe, expect, it } from "vitest";
import { shownSections, startSection } from "./sections.ts";

it("has a tab for offers once there is one, and for a reader with an old link", () => {
  expect(shownSections("leading", 0)).not.toContain("offers");
  expect(shownSections("leading", 1)).toContain("offers");
  expect(shownSections("offers", 0)).toContain("offers");
});

describe("the section that Buying starts with", () => {
  it.each([
    ["an offer to answer", { to_answer: 1, to_pay: 2, outbid: 3, leading: 4, offers: 1, won: 2 }, "offers"],
    ["a lot to pay", { to_answer: 0, to_pay: 1, outbid: 3, leading: 4, won: 1 }, "won"],
    ["outbid", { to_answer: 0, to_pay: 0, outbid: 1, leading: 4 }, "outbid"],
    ["leading", { to_answer: 0, to_pay: 0, outbid: 0, leading: 4 }, "leading"],
    ["an offer of their own, which waits for the seller", { offers: 1, to_answer: 0, leading: 2 }, "leading"],
    ["a lot that is won and paid", { won: 5, to_pay: 0, leading: 0 }, "leading"],
    ["a paid lot, and outbid", { won: 5, to_pay: 0, outbid: 2, leading: 1 }, "outbid"],
    ["a seller's decision to wait for", { awaiting: 3, leading: 0 }, "leading"],
    ["lost lots only", { notwon: 3, all: 3 }, "leading"],
    ["nothing", {}, "leading"],
  ])("%s", (_, counts, section) => {
    expect(startSection(counts)).toBe(section);
  });
});
