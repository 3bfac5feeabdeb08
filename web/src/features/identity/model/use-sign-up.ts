import { plainName } from "@marsa/api-spec/text/names";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { showFormErrors } from "#/components/form/show-form-errors.ts";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { api } from "#/lib/http/api.ts";
import { noteCodes } from "#/lib/contacts/codes-sent.ts";
import { plainContact } from "#/lib/contacts/contact.ts";
import { legalQuery } from "#/lib/format/legal.ts";
import { signedIn } from "#/lib/session/session.ts";
import type { SignUpFields } from "./sign-up-fields.ts";

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
