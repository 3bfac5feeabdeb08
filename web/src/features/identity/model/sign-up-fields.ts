import { nameProblem, plainName } from "@marsa/api-spec/text/names";
import type { RegisterOptions } from "react-hook-form";
import { isCallable, isEmail, isMobile } from "#/lib/contacts/contact.ts";
import { messages } from "#/lib/format/messages.ts";

/** The entries of the sign-up form. */
export interface SignUpFields {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  password: string;
  repeat: string;
  /** Whether WhatsApp is on the mobile phone. */
  same: boolean;
  whatsapp: string;
  adult: boolean;
  terms: boolean;
}

/** The name of each field, in its label and in sentences about it. */
export const WORDS = {
  firstName: "First name",
  lastName: "Last name",
  phone: "Mobile phone",
  email: "Email",
  password: "Password",
  repeat: "Repeat password",
  whatsapp: "WhatsApp number",
} as const;

type Rules = { [Name in keyof SignUpFields]: RegisterOptions<SignUpFields, Name>["validate"] & {} };

const filled = (field: string, text: string) => text.trim() !== "" || messages.required(field);

/** The rules of every field, with their sentences. `passwordMin`: characters. */
export function signUpRules(passwordMin: number): Rules {
  return {
    firstName: { name: (text) => nameProblem(text, WORDS.firstName) ?? true },
    // Some people have one name.
    lastName: { name: (text) => plainName(text) === "" || (nameProblem(text, WORDS.lastName) ?? true) },
    phone: {
      filled: (text) => filled(WORDS.phone, text),
      valid: async (text) => (await isMobile(text)) || messages.valid(WORDS.phone),
    },
    email: {
      filled: (text) => filled(WORDS.email, text),
      valid: (text) => isEmail(text) || messages.valid(WORDS.email),
    },
    password: {
      filled: (text) => text !== "" || messages.required(WORDS.password),
      long: (text) => text.length >= passwordMin || messages.minLength(passwordMin),
    },
    repeat: { same: (text, { password }) => text === password || messages.passwordRepeat() },
    same: {},
    whatsapp: {
      filled: (text, { same }) => same || filled(WORDS.whatsapp, text),
      valid: async (text, { same }) => same || (await isCallable(text)) || messages.valid(WORDS.whatsapp),
    },
    adult: { ticked: (ticked) => ticked || messages.requiredField() },
    terms: { ticked: (ticked) => ticked || messages.requiredField() },
  };
}
