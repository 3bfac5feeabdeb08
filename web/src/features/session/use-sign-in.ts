import { useState } from "react";
import { errorsAt, type FieldErrors, useFormSend } from "../../components/form/use-form-send.ts";
import { noteCodes } from "../../lib/contacts/codes-sent.ts";
import { plainContact } from "../../lib/contacts/contact.ts";
import { messages } from "../../lib/format/messages.ts";
import { api } from "../../lib/http/api.ts";
import type { Refusal } from "../../lib/http/refusal.ts";
import { signedIn } from "../../lib/session/session.ts";

export interface SignInErrors extends FieldErrors<"id" | "password"> {
  /** Above the form: what happened and what is safe. */
  form?: Refusal | undefined;
}

/** A sign-in with a one-time password: what the choice of a new password needs. Kept in memory alone. */
export interface OneTime {
  /** Accepted for the choice of a password, and for nothing else until then. */
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
 * Signs in. The typed contact and password stay in their fields, whatever comes back.
 * @param onSignedIn gets whether a contact is confirmed, or the one-time password that has to be changed first.
 */
export function useSignIn(onSignedIn: (result: boolean | OneTime) => void) {
  const [errors, setErrors] = useState<FieldErrors<"id" | "password">>({});
  const { submit, sending, refusal, clear } = useFormSend({
    send: post,
    onSent: onSignedIn,
    errorsOf: errorsAt("id", "password"),
    showErrors: setErrors,
  });

  /** Resolves to whether it was taken. */
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

/** @returns whether a contact of the account is confirmed, or the one-time password that has to be changed first. */
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

/** The same words for a wrong password and for a contact that nobody has. */
function wordsOf(refusal: Refusal): Refusal {
  if (refusal.code !== "UNAUTHORIZED") return refusal;
  return { ...refusal, title: "The contact and the password don’t match." };
}
