import { describe, expect, it } from "vitest";
import { formatContact, plainContact } from "./contact.ts";

describe("the contact field", () => {
  it("leaves an email alone but for spaces around it", () => {
    expect(formatContact(" omar.haddad@gmail.com ")).toBe("omar.haddad@gmail.com");
    expect(plainContact("1omar@gmail.com")).toBe("1omar@gmail.com");
  });

  it("groups a phone number for reading", () => {
    expect(formatContact("+971501234567")).toBe("+971 50 123 4567");
    expect(formatContact("050-123 4567")).toBe("050 123 4567");
    expect(formatContact("+4915112345")).toBe("+4915112345");
  });

  it("sends a phone number without its spaces", () => {
    expect(plainContact("+971 50 123 4567")).toBe("+971501234567");
  });
});
