import { describe, expect, it } from "vitest";
import { type SignUpFields, signUpRules } from "./sign-up-fields.ts";

const omar: SignUpFields = {
  firstName: "Omar",
  lastName: "Haddad",
  phone: "+971 50 123 4567",
  email: "omar@marsa.test",
  password: "a-long-password",
  repeat: "a-long-password",
  same: true,
  whatsapp: "",
  adult: true,
  terms: true,
};

const rules = signUpRules(8);

/** The first error of each field. */
async function broken(fields: Partial<SignUpFields>): Promise<Partial<Record<keyof SignUpFields, string>>> {
  const all = { ...omar, ...fields };
  const found: Partial<Record<keyof SignUpFields, string>> = {};
  for (const name of Object.keys(rules) as (keyof SignUpFields)[]) {
    for (const rule of Object.values(rules[name]) as ((
      value: unknown,
      all: SignUpFields,
    ) => true | string | Promise<true | string>)[]) {
      const verdict = await rule(all[name], all);
      if (verdict !== true) found[name] ??= verdict;
    }
  }
  return found;
}

describe("signing up", () => {
  it("accepts complete entries", async () => {
    expect(await broken({})).toEqual({});
  });

  // @proves 5.message.field-is-required-2
  it("names the missing field", async () => {
    const nothing = { firstName: "", lastName: " ", phone: "", email: "", password: "", repeat: "" };
    expect(await broken({ ...nothing, adult: false, terms: false })).toEqual({
      firstName: "First name is required",
      phone: "Mobile phone is required",
      email: "Email is required",
      password: "Password is required",
      adult: "Field is required",
      terms: "Field is required",
    });
  });

  // @proves 5.rule.sign-up-requires-age-of-at
  // @proves 5.rule.sign-up-requires-accepting-the-terms
  it("needs the age of 18 and the terms", async () => {
    expect(await broken({ adult: false })).toEqual({ adult: "Field is required" });
    expect(await broken({ terms: false })).toEqual({ terms: "Field is required" });
  });

  it("needs names of two letters and a password of eight", async () => {
    expect(await broken({ firstName: "O", password: "short", repeat: "short" })).toEqual({
      firstName: "At least 2 characters",
      password: "At least 8 characters",
    });
  });

  it("takes one name, and no name of hidden signs, marks or digits", async () => {
    expect(await broken({ firstName: "Suharto", lastName: "" })).toEqual({});
    expect(await broken({ firstName: "\u200b\u200b", lastName: "12" })).toEqual({
      firstName: "First name is required",
      lastName: "Last name must be valid",
    });
  });

  it("compares the two passwords", async () => {
    expect(await broken({ repeat: "another" })).toEqual({ repeat: "Password confirmation does not match" });
  });

  it("needs a WhatsApp number only when it is a different one", async () => {
    expect(await broken({ same: false })).toEqual({ whatsapp: "WhatsApp number is required" });
    expect(await broken({ same: false, whatsapp: "12" })).toEqual({
      whatsapp: "WhatsApp number must be valid",
    });
    expect(await broken({ same: false, whatsapp: "04 234 5678" })).toEqual({});
    expect(await broken({ same: true, whatsapp: "12" })).toEqual({});
  });

  it("finds a typing error in a contact", async () => {
    expect(await broken({ email: "omar@marsa", phone: "+971 50 1" })).toEqual({
      email: "Email must be valid",
      phone: "Mobile phone must be valid",
    });
    for (const phone of ["04 234 5678", "050 123 456", "+501 123 4567"])
      expect(await broken({ phone })).toEqual({ phone: "Mobile phone must be valid" });
  });
});
