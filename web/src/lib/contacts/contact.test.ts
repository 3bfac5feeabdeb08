import { describe, expect, it } from "vitest";
import { formatContact, isCallable, isEmail, isMobile, isPhone, plainContact } from "./contact.ts";

describe("the contact field", () => {
  it("leaves an email as it is but for spaces around it", () => {
    expect(formatContact(" omar.haddad@gmail.com ")).toBe("omar.haddad@gmail.com");
    expect(plainContact("1omar@gmail.com")).toBe("1omar@gmail.com");
  });

  it("groups a phone number for reading", () => {
    expect(formatContact("+971501234567")).toBe("+971 50 123 4567");
    expect(formatContact("050-123 4567")).toBe("050 123 4567");
    expect(formatContact("+971 (0)50 123 4567")).toBe("+971 50 123 4567");
    expect(formatContact("\u202a٠٥٠ ١٢٣ ٤٥٦٧\u202c")).toBe("050 123 4567");
    expect(formatContact("+4915112345678")).toBe("+4915112345678");
  });

  it("sends a phone number without its spaces", () => {
    expect(plainContact("+971 50 123 4567")).toBe("+971501234567");
  });

  it("sends an email without the spaces of a phone's mask", () => {
    expect(plainContact("050 1omar@gmail.com")).toBe("0501omar@gmail.com");
  });

  // @proves 5.rule.the-contact-field-accepts-an-email
  it.each([
    ["omar.haddad@gmail.com", true, false],
    ["omar@mail.co.uk", true, false],
    ["+971 50 123 4567", false, true],
    ["050 123 4567", false, true],
    ["00971 50 123 4567", false, true],
    ["+49 151 12345678", false, true],
    ["omar@gmail", false, false],
    ["omar@@gmail.com", false, false],
    ["+971 (0)50 123 4567", false, true],
    ["501234567", false, true],
    ["050 123 4567 ext 5", false, true],
    ["04 234 5678", false, false],
    ["+501 123 4567", false, false],
    ["+971 50 12", false, false],
    ["123", false, false],
    ["", false, false],
  ])("takes %j as an email: %s, as a mobile phone: %s", async (text, email, mobile) => {
    expect([isEmail(text), await isMobile(text)]).toEqual([email, mobile]);
  });

  it("takes a landline for calls", async () => {
    expect(await isCallable("04 234 5678")).toBe(true);
    expect(await isCallable("04 234 567")).toBe(false);
  });

  it("reads a value that starts with + or a digit as a phone until it has a letter", () => {
    expect(["+9", "050", "٠٥٠", "(050)", "\u202a+971", "050o", "a", "", "1@"].map(isPhone)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
