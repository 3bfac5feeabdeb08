import { nameProblem, plainName } from "@marsa/api-spec/text/names";
import { type RegisterOptions, useForm } from "react-hook-form";
import { isCallable, isEmail, isMobile, plainContact } from "#/lib/contacts/contact.ts";
import { messages } from "#/lib/format/messages.ts";
import { useQueryClient } from "@tanstack/react-query";
import { showFormErrors } from "#/components/form/error-summary.tsx";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { api } from "#/lib/http/api.ts";
import { noteCodes } from "#/lib/contacts/codes-sent.ts";
import { legalQuery } from "#/lib/format/legal.ts";
import { signedIn } from "#/lib/session/session.ts";

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
export const SIGN_UP_LABELS = {
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
    firstName: { name: (text) => nameProblem(text, SIGN_UP_LABELS.firstName) ?? true },
    // Some people have one name.
    lastName: {
      name: (text) => plainName(text) === "" || (nameProblem(text, SIGN_UP_LABELS.lastName) ?? true),
    },
    phone: {
      filled: (text) => filled(SIGN_UP_LABELS.phone, text),
      valid: async (text) => (await isMobile(text)) || messages.valid(SIGN_UP_LABELS.phone),
    },
    email: {
      filled: (text) => filled(SIGN_UP_LABELS.email, text),
      valid: (text) => isEmail(text) || messages.valid(SIGN_UP_LABELS.email),
    },
    password: {
      filled: (text) => text !== "" || messages.required(SIGN_UP_LABELS.password),
      long: (text) => text.length >= passwordMin || messages.minLength(passwordMin),
    },
    repeat: { same: (text, { password }) => text === password || messages.passwordRepeat() },
    same: {},
    whatsapp: {
      filled: (text, { same }) => same || filled(SIGN_UP_LABELS.whatsapp, text),
      valid: async (text, { same }) =>
        same || (await isCallable(text)) || messages.valid(SIGN_UP_LABELS.whatsapp),
    },
    adult: { ticked: (ticked) => ticked || messages.requiredField() },
    terms: { ticked: (ticked) => ticked || messages.requiredField() },
  };
}

const EMPTY: SignUpFields = {
  firstName: "",
  lastName: "",
  phone: "",
  email: "",
  password: "",
  repeat: "",
  same: true,
  whatsapp: "",
  adult: false,
  terms: false,
};

/** The form of a new account; `onDone` is called once the user exists and is signed in, unverified. */
export function useSignUp(onDone: () => void) {
  const queryClient = useQueryClient();
  const form = useForm<SignUpFields>({ defaultValues: EMPTY });
  const { submit, refusal, clear } = useFormSend({
    send: async (fields: SignUpFields) => {
      // The person accepts the present text; the request names its version.
      const { version } = await queryClient.ensureQueryData(legalQuery("terms"));
      const { data } = await api.POST("/auth/signup", { body: bodyOf(fields, version) });
      if (!data) throw new Error("a sign-up without an answer");
      noteCodes(data.data.contacts);
      await signedIn(data.access_token);
    },
    onSent: onDone,
    errorsOf: errorsAt(...(Object.keys(EMPTY) as (keyof SignUpFields)[])),
    showErrors: showFormErrors(form),
  });

  return { form, refusal, submit: form.handleSubmit(submit, clear) };
}

function bodyOf(fields: SignUpFields, terms: string) {
  const { firstName, lastName, email, password, same } = fields;
  const phone = plainContact(fields.phone);
  return {
    firstName: plainName(firstName),
    lastName: plainName(lastName),
    phone,
    email: plainContact(email),
    password,
    whatsapp: same ? phone : plainContact(fields.whatsapp),
    adult: true,
    terms,
  } as const;
}
