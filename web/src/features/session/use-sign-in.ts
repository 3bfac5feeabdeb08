import { useState } from "react";
import { errorsAt, type FieldErrors, useFormSend } from "../../components/form/use-form-send.ts";
import { noteCodes } from "../../lib/contacts/codes-sent.ts";
import { plainContact } from "../../lib/contacts/contact.ts";
import { messages } from "../../lib/format/messages.ts";
import { api } from "../../lib/http/api.ts";
import type { Refusal } from "../../lib/http/refusal.ts";
import { signedIn } from "../../lib/session/session.ts";

export interface SignInErrors extends FieldErrors<"id" | "password"> {
  /** Above the form: the error, and what is safe. */
  form?: Refusal | undefined;
}

/** A sign-in with a one-time password: the data for choosing a new password. Kept in memory only. */
export interface OneTime {
  /** Valid only for choosing a password until then. */
  readonly token: string;
  readonly contact: string;
  readonly password: string;
  readonly verified: boolean;
}

interface Credentials {
  readonly contact: string;
  readonly password: string;
}

/**
 * Signs in. Contact and password stay in their fields after an error.
 * @param onSignedIn gets whether a contact is confirmed, or the one-time password that must be changed first
 */
export function useSignIn(onSignedIn: (result: boolean | OneTime) => void) {
  const [errors, setErrors] = useState<FieldErrors<"id" | "password">>({});
  const { submit, sending, refusal, clear } = useFormSend({
    send: post,
    onSent: onSignedIn,
    errorsOf: errorsAt("id", "password"),
    showErrors: setErrors,
  });

  /** Resolves to whether the server accepted it. */
  async function signIn(credentials: Credentials): Promise<boolean> {
    if (sending) return false;
    const missing = missingOf(credentials);
    setErrors(missing);
    if (Object.keys(missing).length === 0) return submit(credentials);
    clear();
    return false;
  }

  const shown: SignInErrors = { ...errors, form: refusal && wordsOf(refusal) };
  return { signIn, errors: shown, busy: sending };
}

/** @returns whether a contact of the account is confirmed, or the one-time password that must be changed first */
async function post({ contact, password }: Credentials): Promise<boolean | OneTime> {
  const { data } = await api.POST("/auth/signin", { body: { id: plainContact(contact), password } });
  if (!data) throw new Error("a sign-in without an answer");
  noteCodes(data.data.contacts);
  if (data.result === "password_change_required") {
    const verified = data.data.contacts.some((known) => known.verified);
    return { token: data.access_token, contact, password, verified };
  }
  await signedIn(data.access_token);
  return data.result === "success";
}

function missingOf({ contact, password }: Credentials): FieldErrors<"id" | "password"> {
  return {
    ...(contact.trim() === "" ? { id: messages.required("Email or mobile phone") } : {}),
    ...(password === "" ? { password: messages.required("Password") } : {}),
  };
}

/** Uses the same words for a wrong password and for an unknown contact. */
function wordsOf(refusal: Refusal): Refusal {
  if (refusal.code !== "UNAUTHORIZED") return refusal;
  return { ...refusal, title: "The contact and the password don’t match." };
}
