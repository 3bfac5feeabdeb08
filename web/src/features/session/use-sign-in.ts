import { ApiProblem } from "@marsa/api-spec/client-problem";
import { fieldRules } from "@marsa/api-spec/rules";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { signedIn } from "../../lib/session.ts";
import { plainContact } from "./contact.ts";

export interface SignInErrors {
  id?: string;
  password?: string;
  /** Above the form: what happened and what is safe. */
  form?: { title: string; text: string };
}

/** Signs in; true when it worked. What a person typed stays in the fields, whatever comes back. */
export function useSignIn() {
  const [errors, setErrors] = useState<SignInErrors>({});
  const [busy, setBusy] = useState(false);

  async function signIn(contact: string, password: string): Promise<boolean> {
    const missing: SignInErrors = {
      ...(contact.trim() === "" ? { id: fieldRules.required("Email or mobile phone") } : {}),
      ...(password === "" ? { password: fieldRules.required("Password") } : {}),
    };
    setErrors(missing);
    if (busy || missing.id || missing.password) return false;
    setBusy(true);
    try {
      const { data } = await api.POST("/auth/signin", { body: { id: plainContact(contact), password } });
      if (data?.result !== "success") {
        setErrors({ form: { title: "This account is not verified yet.", text: "Your entries are kept." } });
        return false;
      }
      await signedIn(data.access_token);
      return true;
    } catch (error) {
      setErrors(errorsOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { signIn, errors, busy };
}

function errorsOf(error: unknown): SignInErrors {
  if (error instanceof ApiProblem && error.code === "UNAUTHORIZED") {
    return {
      form: {
        title: "The contact and the password don’t match.",
        text: `Your entries are kept.${triesLeft(error)}`,
      },
    };
  }
  if (error instanceof ApiProblem && error.code === "VALIDATION") {
    const { id, password } = error.fieldErrors;
    return { ...(id ? { id } : {}), ...(password ? { password } : {}) };
  }
  if (error instanceof ApiProblem && error.code === "RATE_LIMITED") {
    return {
      form: {
        title: "Too many tries.",
        text: `Your entries are kept. Try again in ${pause(error.retryAfterMs)}.`,
      },
    };
  }
  const title = error instanceof Error ? `${error.message}.` : "Error, please try again later.";
  return { form: { title, text: "You are not signed in. Your entries are kept." } };
}

function triesLeft({ details }: ApiProblem): string {
  const left = details["tries_left"];
  return typeof left === "number" ? ` ${left} ${left === 1 ? "try" : "tries"} left, then a pause.` : "";
}

/** A pause for a person: "40 seconds", "10 minutes". */
function pause(ms: number | null): string {
  const seconds = Math.ceil((ms ?? 60_000) / 1000);
  if (seconds < 100) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
