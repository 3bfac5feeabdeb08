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

interface Signed in with a one-time password: what it takes to choose another one. Kept in memory alone. */
export interface OneTime {
  /** Good for choosing a password, and for nothing else until then. */
  readonly token: string;
  readonly contact: string;
  readonly password: string;
  readonly verified: boolean;
}

/**
 * `verified`: in. `unverified`: {
  readonly contact: the errors say why. Else their
 * password was a one-time one.
 */
  readonly password: "refused" | OneTime;
}

/** Signs in. What a person typed stays in the fields, whatever comes back. @param onSignedIn told whether a contact is confirmed */
export function useSignIn(onSignedIn: (verified: boolean) => void) {
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
      if (data.result === "password_change_required") {
        const verified = data.data.contacts.some((known) => known.verified);
        return { token: data.access_token, contact, password, verified };
      }
      await signedIn(data.access_token);
      return data.result === "success" ? "verified" : "unverified";
    clear();
    return false;
  }

  const shown: SignInErrors = { ...errors, form: refusal && wordsOf(refusal) };
  return { signIn, errors: shown, busy: sending };
}

/** Returns whether a contact of the account is confirmed. */
async function post({ contact, password }: Credentials): Promise<boolean> {
  const { data } = await api.POST("/auth/signin", { body: { id: plainContact(contact), password } });
  if (!data) throw new Error("a sign-in without an answer");
  noteCodes(data.data.contacts);
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
