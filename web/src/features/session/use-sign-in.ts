import { useState } from "react";
import { api } from "../../lib/http/api.ts";
import { noteCodes } from "../../lib/contacts/codes-sent.ts";
import { plainContact } from "../../lib/contacts/contact.ts";
import { messages } from "../../lib/format/messages.ts";
import { type Refusal, refusalOf } from "../../lib/http/refusal.ts";
import { signedIn } from "../../lib/session/session.ts";

export interface SignInErrors {
  id?: string;
  password?: string;
  /** Above the form: what happened and what is safe. */
  form?: Refusal;
}

/** `verified`: in. `unverified`: in, and a contact is to be confirmed first. `refused`: the errors say why. */
export type SignInOutcome = "verified" | "unverified" | "refused";

/** Signs in. What a person typed stays in the fields, whatever comes back. */
export function useSignIn() {
  const [errors, setErrors] = useState<SignInErrors>({});
  const [busy, setBusy] = useState(false);

  async function signIn(contact: string, password: string): Promise<SignInOutcome> {
    const missing: SignInErrors = {
      ...(contact.trim() === "" ? { id: messages.required("Email or mobile phone") } : {}),
      ...(password === "" ? { password: messages.required("Password") } : {}),
    };
    if (busy) return "refused";
    setErrors(missing);
    if (missing.id || missing.password) return "refused";
    setBusy(true);
    try {
      const { data } = await api.POST("/auth/signin", { body: { id: plainContact(contact), password } });
      if (!data) return "refused";
      noteCodes(data.data.contacts);
      await signedIn(data.access_token);
      return data.result === "success" ? "verified" : "unverified";
    } catch (error) {
      setErrors(errorsOf(error));
      return "refused";
    } finally {
      setBusy(false);
    }
  }

  return { signIn, errors, busy };
}

/** The same words for a wrong password and for a contact that nobody has. */
function errorsOf(error: unknown): SignInErrors {
  const refusal = refusalOf(error);
  const { id, password } = refusal.fields;
  if (id !== undefined || password !== undefined) return { ...(id && { id }), ...(password && { password }) };
  if (refusal.code !== "UNAUTHORIZED") return { form: refusal };
  return { form: { ...refusal, title: "The contact and the password don’t match." } };
}
