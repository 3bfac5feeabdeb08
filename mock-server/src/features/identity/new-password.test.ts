/** Tests of `new-password.ts`. */
import { expect, it } from "vitest";
import { easyToGuess } from "./new-password.ts";

it.each([
  "123456789012",
  "password1234",
  "passwordpassword",
  "qwertyuiop12",
  "aaaaaaaaaaaa",
  "x".repeat(200),
])("%j is among the first guesses", async (password) => {
  expect(await easyToGuess("pw", password)).toEqual({ field: "pw", message: expect.stringMatching(/guess/) });
});

it.each([
  "harbour-light",
  "a-long-password",
  "harbour lamps",
  "correct horse battery",
  "عمر يحب البحر كثيرا",
])("%j is hard to guess", async (password) => {
  expect(await easyToGuess("pw", password)).toBeNull();
});
