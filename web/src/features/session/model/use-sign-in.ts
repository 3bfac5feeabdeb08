import type { Schema } from "@marsa/api-spec/client-problem";
import { fieldRules } from "@marsa/api-spec/rules";
import { useState } from "react";
import { errorsAt, type FieldErrors, useFormSend } from "#/components/form/use-form-send.ts";
import { noteCodes } from "#/lib/contacts/codes-sent.ts";
import { plainContact } from "#/lib/contacts/contact.ts";
import { api } from "#/lib/http/api.ts";
import type { Refusal } from "#/lib/http/refusal.ts";
import { signedIn } from "#/lib/session/session.ts";

export interface SignInErrors extends FieldErrors<"id" | "password"> {
  /** Above the form: the error, and what is safe. */
  form?: Refusal | undefined;
}

/** A sign-in with a one-time password: the data for choosing a new password. Kept in memory only. */
export interface OneTime {
  readonly step: "password";
  /** Valid only for choosing a password until then. */
  readonly token: string;
  readonly contact: string;
  readonly password: string;
  readonly verified: boolean;
}

/** The password was right; the second factor is missing. */
export interface FactorStep {
  readonly step: "factor";
  /** Good for the second factor only, until `expires`. */
  readonly token: string;
  readonly kinds: Schema<"SecondFactor">["kinds"];
  readonly credentials: Credentials;
}

/** The role needs a second factor, and there is none. */
export interface SetUpStep {
  readonly step: "set-up";
  /** Good for setting one up only, until then. */
  readonly token: string;
  readonly password: string;
  readonly verified: boolean;
}

/** A step before the person is signed in. */
export type SignInStep = OneTime | FactorStep | SetUpStep;
export type SignInResult = boolean | SignInStep;

export interface Credentials {
  readonly contact: string;
  readonly password: string;
}

/**
 * Signs in. Contact and password stay in their fields after an error.
 * @param onSignedIn gets whether a contact is confirmed, or the step that comes first
 */
export function useSignIn(onSignedIn: (result: SignInResult) => void) {
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

async function post(credentials: Credentials): Promise<SignInResult> {
  const { contact, password } = credentials;
  const { data } = await api.POST("/auth/signin", { body: { id: plainContact(contact), password } });
  if (!data) throw new Error("a sign-in without an answer");
  return afterAnswer(data, credentials);
}

/**
 * Keeps the session of a complete sign-in.
 * @returns whether a contact of the account is confirmed, or the step that comes first
 */
export async function afterAnswer(
  { result, access_token: token, data }: Schema<"SignedIn">,
  credentials: Credentials,
): Promise<SignInResult> {
  const { contact, password } = credentials;
  noteCodes(data.contacts);
  const verified = data.contacts.some((known) => known.verified);
  if (result === "second_factor_required")
    return { step: "factor", token, kinds: data.second_factor?.kinds ?? [], credentials };
  if (result === "second_factor_setup_required") return { step: "set-up", token, password, verified };
  if (result === "password_change_required") return { step: "password", token, contact, password, verified };
  await signedIn(token);
  return result === "success";
}

function missingOf({ contact, password }: Credentials): FieldErrors<"id" | "password"> {
  return {
    ...(contact.trim() === "" ? { id: fieldRules.required("Email or mobile phone") } : {}),
    ...(password === "" ? { password: fieldRules.required("Password") } : {}),
  };
}

/** Uses the same words for a wrong password and for an unknown contact. */
function wordsOf(refusal: Refusal): Refusal {
  if (refusal.code !== "UNAUTHORIZED") return refusal;
  return { ...refusal, title: "The contact and the password don’t match." };
}
