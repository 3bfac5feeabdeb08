import { expect, it } from "vitest";
import { actWord } from "./act-words.ts";

it("names an act in words, and keeps the server's name of an act that this build does not know", () => {
  expect([actWord("profile.lock"), actWord("moon.land")]).toEqual(["Profile locked", "moon.land"]);
});
