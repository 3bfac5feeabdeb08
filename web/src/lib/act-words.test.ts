import { expect, it } from "vitest";
import { actWord } from "./act-words.ts";

it("names an act in words, and keeps the name of one that is newer than this build", () => {
  expect([actWord("profile.lock"), actWord("moon.land")]).toEqual(["Profile locked", "moon.land"]);
});
