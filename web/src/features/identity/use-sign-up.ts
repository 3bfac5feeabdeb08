import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { api } from "../../lib/http/api.ts";
import { noteCodes } from "../../lib/contacts/codes-sent.ts";
import { plainContact } from "../../lib/contacts/contact.ts";
import { legalQuery } from "../../lib/format/legal.ts";
import { type Refusal, refusalOf } from "../../lib/http/refusal.ts";
import { signedIn } from "../../lib/session/session.ts";
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

/** The form of a new account and its sending; `onDone` once the user exists and is signed in, unverified. */
export function useSignUp(onDone: () => void) {
  const queryClient = useQueryClient();
  const form = useForm<SignUpFields>({ defaultValues: EMPTY });
  const [refusal, setRefusal] = useState<Refusal>();

  async function send(fields: SignUpFields): Promise<void> {
    setRefusal(undefined);
    try {
      // What is accepted is the text as it is now; the reply keeps its version.
      const { version } = await queryClient.ensureQueryData(legalQuery("terms"));
      const { data } = await api.POST("/auth/signup", { body: bodyOf(fields, version) });
      if (!data) return;
      noteCodes(data.data.contacts);
      await signedIn(data.access_token);
      onDone();
    } catch (error) {
      const found = refusalOf(error);
      const wrong = Object.entries(found.fields).filter(([field]) => field in EMPTY);
      wrong.forEach(([field, message], at) => {
        form.setError(field as keyof SignUpFields, { message }, { shouldFocus: at === 0 });
      });
      if (wrong.length === 0) setRefusal(found);
    }
  }

  return { form, refusal, submit: form.handleSubmit(send, () => setRefusal(undefined)) };
}

function bodyOf(fields: SignUpFields, terms: string) {
  const { firstName, lastName, email, password, same } = fields;
  const phone = plainContact(fields.phone);
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    phone,
    email: plainContact(email),
    password,
    whatsapp: same ? phone : plainContact(fields.whatsapp),
    adult: true,
    terms,
  } as const;
}
