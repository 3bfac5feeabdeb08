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
function broken(fields: Partial<SignUpFields>): Partial<Record<keyof SignUpFields, string>> {
  const all = { ...omar, ...fields };
  const found: Partial<Record<keyof SignUpFields, string>> = {};
  for (const name of Object.keys(rules) as (keyof SignUpFields)[]) {
    for (const rule of Object.values(rules[name]) as ((
      value: unknown,
      all: SignUpFields,
    ) => true | string)[]) {
      const verdict = rule(all[name], all);
      if (verdict !== true) found[name] ??= verdict;
    }
  }
  return found;
}

describe("signing up", () => {
  it("accepts complete entries", () => {
    expect(broken({})).toEqual({});
  });

  // @proves 5.message.field-is-required-2
  it("names the missing field", () => {
    const nothing = { firstName: "", lastName: " ", phone: "", email: "", password: "", repeat: "" };
    expect(broken({ ...nothing, adult: false, terms: false })).toEqual({
      firstName: "First name is required",
      lastName: "Last name is required",
      phone: "Mobile phone is required",
      email: "Email is required",
      password: "Password is required",
      adult: "Field is required",
      terms: "Field is required",
    });
  });

  // @proves 5.rule.sign-up-requires-age-of-at
  // @proves 5.rule.sign-up-requires-accepting-the-terms
  it("needs the age of 18 and the terms", () => {
    expect(broken({ adult: false })).toEqual({ adult: "Field is required" });
    expect(broken({ terms: false })).toEqual({ terms: "Field is required" });
  });

  it("needs names of two letters and a password of eight", () => {
    expect(broken({ firstName: "O", password: "short", repeat: "short" })).toEqual({
      firstName: "At least 2 characters",
      password: "At least 8 characters",
    });
  });

  it("compares the two passwords", () => {
    expect(broken({ repeat: "another" })).toEqual({ repeat: "Password confirmation does not match" });
  });

  it("needs a WhatsApp number only when it is a different one", () => {
    expect(broken({ same: false })).toEqual({ whatsapp: "WhatsApp number is required" });
    expect(broken({ same: false, whatsapp: "12" })).toEqual({ whatsapp: "WhatsApp number must be valid" });
    expect(broken({ same: true, whatsapp: "12" })).toEqual({});
  });

  it("finds a typing error in a contact", () => {
    expect(broken({ email: "omar@marsa", phone: "+971 50 1" })).toEqual({
      email: "Email must be valid",
      phone: "Mobile phone must be valid",
    });
  });
});
