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

const OWN = {
  firstName: "Omar",
  lastName: "Al Mansoori",
  email: "omar.mansoori@example.ae",
  phone: "+971501112233",
};

it.each([
  "omar.mansoori@example.ae",
  "omar.mansoori",
  "Omar Al Mansoori",
  "omaralmansoori1",
  "omar.mansoori2026",
  "971501112233",
  "0501112233omar",
  "marsa-demo-2026",
  "marsa-demo12",
  "MarsaDemo2026!",
  "marsa-marsa-marsa",
])(
  "%j is refused to the person whose name and contacts it repeats, or is the demo's word",
  async (password) => {
    expect(await easyToGuess("pw", password, OWN)).not.toBeNull();
  },
);

it("a name within a long password is no reason to refuse it", async () => {
  expect(await easyToGuess("pw", "omar counts nine blue boats", OWN)).toBeNull();
});
