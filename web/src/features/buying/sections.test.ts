import { expect, it } from "vitest";
import { shownSections } from "./sections.ts";

it("has a tab for offers once there is one, and for a reader with an old link", () => {
  expect(shownSections("leading", 0)).not.toContain("offers");
  expect(shownSections("leading", 1)).toContain("offers");
  expect(shownSections("offers", 0)).toContain("offers");
});
