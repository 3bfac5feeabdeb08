/** Tests of `contact.ts`. */
import { expect, it } from "vitest";
import { maskContact, readContact, storedContacts } from "./contact.ts";

it.each([
  [" Omar@Marsa.test ", { kind: "email", value: "omar@marsa.test" }],
  ["050 123 4567", { kind: "phone", value: "+971501234567" }],
  ["+971 (0)50 123 4567", { kind: "phone", value: "+971501234567" }],
  ["501234567", { kind: "phone", value: "+971501234567" }],
  ["050 123 4567 ext 5", { kind: "phone", value: "+971501234567" }],
  ["٠٥٠ ١٢٣ ٤٥٦٧", { kind: "phone", value: "+971501234567" }],
  ["+44 7400-123456", { kind: "phone", value: "+447400123456" }],
])("%j is read as it is stored", (typed, contact) => {
  expect(readContact(typed)).toEqual(contact);
});

it.each([
  "omar",
  "omar@marsa",
  "@marsa.test",
  "04 234 5678",
  "+44 (20) 7946-0000",
  "050 123 456",
  "+501 123 4567",
])("%j is no contact, since no mail and no SMS arrives there", (typed) => {
  expect(readContact(typed)).toBeNull();
});

it.each([
  ["Omar@Marsa.test", ["omar@marsa.test"]],
  ["050 123 4567", ["+971501234567"]],
  ["+971 (0)50 123 4567", ["+971501234567", "+9710501234567"]],
  ["501234567", ["+971501234567", "+501234567"]],
  ["+501234567", ["+501234567"]],
  ["04 234 5678", ["+97142345678"]],
  ["omar", []],
  ["12345", []],
])("%j may be stored as %j", (typed, values) => {
  expect(storedContacts(typed).map(({ value }) => value)).toEqual(values);
});

it("shows enough of a contact to recognize it, and no more", () => {
  expect(maskContact({ kind: "email", value: "omar@marsa.test" })).toBe("o•••@marsa.test");
  expect(maskContact({ kind: "phone", value: "+971501234567" })).toBe("+971 ••• 4567");
});
