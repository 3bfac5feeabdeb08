/** Tests of `contact.ts`. */
import { expect, it } from "vitest";
import { maskContact, readContact } from "./contact.ts";

it.each([
  [" Omar@Marsa.test ", { kind: "email", value: "omar@marsa.test" }],
  ["050 123 4567", { kind: "phone", value: "+971501234567" }],
  ["00971 50 123 4567", { kind: "phone", value: "+971501234567" }],
  ["+44 (20) 7946-0000", { kind: "phone", value: "+442079460000" }],
  ["971501234567", { kind: "phone", value: "+971501234567" }],
])("%j is read as it is stored", (typed, contact) => {
  expect(readContact(typed)).toEqual(contact);
});

it("shows enough of a contact to recognize it, and no more", () => {
  expect(maskContact({ kind: "email", value: "omar@marsa.test" })).toBe("o•••@marsa.test");
  expect(maskContact({ kind: "phone", value: "+971501234567" })).toBe("+971 ••• 4567");
});
